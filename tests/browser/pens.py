"""What people draw with: real pointer events of a mouse, a finger and a pen that tells its pressure."""

from typing import Any, Protocol

from playwright.sync_api import Page


class Hand(Protocol):
    """Holds something over a page; places are in pixels of the window."""

    def down(self, x: float, y: float) -> None: ...
    def move(self, x: float, y: float) -> None: ...
    def up(self) -> None: ...


class MouseHand:
    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x: float, y: float) -> None:
        self._mouse.move(x, y)

    def up(self) -> None:
        self._mouse.up()


class Finger:
    def __init__(self, page: Page) -> None:
        self._debugger = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._tell("touchStart", [{"x": x, "y": y, "radiusX": 6, "radiusY": 6}])

    def move(self, x: float, y: float) -> None:
        self._tell("touchMove", [{"x": x, "y": y, "radiusX": 6, "radiusY": 6}])

    def up(self) -> None:
        self._tell("touchEnd", [])

    def _tell(self, what: str, points: list[dict[str, float]]) -> None:
        self._debugger.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


class Pen:
    """Presses harder the longer it draws."""

    def __init__(self, page: Page) -> None:
        self._debugger = page.context.new_cdp_session(page)
        self._force = 0.0
        self._at = (0.0, 0.0)

    def down(self, x: float, y: float) -> None:
        self._force = 0.4
        self._tell("mousePressed", x, y)

    def move(self, x: float, y: float) -> None:
        self._force = min(1, self._force + 0.05)
        self._tell("mouseMoved", x, y)

    def up(self) -> None:
        self._force = 0
        self._tell("mouseReleased", *self._at)

    def _tell(self, what: str, x: float, y: float) -> None:
        self._at = (x, y)
        pressed = {"button": "left", "buttons": 0 if what == "mouseReleased" else 1, "clickCount": 1}
        facts: dict[str, Any] = {"type": what, "x": x, "y": y, **pressed, "pointerType": "pen", "force": self._force}
        self._debugger.send("Input.dispatchMouseEvent", facts)
