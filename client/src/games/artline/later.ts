import { Later } from "../kit/later.svelte";

/** What a first painting is chosen without: the talk about it, votes counted, close looks, the themes' list, the end. */
export const later = new Later(() => import("./laterParts"));
