// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Guessing } from "./guessing.svelte";
import type { View } from "../view";
import type { Command } from "../wire";
import { S1, S2, S3 } from "../../../../tests/seats";

/** Somebody in a game who may still draw, and who looks at the sheet of seat 2. */
function looking({ blank = false, may = ["draw", "guess"] } = {}) {
  const sent: Command[] = [];
  const view = { round: 1, may, numbers: {}, guessable: [1, 2, 3] } as unknown as View;
  const guessing = new Guessing(
    () => ({ view, blank, gameKey: "ABCDE.1" }),
    (command) => (sent.push(command), Promise.resolve(false)),
  );
  guessing.look(S2);
  return { guessing, sent };
}

describe("the first guess", () => {
  beforeEach(() => localStorage.clear());

  it("asks again when the question was put away unanswered", () => {
    // P15
    const { guessing, sent } = looking();
    guessing.pick(3);
    guessing.unask();
    guessing.pick(3);
    expect(guessing.question).not.toBeNull();
    expect(sent).toEqual([]);
  });

  it("asks no more in this game once it was agreed to", () => {
    const { guessing, sent } = looking();
    guessing.pick(3);
    guessing.question!.yes();
    guessing.unask();
    guessing.look(S3);
    guessing.pick(5);
    expect(guessing.question).toBeNull();
    expect(sent.map((command) => command.type === "MakeGuess" && command.number)).toEqual([3, 5]);
  });

  it("always asks who has drawn nothing", () => {
    const { guessing } = looking({ blank: true });
    guessing.pick(3);
    guessing.question!.yes();
    guessing.unask();
    guessing.look(S3);
    guessing.pick(5);
    expect(guessing.question).not.toBeNull();
  });
});

describe("a chosen guess", () => {
  const may = ["guess"];
  const laid = (drawer: number, number: number, letter: string | null = null) => ({
    type: "MakeGuess",
    round: 1,
    drawer,
    number,
    letter,
  });

  it("is sent at once", () => {
    // P13 P17
    const { guessing, sent } = looking({ may });
    guessing.pick(3);
    expect(sent).toEqual([laid(2, 3)]);
    guessing.look(S1);
    guessing.pick(5);
    guessing.take(3);
    expect(sent.map(({ type }) => type)).toEqual(["MakeGuess", "MakeGuess", "TakeToken"]);
  });

  it("is taken back by asking the server", () => {
    const { guessing, sent } = looking({ may });
    guessing.pick(3);
    guessing.takeBack(S2);
    expect(sent.at(-1)).toEqual({ type: "TakeBackGuess", round: 1, drawer: 2 });
  });

  it("says which of the three words was meant, if it was a word that was touched", () => {
    // P12
    const { guessing, sent } = looking({ may });
    guessing.pick(3, "B");
    expect(sent).toEqual([laid(2, 3, "B")]);
  });

  it("may begin with the word", () => {
    const { guessing, sent } = looking({ may });
    guessing.leave();
    guessing.choose(6, "C");
    guessing.look(S3);
    expect(sent).toEqual([laid(3, 6, "C")]);
    expect(guessing.number).toBeNull();
  });
});
