import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "" });
const { placeOf } = await import("./router.svelte");

describe("the page behind an address", () => {
  it("is a table, by its code as anybody may write it", () => {
    expect(placeOf("/t/k7qd", "")).toEqual({ page: "table", code: "K7QD", pass: null, big: false });
    expect(placeOf("/t/K7QD", "#pass=abc")).toEqual({ page: "table", code: "K7QD", pass: "abc", big: false });
  });

  it("is the same table on a big screen", () => {
    expect(placeOf("/tv/K7QD", "")).toEqual({ page: "table", code: "K7QD", pass: null, big: true });
  });

  it("is none where an address goes on", () => {
    expect(placeOf("/tv/K7QD/x", "")).toEqual({ page: "lost" });
    expect(placeOf("/tv", "")).toEqual({ page: "lost" });
  });
});
