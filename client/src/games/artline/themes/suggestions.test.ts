import { describe, expect, it } from "vitest";
import { stillFree } from "./suggestions.svelte";

describe("suggestions", () => {
  it("leave out what stands in another field, however it is written", () => {
    expect(stillFree(["Boats", "young woman", "hat"], [" boats", "Young  Woman"])).toEqual(["hat"]);
  });

  it("are all there while the other field is empty", () =>
    expect(stillFree(["Boats", "hat"], [""])).toEqual(["Boats", "hat"]));
});
