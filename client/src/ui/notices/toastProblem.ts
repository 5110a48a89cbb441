import { ApiProblem } from "../../api";
import { t } from "../../i18n/i18n.svelte";
import { refusalText } from "../../i18n/refusal";
import { isMissingChunk } from "../../browser/missingChunks";
import { toast } from "./toasts.svelte";

/** Shows a toast for a failure that can be retried. A bug of ours is not shown: it stays an error. */
export function toastProblem(problem: unknown): void {
  if (problem instanceof ApiProblem) toast(refusalText(problem.code, problem.facts));
  else if (isMissingChunk(problem)) toast(t("shell.offline-text"));
  else throw problem;
}
