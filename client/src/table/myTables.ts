import { type GameName, isGame } from "../games/registry";
import { recall, remember } from "../browser/storage";
import type { TableView } from "./view";

/** A table where this browser has a seat. */
export interface MyTable {
  code: string;
  game: GameName;
  stage: TableView["stage"];
  /** The others at it. */
  names: string[];
  /** When it was last looked at, in milliseconds. */
  seen: number;
}

const MAX_TABLES = 6;
const KEPT_MS = 30 * 24 * 3_600_000;

/** The newest first. What was kept by an older version, or damaged, is left out. */
export function myTables(now = Date.now()): MyTable[] {
  try {
    const kept = JSON.parse(recall("tables") ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter(isTable).filter(({ seen }) => now - seen < KEPT_MS) : [];
  } catch {
    return [];
  }
}

/** `table` was shown. One where this browser has no seat, or has none any more, is not kept. */
export function keepTable(table: TableView, now = Date.now()): void {
  const others = myTables(now).filter(({ code }) => code !== table.code);
  const kept = table.you === null ? others : [entryOf(table, now), ...others].flatMap((one) => one ?? []);
  remember("tables", JSON.stringify(kept.slice(0, MAX_TABLES)));
}

export function forgetTable(code: string): void {
  remember("tables", JSON.stringify(myTables().filter((one) => one.code !== code)));
}

function entryOf(table: TableView, now: number): MyTable | null {
  const { game } = table.settings;
  if (!isGame(game)) return null;
  const others = table.seats.filter(({ seat, closed }) => seat !== table.you && !closed);
  return { code: table.code, game, stage: table.stage, names: others.map(({ name }) => name), seen: now };
}

function isTable(one: unknown): one is MyTable {
  const table = one as Partial<MyTable> | null;
  return (
    typeof table?.code === "string" &&
    isGame(table.game) &&
    typeof table.seen === "number" &&
    typeof table.stage === "string" &&
    Array.isArray(table.names)
  );
}
