// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const CARD = { id: "sea/boat" };
const fetched = vi.fn<typeof fetch>();
let pictures: typeof import("./pictures.svelte");

beforeEach(async () => {
  vi.resetModules(); // what it knows is forgotten
  pictures = await import("./pictures.svelte");
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** The server says `answer` to whoever asks for a deck. */
function decksAre(answer: () => Response): void {
  fetched.mockImplementation((path) => Promise.resolve(isDeck(path) ? answer() : Response.json({})));
}

const isDeck = (path: unknown): boolean => String(path).startsWith("/api/decks/");
const asks = (): number => fetched.mock.calls.filter(([path]) => isDeck(path)).length;
const failing = (): Response => Response.json({ code: "server-error" }, { status: 500 });
const unknown = (): Response => Response.json({ code: "unknown-deck" }, { status: 404 });
const sea = (): Response => Response.json({ paintings: [CARD] });

/** A table's page needs these decks; what it needs is looked at again whenever anything in it changes. */
function need(decks: readonly string[]): () => void {
  const stop = $effect.root(() => {
    $effect(() => pictures.needDecks(decks));
  });
  flushSync();
  return stop;
}

test("a deck is fetched once, however often it is needed", async () => {
  decksAre(sea);
  const stops = [need(["sea"]), need(["sea"])];
  await vi.advanceTimersByTimeAsync(0);
  expect(pictures.painting("sea/boat")).toEqual(CARD);
  expect(asks()).toBe(1);
  stops.forEach((stop) => stop());
});

test("one that can't be fetched is asked for again after pauses that grow, until it comes", async () => {
  decksAre(failing);
  const stop = need(["sea"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asks()).toBe(1);
  await vi.advanceTimersByTimeAsync(28_000); // at 2, 6 and 14 seconds
  expect(asks()).toBe(4);
  decksAre(sea);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(pictures.painting("sea/boat")).toEqual(CARD);
  stop();
});

test("one that is not there is asked for again only when other decks are chosen", async () => {
  decksAre(unknown);
  const stops = [need(["sea"])];
  await vi.advanceTimersByTimeAsync(600_000);
  stops.push(need(["sea"]));
  expect(asks()).toBe(1);
  stops.push(need(["sea", "land"]));
  await vi.advanceTimersByTimeAsync(0);
  expect(asks()).toBe(3);
  stops.forEach((stop) => stop());
});
