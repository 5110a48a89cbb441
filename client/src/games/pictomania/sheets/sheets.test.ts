import { describe, expect, it } from "vitest";
import { Sheets } from "./sheets.svelte";
import type { Event, PictomaniaView } from "../wire";

const view = { round: 1, sheets: null } as unknown as PictomaniaView;
const news = (number: number, event: Event) => ({ number, events: [event] });

describe("everybody's sheets", () => {
  it("show what is drawn though the beginning of the round went by unheard", () => {
    // P11
    const sheets = new Sheets();
    sheets.hear(news(7, { type: "ReadySaid", seat: 2 }), view);
    sheets.hear(news(8, { type: "StrokeDrawn", seat: 2, stroke: 1, ink: "AAAA" }), view);
    expect(sheets.of(1, 2).strokes).toEqual(["AAAA"]);
  });
});
