import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../i18n/i18n.svelte";
import { refusalText } from "../../i18n/refusal";
import { load, t } from "./texts";

describe("what the game says", () => {
  beforeAll(async () => {
    await speak("en");
    await load();
  });

  it("is its own, or the shell's", () => expect([t("game.your-turn"), t("shell.bot")]).toEqual(["Your turn.", "bot"]));

  it("follows the reader's language", async () => {
    await speak("es");
    expect(t("settings.edition")).toBe("Edición");
    await speak("en");
  });

  it("gives the reason for a refusal, with seats by name", () => {
    expect(refusalText("not-your-turn", { turn: 2 }, (seat) => `player ${seat}`)).toBe("It is player 2’s turn.");
  });
});
