import type { Cell } from "./wall/geometry";
import type * as wire from "./wire";
import type { Own, Public, Theme } from "./wire";

export interface HungView extends wire.Hanging {
  cell: Cell;
}

/** A line with a standing theme; `cells` in order along it. */
export interface GalleryView {
  line: string;
  theme: Theme;
  cells: Cell[];
}

/** A line that a painting opens, under a theme that is to be named or is new, or extends under the theme it has. */
export interface TouchedLine {
  line: string;
  effect: "opens" | "extends";
  theme: Theme | null;
  /** The paintings that hang in it already, in order. */
  paintings: string[];
}

export interface PlaceView extends Omit<wire.Place, "lines"> {
  lines: TouchedLine[];
}

export interface PlacementView extends Omit<wire.PlacementView, "lines" | "themes"> {
  lines: TouchedLine[];
  /** What the reader may still object to, by line. */
  may_object: Own["may_object"];
}

export interface VoteView extends wire.VoteView {
  theme: Theme;
  /** The reader's own vote. */
  mine: boolean | null;
}

/** A game as its screens show it to one reader: what everybody sees, and what is their own. */
export interface View
  extends
    Omit<Public, "wall" | "lines" | "themes" | "placement" | "vote">,
    Omit<Own, "places" | "may_object" | "ballot"> {
  wall: HungView[];
  galleries: GalleryView[];
  places: PlaceView[];
  placement: PlacementView | null;
  vote: VoteView | null;
}

export function viewOf(shown: Public, own: Own): View {
  return {
    ...shown,
    ...own,
    wall: wallOf(shown.wall),
    galleries: Object.entries(shown.themes).map(([line, theme]) => ({ line, theme, cells: shown.lines[line] ?? [] })),
    places: own.places.map((place) => ({ ...place, lines: place.lines.map((line) => touched(shown, line)) })),
    placement: shown.placement && placementOf(shown, shown.placement, own),
    vote: shown.vote && voteOf(shown, shown.vote, own),
  };
}

/** Memoises `make` for the last object alone: it gives back what it made for as long as it is asked for the same one. */
function memoise<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  let last: { from: From; made: Made } | null = null;
  return (from) => {
    if (last?.from !== from) last = { from, made: make(from) };
    return last.made;
  };
}

/** Memoised: the same list for as long as nothing new hangs. */
const wallOf = memoise((wall: Public["wall"]): HungView[] =>
  Object.entries(wall).map(([name, hanging]) => ({ ...hanging, cell: name.split(",").map(Number) as Cell })),
);

function touched(shown: Public, line: string): TouchedLine {
  return {
    line,
    effect: shown.themes[line] ? "extends" : "opens",
    theme: themeOf(shown, line),
    paintings: (shown.lines[line] ?? []).flatMap((cell) => shown.wall[cell.join()]?.painting ?? []),
  };
}

function themeOf({ placement, themes }: Public, line: string): Theme | null {
  return placement?.themes[line] ?? themes[line] ?? null;
}

function voteOf(shown: Public, vote: wire.VoteView, own: Own): VoteView | null {
  const theme = themeOf(shown, vote.line);
  return theme && { ...vote, theme, mine: own.ballot };
}

function placementOf(shown: Public, laid: wire.PlacementView, own: Own): PlacementView {
  const { themes: _told, ...rest } = laid;
  return { ...rest, lines: laid.lines.map((line) => touched(shown, line)), may_object: own.may_object };
}
