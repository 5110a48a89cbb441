import { describe, expect, it } from "vitest";
import { yearText } from "./year";

describe("the year of a painting", () => {
  it("is about right in every language", () => {
    expect(yearText("c. 1528", "en")).toBe("c. 1528");
    expect(yearText("c. 1528", "es")).toBe("h. 1528");
    expect(yearText("c. 1528", "ru")).toBe("ок. 1528");
    expect(yearText("c. 1528", "uk")).toBe("бл. 1528");
    expect(yearText("c. 1633–34", "zh")).toBe("约1633–34年");
  });

  it("is a plain number where it is known", () => {
    expect(yearText("1890–92", "ru")).toBe("1890–92");
    expect(yearText("750", "zh")).toBe("750年");
  });

  it("stays as somebody wrote it where it is no year", () => {
    expect(yearText("spring", "zh")).toBe("spring");
    expect(yearText("", "zh")).toBe("");
  });
});
