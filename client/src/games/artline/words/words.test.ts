import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../i18n/i18n.svelte";
import { placeLabel, placeName, wordsOf } from "./words";
import type { PlaceView } from "../wire";

const place: PlaceView = {
  cell: [5, 4],
  exhibition: true,
  lines: [
    {
      line: "r4",
      effect: "extends",
      theme: { text: "Boats", language: "en", by: 0, understood: [] },
      paintings: ["d/a", "d/b"],
    },
    { line: "c5", effect: "opens", theme: null, paintings: ["d/c"] },
  ],
};

describe("a place", () => {
  it("says where it is and what it would do", async () => {
    await speak("en");
    expect(placeName(place, "gallery")).toBe(
      "Row 5, column 6: extends the row “Boats”, opens a gallery in the column\u00a0– Exhibition",
    );
  });

  it("says it in each box's words", async () => {
    await speak("ru");
    expect(placeName(place, "room")).toBe(
      "Ряд 5, столбец 6: продолжает ряд «Boats», открывает зал в\u00a0столбце\u00a0— Галерея",
    );
    expect(placeName(place, "gallery")).toBe(
      "Ряд 5, столбец 6: продолжает ряд «Boats», открывает галерею в\u00a0столбце\u00a0— Выставка",
    );
  });

  describe("written on the wall", () => {
    beforeAll(() => speak("uk"));

    it("counts what it opens and shows what it must fit", () => {
      expect(placeLabel(place, "room")).toEqual({ opens: "Нова зала", fits: [place.lines[0]!.theme] });
      const two = { ...place, lines: place.lines.map((line) => ({ ...line, effect: "opens" as const })) };
      expect(placeLabel(two, "room").opens).toBe("2\u00a0нові зали");
    });
  });
});

describe("an edition", () => {
  it("has rooms in the Louvre and galleries elsewhere", () => {
    expect(wordsOf("louvre")).toBe("room");
    expect(wordsOf("tretyakov")).toBe("gallery");
    expect(wordsOf("hermitage")).toBe("gallery");
  });
});
