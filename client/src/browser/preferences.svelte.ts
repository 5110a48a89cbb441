import { anyFace, isChoice } from "../faces/faces";
import type { PersonFace } from "../faces/people";
import { recall, remember } from "./storage";
import type { SeatView } from "../wire";

export type Colour = SeatView["colour"];

interface Liked {
  theme: "night" | "day";
  sound: boolean;
  chat: boolean;
  reactions: boolean;
  /** Notify me when it is my turn and I am looking elsewhere. */
  notify: boolean;
}

/** This reader's preferences, remembered in their browser. */
const liked = $state<Liked>({
  theme: recall("theme") === "day" ? "day" : "night",
  sound: recall("sound") !== "off",
  chat: recall("chat") !== "off",
  reactions: recall("reactions") !== "off",
  notify: recall("notify") === "on",
});

export function preferences(): Readonly<Liked> {
  return liked;
}

export function showTheme(): void {
  document.documentElement.dataset.theme = liked.theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", liked.theme === "day" ? "#f3efe6" : "#1f2a28");
}

export function changeTheme(): void {
  liked.theme = liked.theme === "day" ? "night" : "day";
  remember("theme", liked.theme);
  showTheme();
}

export function toggle(what: "sound" | "chat" | "reactions" | "notify"): void {
  liked[what] = !liked[what];
  remember(what, liked[what] ? "on" : "off");
}

/** Somebody's name, colour and face at a table. */
export interface Profile {
  name: string;
  colour: Colour;
  face: PersonFace;
}

/** The profile that somebody used last; a player without a face gets one, which stays. */
export function lastProfile(): Omit<Profile, "colour"> & { colour: Colour | null } {
  const seen = recall("face");
  const face = isChoice(seen) ? seen : anyFace();
  remember("face", face);
  return { name: recall("name") ?? "", colour: recall("colour") as Colour | null, face };
}

export function rememberProfile({ name, colour, face }: Profile): void {
  remember("name", name);
  remember("colour", colour);
  remember("face", face);
}
