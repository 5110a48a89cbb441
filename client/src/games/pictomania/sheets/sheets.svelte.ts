import type { Stroke } from "../../../draw/ink";
import { liveSheets } from "../../../draw/liveInk";
import type { News } from "../../contract";
import type { Event, Public } from "../wire";
import { sheetIn, type Sheet } from "./drawn";
import type { Seat } from "../../../wire";

type Show = (strokes: readonly Stroke[]) => void;

/** Everybody's sheets: what is stored, and the ink that is wet. */
export class Sheets {
  #all = $state.raw<Public["sheets"]>({});
  #heard = -1;
  #watching = new Map<Seat, Set<Show>>();
  #live = liveSheets((seat) => this.#watching.get(seat)?.forEach((show) => show(this.#live.of(seat))));

  of(round: number, seat: Seat): Sheet {
    return sheetIn(this.#all, round, seat);
  }

  /** Takes the news in once; gives back what is new in it. */
  hear(news: News<Event>, stored: Public["sheets"]): Event[] {
    const fresh = news.number > this.#heard ? news.events : [];
    this.#heard = Math.max(this.#heard, news.number);
    this.#all = stored;
    if (news.recent || news.resumed) this.#wipeAll(); // the sheets show what became of it, and ink that is still wet is sent again
    for (const event of fresh) this.#dry(event);
    return fresh;
  }

  receive(bytes: Uint8Array): void {
    this.#live.receive(bytes);
  }

  /** Shows the wet ink of `seat`, now and whenever it changes. */
  watch(seat: Seat): (show: Show) => () => void {
    return (show) => {
      const watching = this.#watching.get(seat) ?? new Set();
      this.#watching.set(seat, watching.add(show));
      show(this.#live.of(seat));
      return () => void watching.delete(show);
    };
  }

  #dry(event: Event): void {
    if (event.type === "StrokeDrawn") this.#live.dry(event.seat, event.stroke);
    else if (event.type === "Finished" || event.type === "TokenTaken") this.#live.wipe(event.seat);
    else if (event.type === "RoundBegan" || event.type === "RoundRevealed") this.#wipeAll();
  }

  #wipeAll(): void {
    for (const seat of this.#watching.keys()) this.#live.wipe(seat);
  }
}
