import type { Diagram } from "./diagram";

/** A part of a game's rules: keys of its sentences, so that each reader has their own words. */
export interface Section<Key extends string> {
  title: Key;
  lines: Key[];
  /** What the lines say, without a word. */
  picture?: Diagram;
}
