import type { Values } from "./format";
import { t } from "./i18n.svelte";
import { findAnywhere } from "./texts.svelte";
import type { Seat } from "../wire";
import { seatAt } from "../connection/seats";

/** Turns a refusal's code and facts into a sentence; seats among the facts are said by name. */
export function refusalText(
  code: string,
  facts: Record<string, unknown> = {},
  nameOf?: (seat: Seat) => string,
): string {
  return findAnywhere(`refusals.${code}`, sayable(facts, nameOf)) ?? t("refusals.unknown", { code });
}

function sayable(facts: Record<string, unknown>, nameOf?: (seat: Seat) => string): Values {
  const values: Values = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === "number" && nameOf && SEATS.has(name)) values.name = nameOf(seatAt(fact));
    else if (typeof fact === "string" || typeof fact === "number") values[name] = fact;
  }
  return values;
}

/** Facts that hold a seat. */
const SEATS = new Set(["seat", "turn", "host"]);
