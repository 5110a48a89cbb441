import { describe, expect, it } from "vitest";
import { placeOf } from "../src/router.svelte";

describe("an address", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/new", "", { page: "new" }],
    ["/credits/", "", { page: "credits" }],
    ["/t/k7qd", "", { page: "table", code: "K7QD", pass: null }],
    ["/t/K7QD", "#pass=ABC123", { page: "table", code: "K7QD", pass: "ABC123" }],
    ["/t/../etc", "", { page: "lost" }],
    ["/t/K7QD/more", "", { page: "lost" }],
    ["/new/more", "", { page: "lost" }],
    ["/nowhere", "", { page: "lost" }],
  ])("%s%s leads to its page", (path, hash, place) => expect(placeOf(path, hash)).toEqual(place));
});
