import type { TurnView } from "../wire";
import type { Seat } from "../../../wire";
import { bySeat } from "../../../connection/seats";

/** A painting of a turn that is over: whose it is, and who took it for the storyteller's. */
export interface Hung {
  painting: string;
  owner: Seat;
  voters: Seat[];
  isTellers: boolean;
}

/** The paintings in the order of the reveal: those nobody voted for, then the others, the storyteller's last (S11). */
export function scriptOf(turn: TurnView): Hung[] {
  const hung = turn.shown.map((painting) => hungOf(turn, painting));
  return [...hung].sort((one, other) => rank(one) - rank(other));
}

export function hungOf(turn: TurnView, painting: string): Hung {
  const owner = seatsWith(turn.given, painting)[0] ?? turn.teller;
  const voters = seatsWith(turn.votes, painting);
  return { painting, owner, voters, isTellers: owner === turn.teller };
}

function rank(hung: Hung): number {
  return hung.isTellers ? 2 : hung.voters.length > 0 ? 1 : 0;
}

function seatsWith(told: Record<Seat, string[]>, painting: string): Seat[] {
  return bySeat(told).flatMap(([seat, paintings]) => (paintings.includes(painting) ? [seat] : []));
}
