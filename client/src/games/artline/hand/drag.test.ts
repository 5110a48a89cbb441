// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { draggable } from "./drag";

let told: string[];
let layable: boolean;
let card: HTMLElement;
let leaves: () => void;

beforeEach(() => {
  [told, layable, card] = [[], true, document.createElement("button")];
  const tell = (what: string) => () => void told.push(what);
  const pull = { begin: tell("begin"), move: tell("move"), drop: tell("drop"), cancel: tell("cancel") };
  leaves = draggable(pull, () => layable)(card);
});

function pointer(type: string, clientX: number): void {
  card.dispatchEvent(new PointerEvent(type, { clientX, clientY: 0, button: 0, buttons: 1, pointerType: "touch" }));
}

function pulled(): void {
  pointer("pointerdown", 0);
  pointer("pointermove", 50);
}

describe("a card that is pulled out of the hand", () => {
  it("is dropped where it is let go", () => {
    pulled();
    pointer("pointerup", 50);
    leaves();
    expect(told).toEqual(["begin", "move", "drop"]);
  });

  it("is nowhere once it has left the hand", () => {
    pulled();
    leaves();
    pointer("pointermove", 90);
    expect(told).toEqual(["begin", "move", "cancel"]);
  });

  it("goes back when it can no longer be laid", () => {
    pulled();
    layable = false;
    pointer("pointermove", 90);
    pointer("pointerup", 90);
    expect(told).toEqual(["begin", "move", "cancel"]);
  });
});
