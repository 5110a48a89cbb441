// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Guessing } from "./guessing.svelte";
import type { View } from "../view";
import type { Command } from "../wire";

/** Somebody in a game who may still draw, and who looks at the sheet of seat 2. */
function looking(blank = false) {
  const sent: Command[] = [];
  const view = { round: 1, may: ["draw", "guess"] } as unknown as View;
  const guessing = new Guessing(
    () => ({ view, blank, gameKey: "ABCDE.1" }),
    (command) => (sent.push(command), Promise.resolve(false)),
  );
  guessing.look(2);
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
    guessing.pick(5);
    expect(guessing.question).toBeNull();
    expect(sent.map((command) => command.type === "MakeGuess" && command.number)).toEqual([3, 5]);
  });

  it("always asks who has drawn nothing", () => {
    const { guessing } = looking(true);
    guessing.pick(3);
    guessing.question!.yes();
    guessing.unask();
    guessing.pick(5);
    expect(guessing.question).not.toBeNull();
  });
});
