import { expect, test, vi } from "vitest";
import { isMissingChunk, reloadOnMissingChunk } from "./missingChunks";

interface Page {
  miss: (at: number, payload?: Error) => Promise<void>;
  reload: ReturnType<typeof vi.fn>;
}

function page({ forgets = false, offline = false } = {}): Page {
  const target = new EventTarget();
  const kept = new Map<string, string>();
  const memory = {
    recall: (key: string) => kept.get(key) ?? null,
    remember: (key: string, value: string) => {
      if (!forgets) kept.set(key, value);
    },
  };
  const reload = vi.fn();
  let now = 0;
  reloadOnMissingChunk(target, { reload, answers: () => Promise.resolve(!offline), memory, now: () => now });
  return {
    reload,
    miss: async (at, payload) => {
      now = at;
      target.dispatchEvent(Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload }));
      await new Promise((done) => setTimeout(done));
    },
  };
}

test("a page whose parts are gone is loaded again", async () => {
  const { miss, reload } = page();
  await miss(1_000_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("but not again and again", async () => {
  const { miss, reload } = page();
  await miss(1_000_000);
  await miss(1_010_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await miss(2_000_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("nor in a browser that remembers nothing", async () => {
  const { miss, reload } = page({ forgets: true });
  await miss(1_000_000);
  expect(reload).not.toHaveBeenCalled();
});

test("nor while the server can't be reached", async () => {
  const { miss, reload } = page({ offline: true });
  await miss(1_000_000);
  expect(reload).not.toHaveBeenCalled();
});

test("a part that did not come is told from other errors", async () => {
  const { miss } = page({ offline: true });
  const gone = new Error("Failed to fetch dynamically imported module");
  await miss(1_000_000, gone);
  expect(isMissingChunk(gone)).toBe(true);
  expect(isMissingChunk(new Error("a mistake of ours"))).toBe(false);
});
