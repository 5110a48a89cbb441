import { describe, expect, it } from "vitest";
import { meaningOf } from "./keys";

const pressed = (
  key: string,
  held: Partial<Record<"ctrlKey" | "metaKey" | "shiftKey" | "altKey", boolean>> = {},
  code = "",
) => meaningOf({ key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });

describe("a key", () => {
  it("undoes and redoes", () => {
    expect([
      pressed("z", { ctrlKey: true }),
      pressed("Z", { metaKey: true, shiftKey: true }),
      pressed("y", { ctrlKey: true }),
    ]).toEqual(["undo", "redo", "redo"]);
  });
  it("is a number card", () =>
    expect([
      pressed("1"),
      pressed("7"),
      pressed("8"),
      pressed("3", { altKey: true }),
      pressed("3", { ctrlKey: true }),
    ]).toEqual([1, 7, null, null, null]));
  it("takes up the eraser", () => expect(pressed("e")).toBe("eraser"));

  it("is the same on a keyboard with other letters", () =>
    expect([
      pressed("я", { ctrlKey: true }, "KeyZ"),
      pressed("Я", { ctrlKey: true, shiftKey: true }, "KeyZ"),
      pressed("н", { ctrlKey: true }, "KeyY"),
      pressed("у", {}, "KeyE"),
    ]).toEqual(["undo", "redo", "redo", "eraser"]));

  it("is what is written on it where Latin letters have other places", () =>
    expect([
      pressed("z", { ctrlKey: true }, "KeyW"),
      pressed("w", { ctrlKey: true }, "KeyZ"),
      pressed("y", { ctrlKey: true }, "KeyZ"),
    ]).toEqual(["undo", null, "redo"]));

  it("puts away what lies over the sheet", () => expect(pressed("Escape")).toBe("leave"));
});
