// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../i18n/languages";
import { speak, t } from "../i18n/i18n.svelte";
import { lastProfile, rememberProfile } from "../browser/preferences.svelte";
import { CHOICES, FACES, type Face } from "./faces";

beforeEach(() => localStorage.clear());

it.each(Object.keys(LANGUAGES) as Language[])("calls every face by a name of its own in %s", async (language) => {
  await speak(language);
  const names = (Object.keys(FACES) as Face[]).map((face) => t(`shell.face-${face}`));
  expect(new Set(names).size).toBe(names.length);
});

it("gives a face to whoever has none, and remembers it", () => {
  const { face } = lastProfile();
  expect(CHOICES).toContain(face);
  expect(lastProfile().face).toBe(face);
});

it("remembers the face that was chosen, and forgets one that is not there any more", () => {
  rememberProfile({ name: "Ada", colour: "sky", face: "owl" });
  expect(lastProfile()).toEqual({ name: "Ada", colour: "sky", face: "owl" });
  localStorage.setItem("vernissage.face", "unicorn");
  expect(CHOICES).toContain(lastProfile().face);
});
