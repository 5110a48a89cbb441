import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../i18n/i18n.svelte";
import { load, t } from "../texts";
import { firstQuestion } from "./firstPlayer";

describe("who begins (A3)", () => {
  beforeAll(load);

  it.each([
    ["en", "Louvre", "youngest"],
    ["ru", "Лувре", "младший"],
    ["es", "Louvre", "joven"],
    ["zh", "卢浮宫", "最年轻"],
    ["uk", "Луврі", "наймолодший"],
  ] as const)("is asked in the Louvre edition by its own box, in %s", async (language, museum, youngest) => {
    await speak(language);
    const asked = t(firstQuestion({ edition: "louvre" }));
    expect(asked).toContain(museum);
    expect(asked).toContain(youngest);
  });

  it.each(["tretyakov", "hermitage"] as const)("is asked in the %s edition by any exhibition", async (edition) => {
    await speak("en");
    expect(t(firstQuestion({ edition }))).toBe("Who was at an exhibition most recently?");
  });
});
