import { expect, test, vi } from "vitest";
import { loadAgainWithoutParts } from "./missingParts";

interface Page {
  miss: (at: number) => void;
  reload: ReturnType<typeof vi.fn>;
}

function page(forgets = false): Page {
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
  loadAgainWithoutParts(target, reload, memory, () => now);
  return {
    reload,
    miss: (at) => {
      now = at;
      target.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    },
  };
}

test("a page whose parts are gone is loaded again", () => {
  const { miss, reload } = page();
  miss(1_000_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("but not again and again", () => {
  const { miss, reload } = page();
  miss(1_000_000);
  miss(1_010_000);
  expect(reload).toHaveBeenCalledTimes(1);
  miss(2_000_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("nor in a browser that remembers nothing", () => {
  const { miss, reload } = page(true);
  miss(1_000_000);
  expect(reload).not.toHaveBeenCalled();
});
