import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../i18n/i18n.svelte";
import { placeEffects, placeLabel, termsOf } from "./places";
import type { PlaceView } from "../view";
import { S0 } from "../../../../tests/seats";

const place: PlaceView = {
  cell: [5, 4],
  exhibition: true,
  lines: [
    {
      line: "r4",
      effect: "extends",
      theme: { text: "Boats", language: "en", by: S0, understood: [], whole: false, contested: null },
      paintings: ["d/a", "d/b"],
    },
    { line: "c5", effect: "opens", theme: null, paintings: ["d/c"] },
  ],
};

describe("a place", () => {
  it("says what it would do", async () => {
    await speak("en");
    expect(placeEffects(place, "gallery")).toBe(
      "extends the row “Boats”, opens a gallery in the column\u00a0– Exhibition",
    );
  });

  it("says it in each box's terms", async () => {
    await speak("ru");
    expect(placeEffects(place, "room")).toBe("продолжает ряд «Boats», открывает зал в\u00a0столбце\u00a0— Галерея");
    expect(placeEffects(place, "gallery")).toBe(
      "продолжает ряд «Boats», открывает галерею в\u00a0столбце\u00a0— Выставка",
    );
  });

  describe("written on the wall", () => {
    beforeAll(() => speak("uk"));

    it("counts what it opens", () => {
      expect(placeLabel(place, "room")).toBe("Нова зала");
      const two = { ...place, lines: place.lines.map((line) => ({ ...line, effect: "opens" as const })) };
      expect(placeLabel(two, "room")).toBe("2\u00a0нові зали");
    });
  });
});

describe("an edition", () => {
  it("has rooms in the Louvre and galleries elsewhere", () => {
    expect(termsOf("louvre")).toBe("room");
    expect(termsOf("tretyakov")).toBe("gallery");
    expect(termsOf("hermitage")).toBe("gallery");
  });
});
