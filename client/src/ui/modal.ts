import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import LiveRegion from "./LiveRegion.svelte";

/** Shows a dialog over the page; Escape and a click beside it ask to close it. */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    // The browser reports that a dialog has closed one frame late. A dialog that has gone must not close what opened since.
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener("close", onclose, { signal });
    dialog.addEventListener("click", ({ target }) => target === dialog && onclose(), { signal });
    dialog.showModal();
    const region = mount(LiveRegion, { target: dialog }); // the page's own can't be heard now
    return () => {
      listening.abort();
      void unmount(region);
      dialog.close();
    };
  };
}
