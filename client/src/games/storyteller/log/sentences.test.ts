import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../i18n/i18n.svelte";
import type { People } from "../../kit/people";
import { tell, winnersText } from "./sentences";
import { S0, S1, S2 } from "../../../../tests/seats";

const NAMES = ["Анна", "Boris", "陈"];
const people: People = {
  you: S0,
  name: (seat) => NAMES[seat] ?? "?",
  colour: () => "orange",
  face: () => null,
  bot: () => null,
};

describe("what is told", () => {
  beforeAll(() => speak("en"));

  it("names who wins", () => {
    expect(winnersText([S0], people)).toBe("You win!");
    expect(winnersText([S1, S2], people)).toBe("Boris and 陈 win!");
  });

  it("says so when every seat was closed and nobody wins", () => {
    expect(winnersText([], people)).toBe("Nobody wins.");
    expect(tell({ type: "Ended", reason: "too_few", winners: [] }, people)).toBe("Nobody wins.");
  });
});
