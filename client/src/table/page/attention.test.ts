// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canNotify } from "./attention.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A browser of which a page may ask to notify, and what happens when it does. */
function browser(permission: NotificationPermission, make: () => void): void {
  vi.stubGlobal(
    "Notification",
    Object.assign(
      function () {
        make();
      },
      { permission },
    ),
  );
}

const refuse = (): never => {
  throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
};

test("a browser that makes notifications offers them, one that only seems to does not", () => {
  browser("default", () => undefined);
  expect(canNotify()).toBe(true);
  browser("default", refuse);
  expect(canNotify()).toBe(false);
});

test("none is made to find out where it would be shown", () => {
  const shown = vi.fn();
  browser("granted", shown);
  expect(canNotify()).toBe(true);
  expect(shown).not.toHaveBeenCalled();
});

test("what failed once is not offered again", () => {
  localStorage.setItem("vernissage.notify-fails", "yes");
  browser("granted", refuse);
  expect(canNotify()).toBe(false);
});
