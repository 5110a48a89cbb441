// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Guessing, HELD_MS } from "./guessing.svelte";
import type { View } from "../view";
import type { Command } from "../wire";
import { S1, S2, S3 } from "../../../../tests/seats";

/** Somebody in a game who may still draw, and who looks at the sheet of seat 2. */
function looking({ blank = false, left = 60_000, may = ["draw", "guess"] } = {}) {
  const sent: Command[] = [];
  const view = { round: 1, may, numbers: {}, guessable: [1, 2, 3] } as unknown as View;
  const guessing = new Guessing(
    () => ({ view, blank, gameKey: "ABCDE.1", left }),
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
    guessing.send();
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
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const may = ["guess"];

  it("is sent after a moment", () => {
    // P13
    const { guessing, sent } = looking({ may });
    guessing.pick(3);
    expect([guessing.held, sent]).toEqual([{ drawer: 2, number: 3 }, []]);
    vi.advanceTimersByTime(HELD_MS);
    expect(sent).toEqual([{ type: "MakeGuess", round: 1, drawer: 2, number: 3 }]);
    expect(guessing.held).toBeNull();
  });

  it("can be taken back meanwhile", () => {
    const { guessing, sent } = looking({ may });
    guessing.pick(3);
    guessing.cancel();
    vi.advanceTimersByTime(10 * HELD_MS);
    expect(sent).toEqual([]);
  });

  it("is sent at once when another one follows, a token is taken or the round is about to end", () => {
    // P17
    const { guessing, sent } = looking({ may });
    guessing.pick(3);
    guessing.look(S1);
    guessing.pick(5);
    expect(sent).toHaveLength(1);
    guessing.take(3);
    expect(sent.map(({ type }) => type)).toEqual(["MakeGuess", "MakeGuess", "TakeToken"]);
    const late = looking({ may, left: 1_000 });
    late.guessing.pick(4);
    expect(late.sent).toHaveLength(1);
  });

  it("uses up its card and its drawing while it is held", () => {
    const { guessing } = looking({ may });
    guessing.pick(3);
    guessing.look(S1);
    expect(guessing.whyNot(3)).not.toBeNull();
    expect(guessing.guessable(S2)).toBe(false);
  });

  it("may begin with the word", () => {
    const { guessing } = looking({ may });
    guessing.leave();
    guessing.choose(6);
    guessing.look(S3);
    expect(guessing.held).toEqual({ drawer: 3, number: 6 });
    expect(guessing.number).toBeNull();
  });
});
