import type { Stroke } from "../../../draw/ink";
import { liveSheets } from "../../../draw/liveInk";
import type { News } from "../../contract";
import { afterEvents, type AllSheets, sheetIn, type Sheet } from "./drawn";
import type { Event, PictomaniaView } from "../wire";

type Show = (strokes: readonly Stroke[]) => void;

/** Everybody's sheets: what is stored, and the ink that is wet. A full view replaces all; events carry on from it. */
export class Sheets {
  #all = $state.raw<AllSheets>({});
  #round = 0;
  #heard = -1;
  #watching = new Map<number, Set<Show>>();
  #live = liveSheets((seat) => this.#watching.get(seat)?.forEach((show) => show(this.#live.of(seat))));

  of(round: number, seat: number): Sheet {
    return sheetIn(this.#all, round, seat);
  }

  /** Takes the news in once; gives back what is new in it. */
  hear(news: News<Event>, view: PictomaniaView): Event[] {
    const fresh = news.number > this.#heard ? news.events : [];
    this.#heard = Math.max(this.#heard, news.number);
    if (view.sheets) {
      this.#all = view.sheets;
      this.#wipeAll(); // what became of it is in the sheets, and what is still wet comes again
    } else this.#all = afterEvents(this.#all, this.#round, fresh);
    this.#round = view.round; // its beginning may have gone by before this screen was there
    for (const event of fresh) this.#dry(event);
    return fresh;
  }

  receive(bytes: Uint8Array): void {
    this.#live.receive(bytes);
  }

  /** Shows the wet ink of `seat`, now and whenever it changes. */
  watch(seat: number): (show: Show) => () => void {
    return (show) => {
      const watching = this.#watching.get(seat) ?? new Set();
      this.#watching.set(seat, watching.add(show));
      show(this.#live.of(seat));
      return () => void watching.delete(show);
    };
  }

  #dry(event: Event): void {
    if (event.type === "StrokeDrawn") this.#live.dry(event.seat, event.stroke);
    else if (event.type === "SheetCleared" || event.type === "Finished" || event.type === "TokenTaken")
      this.#live.wipe(event.seat);
    else if (event.type === "RoundBegan" || event.type === "RoundRevealed") this.#wipeAll();
  }

  #wipeAll(): void {
    for (const seat of this.#watching.keys()) this.#live.wipe(seat);
  }
}
