import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, openRegion } from "./announce.svelte";

type Region = ReturnType<typeof openRegion>;
let page: Region;

beforeEach(() => {
  vi.useFakeTimers();
  page = openRegion();
});

afterEach(() => {
  page.leave();
  vi.useRealTimers();
});

const said = (region: Region): string[] => region.lines().map(({ text }) => text);

test("of two announcements at once neither is lost, nor one that repeats another", () => {
  announce("Ada has sat down.");
  announce("Ben: hello");
  announce("Ben: hello");
  expect(said(page)).toEqual(["Ada has sat down.", "Ben: hello", "Ben: hello"]);
});

test("old news is taken away", () => {
  announce("Ada has sat down.");
  vi.advanceTimersByTime(10_000);
  expect(said(page)).toEqual([]);
});

test("while a dialog is open, everything is said there and only there", () => {
  announce("before");
  const dialog = openRegion();
  announce("meanwhile");
  expect(said(page)).toEqual(["before"]);
  expect(said(dialog)).toEqual(["meanwhile"]);
  dialog.leave();
  announce("after");
  expect(said(page)).toEqual(["before", "after"]);
});

test("a dialog that opens another may close first", () => {
  const [first, second] = [openRegion(), openRegion()];
  first.leave();
  announce("meanwhile");
  expect(said(second)).toEqual(["meanwhile"]);
  second.leave();
  announce("after");
  expect(said(page)).toEqual(["after"]);
});
