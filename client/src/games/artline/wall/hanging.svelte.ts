import { tick } from "svelte";
import type { People } from "../people/people";
import { boxToScreen, toWall } from "./camera";
import type { Tagged } from "./fitting";
import {
  type Box,
  boundsOf,
  CELL,
  type Cell,
  cellBox,
  contains,
  isRow,
  overlap,
  type Point,
  sameCell,
  type Size,
} from "./geometry";
import { plaqueFormat } from "./plaqueFormat";
import { FOLDED, hangPlaques, type Hung, leader } from "./plaques";
import { Viewer } from "./viewer.svelte";
import { type Draft, lineCells, paintingsOnWall, plaqueTexts } from "./wall";
import type { ArtlineView, PlaceView } from "../wire";

/** What is to be shown on the wall. */
export interface Shown {
  readonly view: ArtlineView;
  readonly people: People;
  readonly lit: readonly PlaceView[];
  readonly draft: Draft | null;
  readonly focusLines: readonly string[];
}

const SMALL_WALL = 360; // pixels: below that, plaques would cover what is talked about
const EDGE = 6;
const CONTROLS_EDGE = 12;
const USUAL_PLAQUE_HEIGHT = 34; // before it was measured

/** Where everything on the wall is on the screen: paintings, offered places and plaques, and where the keyboard is. */
export class Hanging {
  readonly viewer = new Viewer();
  root = $state<HTMLElement>();
  controls = $state<Size>({ width: 0, height: 0 });
  #sizes = $state.raw<Record<string, Size>>({});
  #roved = $state.raw<Cell | null>(null);
  readonly #shown: Shown;

  readonly hung = $derived.by(() => paintingsOnWall(this.#shown.view));
  readonly litCells = $derived.by(() => (this.#shown.draft ? [] : this.#shown.lit.map((place) => place.cell)));
  readonly #allTexts = $derived.by(() => plaqueTexts(this.#shown.view, this.#shown.draft, this.#shown.people.you));
  /** While a few lines are talked about on a small wall, theirs are the plaques that matter; moving the wall shows all. */
  readonly texts = $derived.by(() => {
    const { focusLines } = this.#shown;
    const few = focusLines.length > 0 && this.viewer.size.height < SMALL_WALL && !this.viewer.moved;
    return few ? this.#allTexts.filter((text) => focusLines.includes(text.line)) : this.#allTexts;
  });
  readonly #cells = $derived.by(() => [
    ...this.hung.map((one) => one.cell),
    ...this.litCells,
    ...(this.#shown.draft ? [this.#shown.draft.cell] : []),
  ]);
  readonly museum = $derived.by(() => boundsOf(this.#cells));

  /** What arrow keys go through: places when some are offered, else paintings. */
  readonly stops = $derived.by<Cell[]>(() =>
    this.litCells.length > 0 ? this.litCells : this.hung.map((one) => one.cell),
  );
  readonly current = $derived.by<Cell | null>(
    () => this.stops.find((cell) => sameCell(cell, this.#roved)) ?? this.stops[0] ?? null,
  );

  /** How much larger than usual the reader wants text. */
  readonly #larger = Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1);
  readonly format = $derived.by(() =>
    plaqueFormat(this.viewer.size, this.texts.length, CELL.height * this.viewer.camera.scale, this.#larger),
  );
  readonly #labels = $derived.by(() =>
    this.tagged().map((tag) => ({
      ...tag,
      row: isRow(tag.line),
      extent: this.#onScreen(tag.extent),
      foldable: !this.viewer.moved && !this.#shown.focusLines.includes(tag.line),
    })),
  );
  readonly plaques = $derived.by(
    () =>
      new Map(
        hangPlaques(
          this.#labels,
          this.#cells.map((cell) => this.#onScreen(cellBox(cell))),
          this.#inView(),
          this.#keptFree(),
        ).map((one) => [one.line, one]),
      ),
  );
  readonly leaders = $derived.by(() =>
    this.#labels.flatMap((label) => {
      const place = this.plaques.get(label.line);
      const ends = place?.visible ? leader(label, place) : null;
      return ends ? [{ line: label.line, ends }] : [];
    }),
  );
  /** Changes whenever the whole museum has to be fitted into the screen again. */
  readonly fitKey = $derived.by(() => JSON.stringify([this.museum, this.viewer.size, this.#sizes, this.texts.length]));

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  /** The lines that have a plaque: what each spans, and how large its plaque is. */
  tagged(): Tagged[] {
    return this.texts.flatMap(({ line }) => {
      const extent = boundsOf(lineCells(line, this.hung, this.litCells, this.#shown.draft));
      return extent
        ? [{ line, extent, size: this.#sizes[line] ?? { width: this.format.width, height: USUAL_PLAQUE_HEIGHT } }]
        : [];
    });
  }

  measured(line: string, size: Size): void {
    const known = this.#sizes[line];
    if (known?.width !== size.width || known.height !== size.height) this.#sizes = { ...this.#sizes, [line]: size };
  }

  coversPlace({ line, left, top, folded }: Hung): boolean {
    const size = folded ? FOLDED : this.#sizes[line];
    const box = { left, top, right: left + (size?.width ?? 0), bottom: top + (size?.height ?? 0) };
    return this.litCells.some((cell) => overlap(box, this.#onScreen(cellBox(cell))) > 0);
  }

  /** Fits the whole museum into the screen, unless the reader has moved the wall. */
  fit(): void {
    if (this.museum && !this.viewer.moved) this.viewer.show(this.museum, this.tagged());
  }

  showAll(): void {
    this.viewer.moved = false;
    this.fit();
  }

  rove(cell: Cell): void {
    this.#roved = cell;
  }

  async focusCell(cell: Cell): Promise<void> {
    this.rove(cell);
    this.viewer.reveal(cellBox(cell));
    await tick();
    this.root?.querySelector<HTMLElement>(`[data-cell="${cell.join(",")}"]`)?.focus({ preventScroll: true });
  }

  /** Takes the keyboard to the place it left, or to the best on offer. */
  focusPlaces(): void {
    const { lit } = this.#shown;
    const first =
      lit.find((place) => sameCell(place.cell, this.#roved)) ?? lit.find((place) => place.exhibition) ?? lit[0];
    if (first) void this.focusCell(first.cell);
  }

  /** The offered place under a point of the page, for a painting that is dragged there. */
  placeAt(page: Point): PlaceView | null {
    const box = this.root?.getBoundingClientRect();
    if (!box) return null;
    const point = toWall(this.viewer.camera, { x: page.x - box.left, y: page.y - box.top });
    return this.#shown.lit.find((place) => contains(cellBox(place.cell), point)) ?? null;
  }

  #onScreen(box: Box): Box {
    return boxToScreen(this.viewer.camera, box);
  }

  #inView(): Box {
    const { width, height } = this.viewer.size;
    return { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE };
  }

  /** No plaque covers the controls or where the keyboard is. */
  #keptFree(): Box[] {
    const { width, height } = this.viewer.size;
    const controls = {
      left: width - this.controls.width - CONTROLS_EDGE,
      top: height - this.controls.height - CONTROLS_EDGE,
      right: width,
      bottom: height,
    };
    return this.current ? [controls, this.#onScreen(cellBox(this.current))] : [controls];
  }
}
