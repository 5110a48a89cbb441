import type { Credit, DeckCards, DeckSummary, NewTable, OpenTable, ServerFacts, TableSettings } from "./wire";

/** A failed request: `code` says why; "offline" if the server was not reached. */
export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
    readonly status = 0, // of HTTP, if there was an answer
  ) {
    super(code);
  }
}

/** Sends one request; raises `ApiProblem` for anything but the answer. */
export async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init).catch(() => {
    throw new ApiProblem("offline");
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw problemOf(response.status, body);
  return body as T;
}

export function problemOf(status: number, body: unknown): ApiProblem {
  const said = (body ?? {}) as { code?: unknown; facts?: Record<string, unknown> };
  return new ApiProblem(typeof said.code === "string" ? said.code : `http-${status}`, said.facts, status);
}

const SHARED_MS = 2_000;
const shared = new Map<string, { at: number; answer: Promise<unknown> }>();

/** Deduplicates requests that several parts of a page make while it opens. */
function ask<T>(path: string): Promise<T> {
  const known = shared.get(path);
  if (known && Date.now() - known.at < SHARED_MS) return known.answer as Promise<T>;
  const answer = call<T>(path);
  shared.set(path, { at: Date.now(), answer });
  answer.catch(() => shared.delete(path));
  return answer;
}

export const api = {
  server: () => ask<ServerFacts>("/api/server"),
  decks: () => ask<DeckSummary[]>("/api/decks"),
  deck: (id: string) => call<DeckCards>(`/api/decks/${encodeURIComponent(id)}`),
  vocabulary: (language: string) => call<Record<string, string>>(`/api/vocabulary/${language}`),
  words: (reader: string) => call<Record<string, string[]>>(`/api/words/${reader}`),
  credits: () => call<Credit[]>("/api/credits"),
  openTables: () => call<OpenTable[]>("/api/tables"),
  /** What bots cannot do in a game's setup, in the setup's own words. */
  beyondBots: (game: string, setup: unknown) =>
    call<string[]>(`/api/bots/${game}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(setup),
    }),
  newTable: (settings: TableSettings) =>
    call<NewTable>("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(settings),
    }),
};
