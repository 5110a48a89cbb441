// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { placeOf } from "../src/router.svelte";

describe("an address", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/new", "", { page: "new" }],
    ["/credits/", "", { page: "credits" }],
    ["/t/k7qd", "", { page: "table", code: "K7QD", pass: null }],
    ["/t/K7QD", "#pass=ABC123", { page: "table", code: "K7QD", pass: "ABC123" }],
    ["/decks", "", { page: "decks", deck: null, owner: null }],
    ["/decks", "#owner=KEY", { page: "decks", deck: null, owner: "KEY" }],
    ["/decks/our-trip", "", { page: "decks", deck: "our-trip", owner: null }],
    ["/decks/our-trip/more", "", { page: "lost" }],
    ["/t/../etc", "", { page: "lost" }],
    ["/t/K7QD/more", "", { page: "lost" }],
    ["/new/more", "", { page: "lost" }],
    ["/nowhere", "", { page: "lost" }],
  ])("%s%s leads to its page", (path, hash, place) => expect(placeOf(path, hash)).toEqual(place));
});
