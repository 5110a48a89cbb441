// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryImage } from "./retryImage";

let image: HTMLImageElement;
let detach: () => void;
const fetches = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  image = document.createElement("img");
  image.setAttribute("src", "/pictures/sea/boat-card.webp");
  detach = retryImage(image) as () => void;
  fetches.mockReset();
  vi.spyOn(image, "setAttribute").mockImplementation(fetches);
});

afterEach(() => {
  detach();
  vi.useRealTimers();
});

const fails = (): boolean => image.dispatchEvent(new Event("error"));
const comes = (): boolean => image.dispatchEvent(new Event("load"));

test("a picture that did not come is fetched again, after longer and longer pauses", () => {
  fails();
  vi.advanceTimersByTime(2_000);
  expect(fetches.mock.calls).toEqual([["src", "/pictures/sea/boat-card.webp"]]);
  fails();
  vi.advanceTimersByTime(2_000);
  expect(fetches).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(fetches).toHaveBeenCalledTimes(2);
});

test("and at once when the connection is back", () => {
  for (let times = 0; times < 9; times++) fails();
  dispatchEvent(new Event("online"));
  expect(fetches).toHaveBeenCalledTimes(1);
});

test("one that has come or left the page is not fetched again", () => {
  fails();
  comes();
  fails();
  detach();
  vi.advanceTimersByTime(3_600_000);
  expect(fetches).not.toHaveBeenCalled();
});
