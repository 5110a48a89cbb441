import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { retryNow } from "../../browser/retry";
import { Later } from "./later.svelte";

const PARTS = { default: "parts" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("parts for later", () => {
  it("are fetched a moment after the first screen, once", async () => {
    const load = vi.fn(() => Promise.resolve(PARTS));
    const later = new Later(load);
    later.soon();
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(later.parts).toBe("parts");
    later.soon();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it("are fetched at once where they are wanted", async () => {
    const load = vi.fn(() => Promise.resolve(PARTS));
    const later = new Later(load);
    expect(later.parts).toBeNull();
    expect(later.parts).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(later.parts).toBe("parts");
    expect(load).toHaveBeenCalledOnce();
  });

  it("are not fetched for a screen that is gone", async () => {
    const load = vi.fn(() => Promise.resolve(PARTS));
    new Later(load).soon()();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(load).not.toHaveBeenCalled();
  });

  it("are fetched again when the connection is back", async () => {
    vi.stubGlobal("addEventListener", vi.fn());
    const load = vi.fn(() => Promise.resolve(PARTS)).mockRejectedValueOnce(new Error("offline"));
    const later = new Later(load);
    expect(later.parts).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(later.parts).toBeNull();
    retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(later.parts).toBe("parts");
    vi.unstubAllGlobals();
  });
});
