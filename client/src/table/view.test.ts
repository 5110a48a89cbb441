import { describe, expect, it } from "vitest";
import type { TablePublic } from "../wire";
import { viewOf } from "./view";
import { S2 } from "../../tests/seats";

const shown = {
  seats: { 2: { seat: 2 }, 0: { seat: 0 } },
  chat: { 31: { number: 31 }, 7: { number: 7 } },
  game: null,
} as unknown as TablePublic;

describe("what a reader sees of a table", () => {
  it("has seats and lines of chat in order", () => {
    const view = viewOf(shown, { you: S2, game: null });
    expect([view.seats.map(({ seat }) => seat), view.chat.map(({ number }) => number), view.you]).toEqual([
      [0, 2],
      [7, 31],
      2,
    ]);
  });

  it("has both parts of the game, or none", () => {
    expect(viewOf(shown, { you: S2, game: null }).game).toBeNull();
    expect(viewOf({ ...shown, game: { turn: 1 } }, { you: null, game: {} }).game).toEqual({
      shown: { turn: 1 },
      own: {},
    });
  });
});
