import { beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../../../i18n/i18n.svelte";
import { needDecks } from "../../../pictures/pictures.svelte";
import { isTranslated, meaning, said } from "./themes";
import type { Theme } from "../wire";
import { S0 } from "../../../../tests/seats";

const boats: Theme = { text: "лодки", language: "ru", by: S0, understood: ["boat"], whole: true, contested: null };

/** The vocabulary comes over HTTP. */
async function read(language: "en" | "ru" | "zh", words: Record<string, string>): Promise<void> {
  await speak(language);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(words))));
  needDecks([]);
  await new Promise((done) => setTimeout(done));
}

describe("a theme of another language", () => {
  beforeEach(() => vi.unstubAllGlobals());

  it("is shown with what it means in the reader's", async () => {
    await read("zh", { boat: "船" });
    expect(meaning(boats)).toBe("船");
    expect(said(boats)).toBe("“лодки”（船）");
  });

  it("stands alone where nobody understood it", async () => {
    await read("zh", { boat: "船" });
    expect(meaning({ ...boats, understood: [], whole: false, contested: null })).toBeNull();
    expect(said({ ...boats, understood: ["no-such-tag"] })).toBe("“лодки”");
  });

  it("needs no help for a reader who speaks it", async () => {
    await read("ru", { boat: "лодка" });
    expect(said(boats)).toBe("«лодки»");
  });

  it("is shown in the reader's words only if they say all of it", async () => {
    await read("zh", { boat: "船" });
    expect(isTranslated(boats, [boats])).toBe(true);
    const three = { ...boats, text: "три лодки", whole: false };
    expect(isTranslated(three, [three])).toBe(false);
  });

  it("stays in its author's words where another would look the same", async () => {
    await read("zh", { boat: "船" });
    const own: Theme = { ...boats, text: "船", language: "zh" };
    expect(isTranslated(boats, [boats, own])).toBe(false);
    const same = { ...boats, text: "boats", language: "en" as const };
    expect([isTranslated(boats, [boats, same]), isTranslated(same, [boats, same])]).toEqual([false, false]);
  });
});
