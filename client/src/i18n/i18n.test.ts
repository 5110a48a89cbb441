import { afterAll, describe, expect, it } from "vitest";
import { list, speak } from "./i18n.svelte";

describe("several names in one sentence", () => {
  afterAll(() => speak("en"));

  it.each([
    ["en", "Ada, Ben and Cleo"],
    ["en-US", "Ada, Ben, and Cleo"],
    ["ru", "Ada, Ben и\u00a0Cleo"],
    ["uk", "Ada, Ben і\u00a0Cleo"],
    ["es-419", "Ada, Ben y Cleo"],
    ["zh", "Ada、Ben和Cleo"],
  ] as const)("are joined as %s does", async (reader, joined) => {
    await speak(reader);
    expect(list(["Ada", "Ben", "Cleo"])).toBe(joined);
  });
});
