import { afterEach, describe, expect, it, vi } from "vitest";
import { keptInput } from "./keptInput";

const table = { code: "HEARD", game_number: 2 };

function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

afterEach(() => void vi.unstubAllGlobals());

describe("a draft", () => {
  it("is there after a reload", () => {
    storage();
    keptInput(table, "clue", 3).keep({ text: "Too “late”", picked: ["d/p"] });
    expect(keptInput(table, "clue", 3).recall()).toEqual({ text: "Too “late”", picked: ["d/p"] });
  });

  it("counts for nothing in another step, game or table, or as something else", () => {
    storage();
    keptInput(table, "clue", 3).keep("Too late");
    expect(keptInput(table, "clue", 4).recall()).toBeNull();
    expect(keptInput({ ...table, game_number: 3 }, "clue", 3).recall()).toBeNull();
    expect(keptInput({ ...table, code: "VETED" }, "clue", 3).recall()).toBeNull();
    expect(keptInput(table, "argument", 3).recall()).toBeNull();
  });

  it("is gone once it is sent", () => {
    const kept = storage();
    const draft = keptInput(table, "clue", 3);
    draft.keep("Too late");
    draft.keep(null);
    expect(draft.recall()).toBeNull();
    expect([...kept.values()].join("")).toBe("");
  });

  it("replaces the one before, so that a long evening fills nothing", () => {
    const kept = storage();
    for (const turn of [1, 2, 3]) keptInput(table, "clue", turn).keep(`Clue ${turn}`);
    keptInput(table, "argument", 3).keep(null);
    expect(kept.size).toBe(1);
  });

  it("is forgotten where a browser keeps nothing, or keeps something else under its name", () => {
    const kept = storage();
    for (const odd of ["{", "7", "null", '{"0":"2.3"}']) {
      kept.set("vernissage.draft.HEARD.clue", odd);
      expect(keptInput(table, "clue", 3).recall()).toBeNull();
    }
    vi.stubGlobal("sessionStorage", undefined);
    keptInput(table, "clue", 3).keep("Too late");
    expect(keptInput(table, "clue", 3).recall()).toBeNull();
  });
});
