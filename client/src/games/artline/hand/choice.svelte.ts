import { sameCell, type Cell } from "../wall/geometry";
import type { PendingPlacement } from "../wall/wall";
import type { PlaceView, View } from "../view";

/** The part of a choice that survives a reload. */
export interface Chosen {
  painting: string;
  cell: Cell | null;
  themes: Record<string, string>;
}

/** What the player is about to do: nothing of it is sent before they confirm. */
export class Choice {
  painting = $state<string | null>(null);
  cell = $state.raw<Cell | null>(null);
  themes = $state.raw<Record<string, string>>({});
  problem = $state<string | null>(null);
  busy = $state(false);

  take(painting: string): void {
    this.painting = painting;
    this.leave();
  }

  /** One field for every theme the place opens; what was written for the same line before is kept. */
  placeIn(place: PlaceView): void {
    const opened = place.lines.filter((line) => line.effect === "opens").map((line) => line.line);
    this.themes = Object.fromEntries(opened.map((line) => [line, this.themes[line] ?? ""]));
    this.cell = place.cell;
    this.problem = null;
  }

  /** Goes back to choosing a place. */
  leave(): void {
    this.cell = null;
    this.problem = null;
  }

  forget(): void {
    this.leave();
    this.painting = null;
    this.themes = {};
    this.busy = false;
  }

  /** Drops what the newest view no longer offers. */
  follow(view: View): void {
    const choosable = placeable(view).length > 0 ? placeable(view) : mayDiscard(view) ? view.hand : [];
    if (this.painting !== null && !choosable.includes(this.painting)) this.forget();
    else if (this.cell && !view.places.some((place) => sameCell(place.cell, this.cell))) this.leave();
  }

  /** Restores the choice, as far as the view still offers it. */
  resume({ painting, cell, themes }: Chosen, view: View): void {
    this.painting = painting;
    this.themes = themes;
    const place = view.places.find((one) => sameCell(one.cell, cell));
    if (place) this.placeIn(place);
    this.follow(view);
  }

  chosen(): Chosen | null {
    return this.painting === null ? null : { painting: this.painting, cell: this.cell, themes: this.themes };
  }

  pending(): PendingPlacement | null {
    return this.painting !== null && this.cell
      ? { painting: this.painting, cell: this.cell, themes: this.themes }
      : null;
  }
}

/** Advising a curator: choosing a painting and a place points at them (A32). */
export function mayPoint(view: View): boolean {
  return view.layable.length === 0 && view.may.includes("point");
}

/** What may be hung, or pointed at, at the places on offer. */
export function placeable(view: View): readonly string[] {
  return mayPoint(view) ? (view.shown[view.turn] ?? []) : view.layable;
}

export function mayDiscard(view: View): boolean {
  return view.may.includes("discard") || view.may.includes("discard-if-sure");
}
