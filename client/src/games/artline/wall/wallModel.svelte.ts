import { tick } from "svelte";
import { isBig, rem } from "../../../big/mode";
import { PIXELS } from "../../../style/breakpoints";
import type { People } from "../../kit/people";
import { meaning, quoted } from "../themes/themes";
import { boxToScreen, MAX_FIT_SCALE, type Padding, toWall } from "./camera";
import {
  type Box,
  boundsOf,
  CELL,
  type Cell,
  cellBox,
  centre,
  distance,
  isRow,
  lineNumber,
  linesOf,
  MARGIN,
  type Point,
  sameCell,
} from "./geometry";
import {
  AROUND,
  columnHeadings,
  isUpright,
  largeMargins,
  leastColumn,
  type Margins,
  margins,
  rowHeadings,
} from "./headings";
import { Viewer } from "./viewer.svelte";
import { type PendingPlacement, paintingsOnWall, type PlaqueText, plaqueTexts } from "./wall";
import type { PlaceView, View } from "../view";

/** The input of the wall: what to show on it. */
export interface Shown {
  readonly view: View;
  readonly people: People;
  readonly lit: readonly PlaceView[];
  readonly pending: PendingPlacement | null;
  readonly focusLines: readonly string[];
}

const LEAST = { phone: 72, laptop: 104 }; // pixels that a painting is wide, unless the reader makes it smaller
const BIG_TEXT = 17.25; // 28 pixels of 1080 where a long word makes a theme smaller
const EDGE = 10;
const REACH = 44; // pixels around a place that still mean it

/** The view model of the wall: paintings and offered places in their cells, headings of rows and columns, the camera, and where the keyboard is. */
export class WallModel {
  readonly viewer = new Viewer();
  root = $state<HTMLElement>();
  /** A cell or a line under the pointer, the finger or the keyboard. */
  pointed = $state.raw<Cell | string | null>(null);
  /** The heading that was touched: it shows all it has to say. */
  opened = $state<string | null>(null);
  /** All themes are listed. */
  listing = $state(false);
  #roved = $state.raw<Cell | null>(null);
  readonly #shown: Shown;

  readonly hung = $derived.by(() => paintingsOnWall(this.#shown.view));
  readonly litCells = $derived.by(() => (this.#shown.pending ? [] : this.#shown.lit.map((place) => place.cell)));
  readonly plaques = $derived.by(() => plaqueTexts(this.#shown.view, this.#shown.pending, this.#shown.people.you));
  readonly cells = $derived.by(() => [
    ...this.hung.map((one) => one.cell),
    ...this.litCells,
    ...(this.#shown.pending ? [this.#shown.pending.cell] : []),
  ]);
  readonly bounds = $derived.by(() => boundsOf(this.cells));
  readonly rows = $derived.by(() => rowHeadings(this.cells, this.plaques));
  readonly columns = $derived.by(() => columnHeadings(this.cells, this.plaques));
  /** What was hung last, or is about to be: the wall goes there by itself. */
  readonly newest = $derived.by<Cell | null>(() => this.#shown.pending?.cell ?? this.hung.at(-1)?.cell ?? null);

  /** Rows and columns that are lit: those that are talked about, and those of what is pointed at. */
  readonly litLines = $derived.by(() => {
    const { pointed } = this;
    const under = pointed === null ? [] : typeof pointed === "string" ? [pointed] : linesOf(pointed);
    return new Set([...this.#shown.focusLines, ...under, ...(this.opened ? [this.opened] : [])]);
  });
  /** The offered place that is pointed at and says what it would be, before it is chosen. */
  readonly considered = $derived.by<PlaceView | null>(() => {
    const { pointed } = this;
    if (pointed === null || typeof pointed === "string" || this.#shown.pending) return null;
    return this.#shown.lit.find((place) => sameCell(place.cell, pointed)) ?? null;
  });

  /** What arrow keys go through: places when some are offered, else paintings. */
  readonly stops = $derived.by<Cell[]>(() =>
    this.litCells.length > 0 ? this.litCells : this.hung.map((one) => one.cell),
  );
  readonly current = $derived.by<Cell | null>(
    () => this.stops.find((cell) => sameCell(cell, this.#roved)) ?? this.stops[0] ?? null,
  );

  /** Zoomed out so far that headings are numbers and letters. */
  readonly far = $derived.by(
    () => CELL.width * this.viewer.laid < (this.isBig ? leastColumn(this.text) : PIXELS.columnWithTheme),
  );
  readonly #phone = $derived.by(() => this.viewer.size.width < PIXELS.wall);
  /** How much larger than usual the reader wants text. */
  readonly #larger = Math.max(1, rem() / 16);
  /** From three metres no letter may be small, and nobody is there to move the wall. */
  readonly isBig = isBig();
  readonly text = $derived.by(() =>
    this.isBig ? BIG_TEXT * this.#larger : (this.#phone ? 16 : 18) * Math.min(this.#larger, 1.5),
  );
  /** Rule, padding and air of a plaque. */
  readonly around = isBig() ? AROUND * Math.max(1, rem() / 16) : AROUND;
  readonly #least = $derived.by(() => (this.#phone ? LEAST.phone : LEAST.laptop) / (CELL.width - 2 * MARGIN));
  readonly #columnTexts = $derived.by(() => this.columns.flatMap(({ plaque }) => (plaque ? [readerText(plaque)] : [])));
  readonly #rowTexts = $derived.by(() => this.rows.flatMap(({ plaque }) => (plaque ? [readerText(plaque)] : [])));
  /** Themes of columns are written from top to bottom. */
  readonly upright = $derived.by(
    () => this.isBig && isUpright(this.#columnTexts, CELL.width * this.viewer.laid - this.around, this.text),
  );
  readonly margins = $derived.by(() => this.#marginsAt(this.viewer.laid));

  /** Where headings stay: at the first painting, or at the edge once that has been moved out of sight. */
  readonly rowsLeft = $derived.by(() => Math.max(0, Math.round(this.#onScreen().left - this.margins.rows)));
  readonly columnsTop = $derived.by(() => Math.max(0, Math.round(this.#onScreen().top - this.margins.columns)));
  /** Part of the wall is out of sight: a map shows where you are. */
  readonly partly = $derived.by(() => {
    const { left, top, right, bottom } = this.#onScreen();
    const { width, height } = this.viewer.size;
    return left < this.margins.rows - 1 || top < this.margins.columns - 1 || right > width + 1 || bottom > height + 1;
  });

  /** Changes whenever the camera has to look again. */
  readonly fitKey = $derived.by(() =>
    JSON.stringify([this.bounds, this.viewer.size, this.#columnTexts, this.newest, this.viewer.mode]),
  );

  constructor(shown: Shown) {
    this.#shown = shown;
    if (this.isBig) this.viewer.mode = "whole";
  }

  /** Shows the whole wall, unless the reader has moved it. */
  fit(): void {
    if (!this.bounds) return;
    const middle = centre(this.newest ? cellBox(this.newest) : this.bounds);
    const largest = this.isBig ? MAX_FIT_SCALE * this.#larger : MAX_FIT_SCALE;
    this.viewer.show(this.bounds, middle, { readable: this.#least, largest }, this.#paddingAt);
  }

  /** The whole wall, however small; asked again, as large as it can be seen well. */
  showAll(): void {
    this.viewer.mode = this.partly ? "whole" : "readable";
  }

  /** Lets the camera move by itself again. */
  showReadable(): void {
    this.viewer.mode = "readable";
  }

  /** Brings a cell into view beside the headings. */
  reveal(cell: Cell): void {
    this.viewer.reveal(cellBox(cell), this.#paddingAt(this.viewer.camera.scale));
  }

  visit(cell: Cell): void {
    this.viewer.visit(cellBox(cell), this.#paddingAt(this.viewer.camera.scale));
  }

  /** Goes to a point of the wall, as the map is touched there. */
  lookAt(point: Point): void {
    const { camera, size } = this.viewer;
    const middle = { x: (size.width + this.margins.rows) / 2, y: (size.height + this.margins.columns) / 2 };
    const to = { x: middle.x - point.x * camera.scale, y: middle.y - point.y * camera.scale, scale: camera.scale };
    this.viewer.take(to, this.bounds);
  }

  /** From its first to its last place on the wall. */
  bandOf(line: string): Box | null {
    if (!this.bounds) return null;
    const { left, top, right, bottom } = cellBox(isRow(line) ? [0, lineNumber(line)] : [lineNumber(line), 0]);
    return isRow(line) ? { ...this.bounds, top, bottom } : { ...this.bounds, left, right };
  }

  /** A cell as people count, on the wall as it is now. */
  positionOf([column, row]: Cell): { row: number; column: number } {
    return { row: row - (this.rows[0]?.at ?? 0) + 1, column: column - (this.columns[0]?.at ?? 0) + 1 };
  }

  rove(cell: Cell): void {
    this.#roved = cell;
    this.pointed = cell;
  }

  async focusCell(cell: Cell): Promise<void> {
    this.rove(cell);
    this.reveal(cell);
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

  /** The offered place nearest to a point of the page, for a painting being dragged; none more than `REACH` pixels away. */
  placeNear(page: Point): PlaceView | null {
    const box = this.root?.getBoundingClientRect();
    if (!box) return null;
    const point = toWall(this.viewer.camera, { x: page.x - box.left, y: page.y - box.top });
    const nearest = this.#shown.lit
      .map((place) => ({ place, apart: distance(cellBox(place.cell), point) * this.viewer.camera.scale }))
      .reduce<{ place: PlaceView; apart: number } | null>(
        (best, one) => (best && best.apart <= one.apart ? best : one),
        null,
      );
    return nearest && nearest.apart <= REACH ? nearest.place : null;
  }

  /** Where a place is on the page. */
  onPage(place: PlaceView): Box | null {
    const box = this.root?.getBoundingClientRect();
    if (!box) return null;
    const { left, top, right, bottom } = boxToScreen(this.viewer.camera, cellBox(place.cell));
    return { left: left + box.left, top: top + box.top, right: right + box.left, bottom: bottom + box.top };
  }

  #marginsAt(scale: number): Margins {
    const column = CELL.width * scale;
    return this.isBig
      ? largeMargins(this.viewer.size, this.#rowTexts, this.#columnTexts, column, this.text, this.around)
      : margins(this.viewer.size, this.#columnTexts, column, this.text);
  }

  #paddingAt = (scale: number): Padding => {
    const { rows, columns } = this.#marginsAt(scale);
    return { left: rows + EDGE, top: columns + EDGE, right: EDGE, bottom: EDGE };
  };

  #onScreen(): Box {
    return boxToScreen(this.viewer.camera, this.bounds ?? { left: 0, top: 0, right: 0, bottom: 0 });
  }
}

/** What a plaque says: a theme in its author's words, unless the reader's own say exactly that (A14). */
export function readerText({ theme, text, translated }: PlaqueText): string {
  return (translated && theme ? meaning(theme) : null) ?? text;
}

/** What follows in small type: the author's words, or as much of them as was understood. */
export function helpText({ theme, text, translated }: PlaqueText): string | null {
  return translated ? quoted(text) : theme && meaning(theme);
}
