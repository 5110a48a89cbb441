import { describe, expect, it } from "vitest";
import { speak } from "../src/i18n/i18n.svelte";
import { shownName } from "../src/table/people/shownName";

describe("a name", () => {
  it("of a bot is written as the reader's language does", async () => {
    await speak("ru");
    expect(shownName({ name: "Hélène", bot: "easy" })).toBe("Элен");
    await speak("zh");
    expect(shownName({ name: "Saskia", bot: "strong" })).toBe("萨斯基亚");
  });

  it("of a person stays as it was given", async () => {
    await speak("ru");
    expect(shownName({ name: "Saskia", bot: null })).toBe("Saskia");
  });
});
