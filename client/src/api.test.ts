import { afterEach, beforeEach, expect, test, vi } from "vitest";

let api: (typeof import("./api"))["api"];
const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  vi.resetModules(); // what it shares is forgotten
  ({ api } = await import("./api"));
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test("what two parts of a page ask for while it opens is fetched once", async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json([])));
  await Promise.all([api.decks(), api.decks()]);
  await api.decks();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("it is fetched again later, and after a failure", async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json([])));
  await api.decks();
  vi.advanceTimersByTime(3_000);
  fetched.mockImplementation(() => Promise.reject(new TypeError("offline")));
  await expect(api.decks()).rejects.toThrow("offline");
  fetched.mockImplementation(() => Promise.resolve(Response.json([])));
  await api.decks();
  expect(fetched).toHaveBeenCalledTimes(3);
});
