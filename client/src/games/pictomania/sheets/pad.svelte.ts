import type { Outcome } from "../../contract";
import type { SheetEvent } from "../events";
import { drawn, type Sheet } from "./drawn";
import type { Event } from "../wire";
import type { Seat } from "../../../wire";

/** Optimistic update: something you did on your own sheet that the server has not confirmed yet. */
interface Pending {
  event: SheetEvent;
  /** The number under which it was stored; unknown until it was. */
  number: number | null;
}

/** Your own sheet, ahead of the server: what the hand did is seen at once and stays until it is stored or refused. */
export class Pad {
  #pending = $state.raw<readonly Pending[]>([]);
  #heard = 0;

  /** The sheet as its owner sees it. */
  over(stored: Sheet): Sheet {
    return this.#pending.reduce((sheet, { event }) => drawn(sheet, event), stored);
  }

  /** `event` is taken as having happened until `outcome` says otherwise. */
  async expect(event: SheetEvent, outcome: Promise<Outcome>): Promise<Outcome> {
    const mine: Pending = { event, number: null };
    this.#pending = [...this.#pending, mine];
    const result = await outcome;
    if (!result.done) this.#pending = this.#pending.filter((one) => one !== mine);
    else mine.number = result.number;
    this.#settle();
    return result;
  }

  /** What the server tells of your own sheet is no longer pending. */
  hear(number: number, events: readonly Event[], you: Seat | null): void {
    this.#heard = Math.max(this.#heard, number);
    for (const event of events) if ("seat" in event && event.seat === you) this.#told(event);
    this.#settle();
  }

  #told(event: Event): void {
    const at = this.#pending.findIndex((one) => same(one.event, event));
    if (at >= 0) this.#pending = this.#pending.filter((_, other) => other !== at);
  }

  #settle(): void {
    const open = this.#pending.filter(({ number }) => number === null || number > this.#heard);
    if (open.length < this.#pending.length) this.#pending = open;
  }
}

function same(one: SheetEvent, other: Event): boolean {
  return (
    one.type === other.type &&
    (one.type !== "StrokeDrawn" || (other.type === "StrokeDrawn" && one.stroke === other.stroke))
  );
}
