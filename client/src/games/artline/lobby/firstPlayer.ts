import type { Key } from "../texts";
import type { Setup } from "../wire";

/** The question in the box that decides who begins (A3). */
export function firstQuestion(setup: Pick<Setup, "edition">): Key {
  return setup.edition === "louvre" ? "lobby.first-question-louvre" : "lobby.first-question";
}
