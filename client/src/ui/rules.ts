import type { Key } from "../i18n/i18n.svelte";

/** A part of a game's rules: keys of sentences, so that each reader has his own words. */
export interface Section {
  title: Key;
  lines: Key[];
}
