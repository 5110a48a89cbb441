import { describe, expect, it } from "vitest";
import { readCards, writeCards } from "./ownCards";

const SEVEN = ["one", "two", "three", "four", "five", "six", "seven"];

describe("your own cards", () => {
  it("are lines of seven words", () =>
    expect(readCards(SEVEN.join(", "), 2)).toEqual({ cards: [{ level: 2, words: SEVEN }], problems: [] }));
  it("may begin with their level", () =>
    expect(readCards(`4: ${SEVEN.join("; ")}`, 1).cards[0]).toEqual({ level: 4, words: SEVEN }));
  it("come from a spreadsheet as well", () => expect(readCards(`3\t${SEVEN.join("\t")}`, 1).cards[0]?.level).toBe(3));
  it.each(["一，二，三，四，五，六，七", "一、二、三、四、五、六、七", "一；二；三；四；五；六；七"])(
    "come in Chinese as well: %s",
    (line) => expect(readCards(line, 1).cards[0]?.words).toHaveLength(7),
  );
  it.each([
    "2：叉子，勺子，餐刀，碗，盘子，杯子，筷子",
    "２、叉子、勺子、餐刀、碗、盘子、杯子、筷子",
    "2．叉子；勺子；「餐刀」；碗；盘子；杯子；筷子",
  ])("have their level before the mark of a Chinese keyboard: %s", (line) =>
    expect(readCards(line, 1)).toEqual({
      cards: [{ level: 2, words: ["叉子", "勺子", "餐刀", "碗", "盘子", "杯子", "筷子"] }],
      problems: [],
    }),
  );
  it("may have each word in quotation marks", () =>
    expect(readCards(`«вальс», „танго“, “samba”, "полька", «Весна» Вивальди, «а» и «б», г`, 1).cards[0]?.words).toEqual(
      ["вальс", "танго", "samba", "полька", "«Весна» Вивальди", "«а» и «б»", "г"],
    ));

  it("are told from lines that are none", () => {
    const text = `# my cards\n＃ 我的卡\n\n${SEVEN.join(",")}\none, two\n${SEVEN.join(",")}, eight\n${"x".repeat(27)},${SEVEN.slice(1).join(",")}\none,One,${SEVEN.slice(2).join(",")}`;
    const { cards, problems } = readCards(text, 1);
    expect(cards).toHaveLength(1);
    expect(problems).toEqual([
      { line: 5, why: "count" },
      { line: 6, why: "count" },
      { line: 7, why: "length" },
      { line: 8, why: "repeat" },
    ]);
  });

  it("are written as they are read", () => {
    const cards = [{ level: 3, words: SEVEN }];
    expect(readCards(writeCards(cards), 1).cards).toEqual(cards);
  });
});
