"""How long it takes until a page can be used, with the CPU slowed down, as on a cheap phone."""

from typing import Any

from playwright.sync_api import Browser

SLOWER = 4
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True}
QUIET = 3_000  # milliseconds without anything that keeps the page busy

# When the newest of these was over: a first or a larger paint, or a task that kept the page busy for 50 ms.
WATCH = """
window.busyUntil = 0;
const note = (entry) => (window.busyUntil = Math.max(window.busyUntil, entry.startTime + entry.duration));
for (const type of ["paint", "largest-contentful-paint", "longtask"])
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
"""
IS_QUIET = "(quiet) => window.busyUntil > 0 && performance.now() - window.busyUntil > quiet"


def seconds_until_interactive(browser: Browser, address: str) -> float:
    context = browser.new_context(locale="en-GB", **PHONE)
    context.add_init_script(WATCH)
    page = context.new_page()
    session: Any = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    page.wait_for_function(IS_QUIET, arg=QUIET)
    found: float = page.evaluate("window.busyUntil")
    context.close()
    return found / 1_000
