"""Two draw, one of them over a bad line: their own ink never waits, and nothing is lost, repeated or out of order."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import Invite
from tests.browser.meanwhile import meanwhile
from tests.browser.person import Person
from tests.browser.pictomania.screen import Line, Screen
from tests.browser.server import Server
from tests.browser.slow_line import SlowLine
from tests.player import Message, Player

pytestmark = pytest.mark.browser
SMALL: dict[str, Any] = {"viewport": {"width": 1000, "height": 680}}
ADA, BEN = range(2)
CLEO = "the long secret of Cleo"
LINES: list[Line] = [[(100 + 150 * n, 100), (200 + 150 * n, 700), (150 + 150 * n, 400)] for n in range(6)]
A_FEW = 2_000  # bytes


class Sockets:
    """What a page hears in words, socket by socket."""

    def __init__(self, page: Page) -> None:
        self.heard: list[list[str]] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        heard: list[str] = []
        self.heard.append(heard)
        socket.on("framereceived", lambda frame: heard.append(frame) if isinstance(frame, str) else None)

    def kinds(self, socket: int) -> list[str]:
        return [json.loads(message)["type"] for message in self.heard[socket]]


def sit_down(house: Server, *people: Person) -> tuple[Screen, ...]:
    """With Cleo, who is there only to make them three."""
    code = house.open_table("pictomania", seconds=0)

    async def cleo(kind: str, command: str, **facts: Any) -> Message:
        player = await Player.join(house.port, code, CLEO)
        if command == "Ready":  # the words as they stand
            facts |= {"cards": [player.view["game"]["cards"][letter] for letter in "ABC"]}
        return await (player.do if kind == "Do" else player.play)(command, **facts)

    for person in people:
        person.sits_down(code)
    assert meanwhile(cleo("Do", "TakeSeat", name="Cleo"))["type"] == "Done"
    people[0].presses("shell.start")
    screens = tuple(Screen(person, seat) for seat, person in enumerate(people))
    for screen in screens:
        screen.is_reading()
        screen.gets_ready()
    assert meanwhile(cleo("Play", "Ready", round=1))["type"] == "Done"
    for screen in screens:
        screen.may_draw()
    return screens


def draw(screen: Screen, *lines: Line) -> None:
    for _ in screen.draws(*lines):
        pass


def strokes_kept(house: Server, screen: Screen) -> int:
    """How many the server has of this player's."""
    code = screen.page.url.rsplit("/", 1)[-1]

    async def watch() -> Message:
        return (await Player.join(house.port, code, "a watcher's secret")).view

    done: int = meanwhile(watch())["game"]["sheets"]["1"][str(screen.seat)]["done"]
    return done


def test_a_drawer_on_a_bad_line(house: Server, invite: Invite) -> None:
    with SlowLine(house.port) as line:
        ada, ben = invite("Ada", line, **SMALL), invite("Ben", **SMALL)
        sockets = Sockets(ada.page)
        drawer, watcher = sit_down(house, ada, ben)
        own_ink_never_waits(line, drawer, watcher)
        others_ink_catches_up(line, drawer, watcher)
        nothing_is_lost_or_sent_twice(line, drawer, watcher)
        assert (strokes_kept(house, drawer), strokes_kept(house, watcher)) == (4, 2)
        a_reconnect_costs_one_small_message(sockets)
        ada.forgives_broken_lines()


def own_ink_never_waits(line: SlowLine, drawer: Screen, watcher: Screen) -> None:
    """It is seen while nothing can come from the server, and by the others once it is through."""
    draw(drawer, LINES[0])
    watcher.shows(ADA, drawer.picture_of(ADA))
    before = drawer.picture_of(ADA)
    line.hold()
    draw(drawer, LINES[1])
    drawn = drawer.picture_of(ADA)
    assert drawn != before
    assert watcher.picture_of(ADA) == before
    line.let_go()
    watcher.shows(ADA, drawn)
    assert drawer.picture_of(ADA) == drawn


def others_ink_catches_up(line: SlowLine, drawer: Screen, watcher: Screen) -> None:
    """A stroke that was stored meanwhile, and one whose pen is still down."""
    line.hold()
    draw(watcher, LINES[0])
    for _ in watcher.begins(LINES[1]):
        pass
    line.let_go()
    drawer.shows(BEN, watcher.picture_of(BEN))
    watcher.hand.up()
    drawer.shows(BEN, watcher.picture_of(BEN))


def nothing_is_lost_or_sent_twice(line: SlowLine, drawer: Screen, watcher: Screen) -> None:
    """The line breaks after one stroke has arrived whose answer has not, and with another under way."""
    draw(drawer, LINES[2])
    drawn = drawer.picture_of(ADA)
    line.hold()
    draw(drawer, LINES[3])
    line.cut()
    assert drawer.picture_of(ADA) != drawn
    watcher.shows(ADA, drawer.picture_of(ADA))


def a_reconnect_costs_one_small_message(sockets: Sockets) -> None:
    """However often there was one: a busy machine may lose patience with a silent line."""
    assert sockets.kinds(0).count("Welcome") == 1
    again = [socket for socket in range(1, len(sockets.heard)) if sockets.heard[socket]]
    assert again
    for socket in again:
        assert sockets.kinds(socket)[0] == "Resumed"
        assert "Welcome" not in sockets.kinds(socket)
        assert len(sockets.heard[socket][0]) < A_FEW
