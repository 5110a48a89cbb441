import type { SeatView } from "../wire";
import { BOTS } from "./bots";
import type { Patch } from "./patches";
import { PEOPLE, type PersonFace } from "./people";

/** One that somebody chose, or that a bot has. */
export type Face = NonNullable<SeatView["face"]>;

export const FACES: Record<Face, readonly Patch[]> = { ...PEOPLE, ...BOTS };

/** In the order in which they are shown. */
export const CHOICES = Object.keys(PEOPLE) as PersonFace[];

export function isChoice(name: string | null): name is PersonFace {
  return name !== null && name in PEOPLE;
}

/** One for somebody who has not chosen yet. */
export function anyFace(): PersonFace {
  return CHOICES[Math.floor(Math.random() * CHOICES.length)]!;
}
