import { describe, expect, it } from "vitest";
import { readCards, writeCards } from "./ownCards";

const SEVEN = ["one", "two", "three", "four", "five", "six", "seven"];

describe("cards of one's own", () => {
  it("are lines of seven words", () => expect(readCards(SEVEN.join(", "), 2)).toEqual({ cards: [{ level: 2, words: SEVEN }], problems: [] }));
  it("may begin with their level", () => expect(readCards(`4: ${SEVEN.join("; ")}`, 1).cards[0]).toEqual({ level: 4, words: SEVEN }));
  it("come from a spreadsheet as well", () => expect(readCards(`3\t${SEVEN.join("\t")}`, 1).cards[0]?.level).toBe(3));
  it("come in Chinese as well", () => expect(readCards("一，二，三，四，五，六，七", 1).cards[0]?.words).toHaveLength(7));

  it("are told from lines that are none", () => {
    const text = `# my cards\n\n${SEVEN.join(",")}\none, two\n${SEVEN.join(",")}, eight\n${"x".repeat(27)},${SEVEN.slice(1).join(",")}\none,One,${SEVEN.slice(2).join(",")}`;
    const { cards, problems } = readCards(text, 1);
    expect(cards).toHaveLength(1);
    expect(problems).toEqual([{ line: 4, why: "count" }, { line: 5, why: "count" }, { line: 6, why: "length" }, { line: 7, why: "repeat" }]);
  });

  it("are written as they are read", () => {
    const cards = [{ level: 3, words: SEVEN }];
    expect(readCards(writeCards(cards), 1).cards).toEqual(cards);
  });
});
