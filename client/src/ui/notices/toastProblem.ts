import { ApiProblem } from "../../api";
import { t } from "../../i18n/i18n.svelte";
import { refusalText } from "../../i18n/refusal";
import { isMissingPart } from "../../browser/missingChunks";
import { toast } from "./toasts.svelte";

/** Says why something was not done that can be tried again. A mistake of ours is none of that: it stays an error. */
export function excuse(problem: unknown): void {
  if (problem instanceof ApiProblem) toast(refusalText(problem.code, problem.facts));
  else if (isMissingPart(problem)) toast(t("shell.offline-text"));
  else throw problem;
}
