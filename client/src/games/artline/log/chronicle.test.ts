import { describe, expect, it } from "vitest";
import { Chronicle, voteToShow } from "./chronicle.svelte";
import type { View } from "../view";
import { S0 } from "../../../../tests/seats";

const view = { galleries: [], placement: null } as unknown as View;
const theme = { text: "Boats", language: "en", by: S0, understood: [], whole: false, contested: null };
const laid = {
  type: "Laid",
  placement: 1,
  seat: S0,
  owner: S0,
  painting: "d/p",
  cell: [5, 6],
  themes: { c5: theme },
  exhibition: false,
} as const;
const closed = {
  type: "VoteClosed",
  placement: 1,
  reason: "does-not-fit",
  line: "c5",
  ballots: { 1: false },
  kept: false,
} as const;

describe("the chronicle", () => {
  it("hears the same news once", () => {
    const chronicle = new Chronicle();
    const news = { number: 7, events: [{ type: "Stood", placement: 1 } as const] };
    expect(chronicle.hear(news, view)).toHaveLength(1);
    expect(chronicle.hear(news, view)).toHaveLength(0);
    expect(chronicle.entries).toHaveLength(1);
  });

  it("still knows the theme of a painting that was taken back", () => {
    const chronicle = new Chronicle();
    chronicle.hear({ number: 1, events: [{ ...laid, cell: [5, 6] }] }, view);
    const [entry] = chronicle.hear({ number: 2, events: [closed] }, view);
    expect(entry?.themes.c5?.text).toBe("Boats");
  });

  it("begins anew with a new game", () => {
    const chronicle = new Chronicle();
    chronicle.hear({ number: 1, events: [closed] }, view);
    chronicle.hear({ number: 2, events: [{ type: "Started" } as never] }, view);
    expect(chronicle.entries.map((entry) => entry.event.type)).toEqual(["Started"]);
  });

  it("knows after a reload what happened before, and tells none of it again", () => {
    const chronicle = new Chronicle();
    const recent = [laid, { type: "Stood", placement: 1 } as const].map((event) => ({ ...event }) as never);
    expect(chronicle.hear({ number: 9, events: [], recent }, view)).toEqual([]);
    expect(chronicle.entries.map((entry) => entry.event.type)).toEqual(["Laid", "Stood"]);
  });

  it("tells after a break what was missed, once", () => {
    const chronicle = new Chronicle();
    chronicle.hear({ number: 1, events: [{ ...laid, cell: [5, 6] }] }, view);
    const stood = { type: "Stood", placement: 1 } as const;
    const missed = chronicle.hear({ number: 2, events: [stood], recent: [{ ...laid, cell: [5, 6] }, stood] }, view);
    expect(missed.map((entry) => entry.event.type)).toEqual(["Stood"]);
    expect(chronicle.entries).toHaveLength(2);
  });

  it("shows a counted vote until there is something new to judge", () => {
    const chronicle = new Chronicle();
    const counted = voteToShow(chronicle.hear({ number: 1, events: [closed] }, view), null);
    expect(counted?.kept).toBe(false);
    expect(voteToShow(chronicle.hear({ number: 2, events: [{ type: "Stood", placement: 1 }] }, view), counted)).toBe(
      counted,
    );
    expect(voteToShow(chronicle.hear({ number: 3, events: [{ ...laid, cell: [5, 6] }] }, view), counted)).toBeNull();
  });
});
