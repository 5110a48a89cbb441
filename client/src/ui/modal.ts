import type { Attachment } from "svelte/attachments";

/** Shows a dialog over the page; Escape and a click beside it ask to close it. */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    // The browser tells of a dialog's end one frame later. One that was taken away must not close what opened since.
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener("close", onclose, { signal });
    dialog.addEventListener("click", ({ target }) => target === dialog && onclose(), { signal });
    dialog.showModal();
    return () => {
      listening.abort();
      dialog.close();
    };
  };
}
