import type { Values } from "../../i18n/format";
import type { Diagram } from "./diagram";

/** A part of a game's rules: its sentences, or their keys. */
export interface Section<Line extends string = string> {
  title: Line;
  lines: Line[];
  /** What the lines say, without a word. */
  picture?: Diagram;
}

/** All of a rules page, in the reader's language. */
export interface Rules {
  sections: readonly Section[];
  credits?: string;
}

/** The sections that these keys stand for. */
export function inWords<Key extends string>(
  sections: readonly Section<Key>[],
  t: (key: Key, values?: Values) => string,
  values: Values,
): Section[] {
  return sections.map(({ title, lines, picture }) => ({
    title: t(title),
    lines: lines.map((line) => t(line, values)),
    picture,
  }));
}
