// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { placeOf, tablePath } from "../src/router.svelte";

describe("an address", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/new", "", { page: "new" }],
    ["/credits/", "", { page: "credits" }],
    ["/t/k7qd", "", { page: "table", code: "K7QD", pass: null, big: false }],
    ["/t/K7QD", "#pass=ABC123", { page: "table", code: "K7QD", pass: "ABC123", big: false }],
    ["/tv/K7QD", "", { page: "table", code: "K7QD", pass: null, big: true }],
    ["/tv", "", { page: "lost" }],
    ["/tv/K7QD/more", "", { page: "lost" }],
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

describe("the field for a code", () => {
  it.each([
    ["k7qd", "/t/K7QD"],
    [" K7-QD ", "/t/K7QD"],
    ["https://play.example/t/k7qd", "/t/K7QD"],
    ["play.example/t/K7QD/", "/t/K7QD"],
    ["Let’s play! The table is set: http://192.168.0.7:8000/t/K7QD?from=chat", "/t/K7QD"],
    ["http://localhost:8000/t/K7QD#pass=aBc123", "/t/K7QD#pass=aBc123"],
    ["http://192.168.0.7:8000/tv/k7qd", "/tv/K7QD"],
    ["K7", null],
    ["https://play.example/credits/of/everything", null],
    ["", null],
  ])("takes %s", (text, path) => expect(tablePath(text)).toBe(path));
});
