import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import LiveRegion from "../notices/LiveRegion.svelte";

/** What opened each dialog; behind it what opened the dialog that this was in. */
const openers = new WeakMap<Element, readonly HTMLElement[]>();

/** Shows a dialog over the page; Escape and a click beside it ask to close it. */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    // The browser reports that a dialog has closed one frame late. A dialog that has gone must not close what opened since.
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener("close", onclose, { signal });
    dialog.addEventListener("click", ({ target }) => target === dialog && onclose(), { signal });
    openers.set(dialog, openersNow());
    dialog.showModal();
    const region = mount(LiveRegion, { target: dialog }); // the page's own can't be heard now
    return () => {
      listening.abort();
      void unmount(region);
      dialog.close();
      giveFocusBack(dialog);
    };
  };
}

function openersNow(): readonly HTMLElement[] {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return [];
  const around = focused.closest("dialog");
  return [focused, ...((around && openers.get(around)) ?? [])];
}

/** Returns the focus to what had it before; if that has gone with its own dialog, to what opened that dialog. */
function giveFocusBack(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  const isLost = focused === null || focused === document.body || dialog.contains(focused);
  if (isLost)
    openers
      .get(dialog)
      ?.find((one) => one.isConnected && !dialog.contains(one))
      ?.focus();
}
