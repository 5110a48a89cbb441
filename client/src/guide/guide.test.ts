// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Guide } from "./guide.svelte";

describe("a guide", () => {
  beforeEach(() => localStorage.clear());

  it("tells a thing once, also after a reload", () => {
    new Guide("chess").tell("hand");
    expect(new Guide("chess").knows("hand")).toBe(true);
    expect(new Guide("chess").knows("places")).toBe(false);
    expect(new Guide("go").knows("hand")).toBe(false);
  });

  it("can be skipped, and asked for again", () => {
    const guide = new Guide("chess");
    guide.skip();
    expect(new Guide("chess").knows("places")).toBe(true);
    guide.again();
    expect(new Guide("chess").knows("places")).toBe(false);
  });
});
