// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { arrive } from "./motion";

const PILE = { left: 0, top: 0, width: 20, height: 20 } as DOMRect;

function card(complete: boolean) {
  const node = document.createElement("button");
  const picture = node.appendChild(document.createElement("img"));
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((done) => (load = done));
  Object.defineProperty(picture, "complete", { value: complete });
  picture.decode = () => loaded;
  node.getBoundingClientRect = () => ({ left: 100, top: 100, width: 40, height: 30 }) as DOMRect;
  const animate = vi.fn<typeof node.animate>();
  node.animate = animate;
  return { node, load, animate };
}

describe("a painting that arrives", () => {
  beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

  it("flies at once when its picture is there", () => {
    const { node } = card(true);
    expect(arrive(node, { from: PILE }).duration).toBeGreaterThan(0);
    expect(node.style.visibility).toBe("");
  });

  it("waits out of sight until its picture is there", async () => {
    const { node, load, animate } = card(false);
    expect(arrive(node, { from: PILE }).duration).toBe(0);
    expect(node.style.visibility).toBe("hidden");
    expect(animate).not.toHaveBeenCalled();
    load();
    await vi.waitFor(() => expect(animate).toHaveBeenCalledOnce());
    expect(node.style.visibility).toBe("");
  });

  it("does not wait for long", async () => {
    vi.useFakeTimers();
    const { node, animate } = card(false);
    arrive(node, { from: PILE });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(animate).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
