import type { Attachment } from "svelte/attachments";
import { retryLater } from "../browser/retry";

/** Retries a picture that failed to load, with backoff: a browser tries only once and then shows a gap. */
export const retryImage: Attachment<HTMLImageElement> = (image) => {
  let attempt = 0;
  let stop: (() => void) | undefined;

  function failed(): void {
    stop?.();
    stop = retryLater(attempt++, () => image.setAttribute("src", image.getAttribute("src") ?? ""));
  }

  function came(): void {
    stop?.();
    attempt = 0;
  }

  image.addEventListener("error", failed);
  image.addEventListener("load", came);
  return () => {
    stop?.();
    image.removeEventListener("error", failed);
    image.removeEventListener("load", came);
  };
};
