import { api } from "./api";
import type { ServerFacts } from "./wire";

let facts = $state.raw<ServerFacts | null>(null);
let asked = false;

/** What the server says about itself; null until it has. */
export function server(): ServerFacts | null {
  if (!asked) {
    asked = true;
    api.server().then(
      (said) => (facts = said),
      () => (asked = false),
    );
  }
  return facts;
}
