import type { Attachment } from "svelte/attachments";
import { tryLater } from "../browser/retry";

/** A picture that did not come is fetched again: a browser tries only once, and shows a gap from then on. */
export const comesBack: Attachment<HTMLImageElement> = (image) => {
  let attempt = 0;
  let stop: (() => void) | undefined;

  function failed(): void {
    stop?.();
    stop = tryLater(attempt++, () => image.setAttribute("src", image.getAttribute("src") ?? ""));
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
