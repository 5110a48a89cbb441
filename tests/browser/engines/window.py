"""A window of a browser that Playwright cannot drive, with what a player does in it."""

import json
import re
import time
from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from tests.browser.words import Words
from vernissage.games.registry import PACKAGES

PATIENCE = 60.0  # seconds; a busy machine is slow, and no test is about time
MOUSE = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
Spot: TypeAlias = tuple[float, float]

# Uncaught errors and what the console complains about, from here on.
LISTEN = """(() => {
  window.complaints = [];
  addEventListener("error", (event) => window.complaints.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => window.complaints.push(String(event.reason)));
  const said = console.error;
  console.error = (...words) => (window.complaints.push(words.join(" ")), said.apply(console, words));
})()"""

# The middle of the first element that can be clicked there: it stands still, is on top and is not disabled.
REACHED = """(async (selector, said) => {
  const words = (one) => (one.getAttribute("aria-label") ?? one.textContent).replace(/\\s+/g, " ").trim();
  const moment = () => new Promise((done) => setTimeout(done, 200));
  const fits = (one) => said === null || words(one) === said;
  const where = (one) => JSON.stringify(one.getBoundingClientRect());
  for (const one of document.querySelectorAll(selector)) {
    if (!fits(one) || one.disabled) continue;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const before = where(one);
    await moment();
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (box.width > 0 && before === where(one) && (one.contains(top) || one.control === top)) return [x, y];
  }
  return null;
})"""


class Engine(Protocol):
    """What a protocol has to do. Actions are those of WebDriver, which BiDi has too."""

    def goes_to(self, address: str) -> None: ...
    def evaluates(self, expression: str) -> Any: ...
    def performs(self, actions: Sequence[dict[str, Any]]) -> None: ...


class Window:
    """`words` are those that the window shows, in English."""

    def __init__(self, engine: Engine, address: str) -> None:
        self._engine = engine
        self._address = address
        self.words = Words("en")

    def opens(self, path: str) -> None:
        self._engine.goes_to(f"{self._address}{path}")
        self.asks(LISTEN)

    def asks(self, expression: str) -> Any:
        return self._engine.evaluates(expression)

    def complaints(self) -> list[str]:
        found: list[str] = self.asks("window.complaints ?? []")
        return found

    # --- looking

    def shows(self, selector: str) -> bool:
        return bool(self.asks(f"!!document.querySelector({json.dumps(selector)})"))

    def waits_for(self, *selectors: str) -> str:
        """Which of them came first."""
        until = time.monotonic() + PATIENCE
        while True:
            for one in selectors:
                if self.shows(one):
                    return one
            assert time.monotonic() < until, f"none of {selectors} came; the page says: {self.asks(SAID)}"
            time.sleep(0.2)

    def waits_until_gone(self, selector: str) -> None:
        until = time.monotonic() + PATIENCE
        while self.shows(selector):
            assert time.monotonic() < until, f"{selector} stays; the page says: {self.asks(SAID)}"
            time.sleep(0.2)

    def reads(self, selector: str) -> str:
        text: str = self.asks(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''")
        return re.sub(r"\s+", " ", text).strip()

    # --- moving

    def clicks(self, selector: str, said: str | None = None) -> None:
        self.moves(self._reached(selector, said))

    def presses(self, key: str, **values: str) -> None:
        self.clicks("button, label", self.words(key, **values))

    def types(self, selector: str, text: str) -> None:
        self.clicks(selector)
        strokes = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._engine.performs([{"type": "key", "id": "keys", "actions": strokes}])

    def moves(self, *spots: Spot) -> None:
        """With the button down from the first spot to the last."""
        (x, y), *others = spots
        steps: list[dict[str, Any]] = [_move(x, y), {"type": "pointerDown", "button": 0}]
        steps += [_move(*spot, duration=40) for spot in others]
        self._engine.performs([{**MOUSE, "actions": [*steps, {"type": "pointerUp", "button": 0}]}])

    def _reached(self, selector: str, said: str | None) -> Spot:
        until = time.monotonic() + PATIENCE
        question = f"{REACHED}({json.dumps(selector)}, {json.dumps(said)})"
        while (found := self.asks(question)) is None:
            assert time.monotonic() < until, f"no {selector} {said or ''} to click; the page says: {self.asks(SAID)}"
            time.sleep(0.2)
        x, y = found
        return x, y

    # --- around the game

    def sits_down(self, code: str, name: str = "Ada") -> None:
        """And starts, with bots on the other seats. They need no guide."""
        self.opens(f"/t/{code}")
        for game in PACKAGES:
            self.asks(f"localStorage.setItem('vernissage.guide.{game}', 'skipped')")
        self.types("input[autocomplete=nickname]", name)
        self.presses("shell.sit-down")
        self.presses("shell.fill-with-bots")
        self.waits_until_gone("li.free")
        self.presses("shell.start")


SAID = "document.body.innerText.slice(0, 800)"


def _move(x: float, y: float, duration: int = 0) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": duration}
