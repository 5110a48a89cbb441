import { describe, expect, it } from "vitest";
import { durationOf, nextSheet, scriptOf, momentAt, thisSheet, tokensLeft } from "./revealScript";
import type { RoundView } from "../wire";
import { S0, S1, S2, S3 } from "../../../../tests/seats";

const score = { won: 0, black: 0, black_fate: "none", left: [], wrong: 0, points: 0 } as const;

/** Seat 0 was guessed by 1 (right) and 2 (wrong), seat 1 by 2 (wrong), seat 2 by nobody. */
const round: RoundView = {
  round: 1,
  level: 1,
  cards: { A: "1/a", B: "1/b", C: "1/c" },
  words: { [S0]: { letter: "A", number: 3 }, [S1]: { letter: "B", number: 5 }, [S2]: { letter: "A", number: 1 } },
  score: {
    stacks: {
      [S0]: [
        { seat: S1, number: 3, right: true, won: 2, letter: null },
        { seat: S2, number: 6, right: false, won: 0, letter: null },
      ],
      [S1]: [{ seat: S2, number: 4, right: false, won: 0, letter: null }],
      [S2]: [],
    },
    black_sheep: S2,
    seats: { [S0]: { ...score, left: [] }, [S1]: { ...score, left: [] }, [S2]: { ...score, left: [] } },
  },
  shown: [],
  sums_shown: true,
  voided: [],
  owned_up: [],
  contested: {},
  restored: [],
  pointed: {},
  answers: {},
  hearts: {},
};
const script = scriptOf(round, [S0, S1, S2]);
const kinds = script.map((beat) => beat.kind);

describe("the reveal", () => {
  it("goes sheet by sheet and guess by guess, then to the sheep, the tokens and the sums", () => {
    // P20 P23 P24
    expect(kinds).toEqual([
      "sheet",
      "word",
      "guess",
      "guess",
      "left",
      "sheet",
      "word",
      "guess",
      "left",
      "sheet",
      "word",
      "left",
      "sheep",
      "black",
      "sums",
    ]);
  });

  it("shows nothing before its time", () => {
    expect(momentAt(script, 0, round)).toMatchObject({ drawer: 0, wordShown: false, turned: 0, won: {}, wrong: {} });
    expect(momentAt(script, 2, round)).toMatchObject({ wordShown: true, turned: 1, won: { 1: [2] }, wrong: {} });
  });

  it("lays wrong cards in the middle", () =>
    expect(momentAt(script, script.length - 1, round).wrong).toEqual({ 2: 2 }));

  it("leaves guesses on a void drawing out", () => {
    // P27
    const voided = {
      ...round,
      voided: [S0],
      score: {
        ...round.score,
        stacks: {
          ...round.score.stacks,
          [S0]: round.score.stacks[S0]!.map((guess) => ({ ...guess, won: 0, letter: null })),
        },
      },
    };
    expect(momentAt(script, script.length - 1, voided)).toMatchObject({ won: {}, wrong: { 2: 1 } });
  });

  it("gives the drawer's best token to the first who was right", () => {
    // P20
    expect(tokensLeft([2, 1], round, S0, 0)).toEqual([2, 1]);
    expect(tokensLeft([2, 1], round, S0, 2)).toEqual([1]);
  });

  it("can be skipped sheet by sheet to its end", () => {
    expect(nextSheet(script, 1)).toBe(5);
    expect(kinds[nextSheet(script, 10)]).toBe("sheep");
    expect(kinds[nextSheet(script, 13)]).toBe("sums");
  });

  it("begins again with the sheet that was not seen to its end", () => {
    expect([0, 4, 5, 8, 12, 13, 14].map((at) => thisSheet(script, at))).toEqual([0, 0, 5, 5, 12, 12, 14]);
  });

  it("waits at the sums", () => expect(durationOf({ kind: "sums" })).toBe(0));

  it("leaves out who did not play this round", () => expect(scriptOf(round, [S0, S1, S2, S3])).toEqual(script)); // P34
});
