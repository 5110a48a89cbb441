"""How smoothly a full museum is panned and zoomed in Chromium, with the CPU slowed down and no graphics card."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, Page
from tests.browser.artline.museums import Wanted, secret_of, store
from tests.seats import S0

from bench.measuring import cpu_seconds
from bench.servers import Running

CODE = "GRAND"
PAINTINGS = 64
SLOWER = 4
SECONDS = 3.0
SETTLED = 3_000  # milliseconds until pictures are there and nothing flies any more

# One movement of a hand in every frame. The wall captures pointers; made-up ones cannot be, but go to it all the same.
MOVE = """([kind, seconds]) => new Promise((done) => {
  Element.prototype.setPointerCapture = () => undefined;
  const middle = {clientX: innerWidth * 0.5, clientY: innerHeight * 0.4};
  const wall = document.querySelector(".museum");
  const common = {bubbles: true, cancelable: true, pointerId: 7, pointerType: "mouse", isPrimary: true, buttons: 1};
  const point = (type, at) => wall.dispatchEvent(new PointerEvent(type, {...common, ...at}));
  const hand = {
    pan: (n) => point("pointermove", {
      clientX: middle.clientX + 180 * Math.sin(n / 14), clientY: middle.clientY + 90 * Math.sin(n / 9),
    }),
    zoom: (n) => wall.dispatchEvent(new WheelEvent("wheel", {
      bubbles: true, cancelable: true, ...middle, deltaY: 30 * Math.sin(n / 10),
    })),
  };
  const end = performance.now() + seconds * 1000;
  let frames = 0;
  if (kind === "pan") point("pointerdown", {...middle, button: 0});
  requestAnimationFrame(function step() {
    hand[kind](frames++);
    if (performance.now() < end) return requestAnimationFrame(step);
    if (kind === "pan") point("pointerup", {...middle, button: 0});
    done(frames);
  });
})"""


class Smoothness(Struct, frozen=True):
    """
    Frames with the CPU slowed down, and `milliseconds` of CPU for a frame without that: slowing down is done by a busy
    loop, which takes CPU too. All threads of the page and of the process that draws count.
    """

    frames_per_second: float
    milliseconds: float


def fill(data: Path) -> None:
    """A table whose museum is full, before the server starts."""
    store(data, {CODE: Wanted(PAINTINGS, by_chance=True)})


def measure_smoothness(browser: Browser, server: Running) -> dict[str, Smoothness]:
    before = _processes(browser, "renderer")
    with _museum(browser, server) as page:
        renderer = max(_processes(browser, "renderer") - before, key=cpu_seconds)  # the browser keeps a spare one
        drawing = {renderer, *_processes(browser, "GPU")}  # without a graphics card too
        session: Any = page.context.new_cdp_session(page)
        costs = {kind: _milliseconds(page, drawing, kind) for kind in ("pan", "zoom")}
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        return {kind: Smoothness(_frames(page, kind) / SECONDS, cost) for kind, cost in costs.items()}


@contextmanager
def _museum(browser: Browser, server: Running) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    known = {f"vernissage.secret.{CODE}": secret_of(S0), "vernissage.guide.artline": "skipped"}
    for name, value in known.items():
        context.add_init_script(f"localStorage.setItem('{name}', '{value}')")
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/t/{CODE}")
    page.wait_for_selector(".museum .hung")
    page.wait_for_timeout(SETTLED)
    yield page
    context.close()


def _milliseconds(page: Page, processes: set[int], kind: str) -> float:
    before = sum(map(cpu_seconds, processes))
    frames = _frames(page, kind)
    return (sum(map(cpu_seconds, processes)) - before) / frames * 1_000


def _frames(page: Page, kind: str) -> int:
    frames: int = page.evaluate(MOVE, [kind, SECONDS])
    return frames


def _processes(browser: Browser, kind: str) -> set[int]:
    session: Any = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return {one["id"] for one in processes if one["type"] == kind}
