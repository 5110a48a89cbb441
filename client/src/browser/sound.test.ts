// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { allowSound } from "./sound";

const made: Loudspeaker[] = [];

/** Runs only when it is asked to because of a gesture that counts, or once it has been allowed to. */
class Loudspeaker {
  state: "suspended" | "running" | "interrupted" = "suspended";
  allowed = false;

  constructor() {
    made.push(this);
  }

  resume(): Promise<void> {
    this.allowed ||= COUNTING.has(event?.type ?? "");
    if (!this.allowed) return Promise.reject(new Error("not allowed"));
    this.state = "running";
    return Promise.resolve();
  }
}

const COUNTING = new Set(["touchend", "click"]);
let event: Event | undefined;

function happens(type: string, where: EventTarget = window): void {
  event = new Event(type);
  where.dispatchEvent(event);
  event = undefined;
}

beforeAll(() => {
  vi.stubGlobal("AudioContext", Loudspeaker);
  allowSound();
});
beforeEach(() => {
  for (const one of made) one.state = "suspended";
});

test("a touch starts the sound, whichever part of it the browser goes by", () => {
  for (const type of ["pointerdown", "pointerup", "touchend"]) happens(type);
  expect(made.map(({ state }) => state)).toEqual(["running"]);
});

test("what has been interrupted goes on with the next gesture", () => {
  made[0]!.state = "interrupted";
  happens("click");
  expect(made.map(({ state }) => state)).toEqual(["running"]);
});

test("or when the page is seen again", () => {
  made[0]!.state = "interrupted";
  happens("visibilitychange", document);
  expect(made.map(({ state }) => state)).toEqual(["running"]);
});
