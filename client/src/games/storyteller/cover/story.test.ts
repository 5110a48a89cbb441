import { expect, it } from "vitest";
import { BEATS, PAINTINGS, seenAt, TARGET, VOTES } from "./story";

it("begins with an empty wall and ends with everything on it", () => {
  expect(seenAt(0)).toEqual({ clue: false, paintings: 0, votes: 0, revealed: false });
  expect(seenAt(BEATS)).toEqual({ clue: true, paintings: PAINTINGS.length, votes: VOTES.length, revealed: true });
});

it("shows every vote before it says whose the painting was", () => {
  const before = seenAt(BEATS - 1);
  expect([before.votes, before.revealed]).toEqual([VOTES.length, false]);
});

it("is found by some, but not by all", () => {
  const found = VOTES.filter(({ painting }) => painting === TARGET).length;
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(VOTES.length);
});
