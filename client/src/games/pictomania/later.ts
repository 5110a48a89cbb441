import { Later } from "../kit/later.svelte";

/** The reveal, what follows it, drawings to look through, words explained: a first drawing is made without them. */
export const later = new Later(() => import("./laterParts"));
