import type { TurnView } from "../wire";

/** A painting of a turn that is over: whose it is, and who took it for the storyteller's. */
export interface Hung {
  painting: string;
  owner: number;
  voters: number[];
  isTellers: boolean;
}

/** The paintings in the order of the reveal: those nobody voted for, then the others, the storyteller's last (S11). */
export function scriptOf(turn: TurnView): Hung[] {
  const hung = turn.shown.map((painting) => hungOf(turn, painting));
  return [...hung].sort((one, other) => rank(one) - rank(other));
}

export function hungOf(turn: TurnView, painting: string): Hung {
  const owner = seats(turn.given).find((seat) => turn.given[seat]!.includes(painting)) ?? turn.teller;
  const voters = seats(turn.votes).filter((seat) => turn.votes[seat]!.includes(painting));
  return { painting, owner, voters, isTellers: owner === turn.teller };
}

function rank(hung: Hung): number {
  return hung.isTellers ? 2 : hung.voters.length > 0 ? 1 : 0;
}

function seats(record: Record<number, unknown>): number[] {
  return Object.keys(record).map(Number);
}
