"""Ink that may not be, over a bare socket with a player's own secret: refused, and no sheet on any screen changes."""

import asyncio
import json
from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.meanwhile import STRANGER, meanwhile
from tests.browser.pictomania.screen import Picture, Screen
from tests.browser.pictomania.script import figure
from tests.browser.server import Server
from tests.player import Message, Player
from tests.rules.pictomania.table import LINE
from tests.unit.web.pictomania.test_live_ink import piece
from vernissage.drawing.ink import Stroke, encode

pytestmark = pytest.mark.browser
NAMES = ("Ada", "Ben", "Cleo")
ADA, BEN, CLEO = range(3)
WET = b"\x01\x14\x14\x7e\x7e"  # the beginning of a line
SMALL: dict[str, Any] = {"viewport": {"width": 1000, "height": 680}}


class Forger:
    """Speaks for Ben beside his browser; `strange` has no seat at all."""

    def __init__(self, port: int, code: str, secret: str) -> None:
        self._port, self._code, self._secret = port, code, secret

    def draws(self, ink: str, strange: bool = False, **more: Any) -> Message:
        """What a `Draw` is answered with."""

        async def send() -> Message:
            line = await self._join(strange)
            return await line.play("Draw", **{"round": 1, "stroke": 0, "ink": ink, **more})

        answer: Message = meanwhile(send())
        return answer

    def sends(self, *frames: bytes, strange: bool = False) -> None:
        """Ink while the pen is down, which nobody answers."""

        async def send() -> None:
            line = await self._join(strange)
            for frame in frames:
                line.send_ink(frame)
            await asyncio.sleep(0.25)

        meanwhile(send())

    def says(self, text: str) -> list[Message]:
        """Everything that the server says until it hangs up; it has to."""

        async def send() -> list[Message]:
            line = await self._join(strange=False)
            line.send(text)
            return await line.closed()

        said: list[Message] = meanwhile(send())
        return said

    async def _join(self, strange: bool) -> Player:
        return await Player.join(self._port, self._code, STRANGER if strange else self._secret)


def begin(server: Server, invite: Invite) -> tuple[list[Screen], Forger]:
    """Three people who have drawn their figures, and one who can speak for Ben."""
    code = server.open_table("pictomania", seconds=0)
    people = [invite(name, server, **SMALL) for name in NAMES]
    for person in people:
        person.sits_down(code)
    people[0].presses("shell.start")
    screens = [Screen(person, seat) for seat, person in enumerate(people)]
    for screen in screens:
        screen.is_reading()
        screen.gets_ready()
    for screen in screens:
        screen.may_draw()
        for _ in screen.draws(*figure(screen.seat, 1)):
            pass
    secret: str = people[BEN].page.evaluate("(code) => localStorage.getItem(`vernissage.secret.${code}`)", code)
    return screens, Forger(server.port, code, secret)


def sheets(screens: list[Screen]) -> list[Picture]:
    """The same on all screens."""
    drawn = [screen.picture_of(screen.seat) for screen in screens]
    for screen in screens:
        for seat, picture in enumerate(drawn):
            screen.shows(seat, picture)
    return drawn


def line(*points: tuple[int, int]) -> str:
    return encode(Stroke(1, tuple((x, y, 15) for x, y in points)))


def drawing(ink: str) -> str:
    return json.dumps({"type": "Play", "id": "1", "command": {"type": "Draw", "round": 1, "stroke": 0, "ink": ink}})


def test_bad_ink_is_refused_and_changes_no_sheet(house: Server, invite: Invite) -> None:  # P15 P18
    screens, forger = begin(house, invite)
    before = sheets(screens)
    good_ink_is_seen(screens, forger, before)
    for harm in (outside_the_sheet, millions_of_points, on_another_sheet):
        harm(forger)
        assert sheets(screens) == before, harm.__name__

    screens[BEN].guesses(ADA, screens[ADA].number())
    too_late(forger, "drawing-finished")
    assert sheets(screens) == before

    screens[BEN].takes(2)
    screens[ADA].is_done(BEN)
    too_late(forger, "already-done")
    assert sheets(screens) == before

    for _ in screens[ADA].draws([(700, 100), (860, 300)]):  # she may still, and all see it
        pass
    assert sheets(screens)[ADA] != before[ADA]


def good_ink_is_seen(screens: list[Screen], forger: Forger, before: list[Picture]) -> None:
    """Otherwise the rest would prove nothing."""
    forger.sends(piece(1, 0, WET))
    assert screens[ADA].picture_of(BEN) != before[BEN]
    forger.sends(piece(1, 0, b""))
    assert sheets(screens) == before


def outside_the_sheet(forger: Forger) -> None:
    for outside in (line((600, 400), (1201, 400)), line((600, 901)), line((-1, 0), (5, 5))):
        assert forger.draws(outside)["code"] == "off-the-sheet"


def millions_of_points(forger: Forger) -> None:
    assert forger.draws(line(*[(at % 1000, at % 800) for at in range(2001)]))["code"] == "bad-ink"
    assert forger.draws("A" * 60_000)["code"] == "unknown-command"  # too long to be read at all
    assert forger.says(drawing("A" * 100_000))[-1] == {"type": "Bye", "code": "too-big"}
    forger.says(drawing("A" * 4_000_000))  # the line is cut without a word
    forger.sends(piece(1, 0, WET + bytes(200_000)))


def on_another_sheet(forger: Forger) -> None:
    """By name, as if the server told of Ada's pen, as one who has no sheet, and on one that is not there yet."""
    assert forger.draws(LINE, seat=ADA)["code"] == "unknown-command"
    forger.sends(b"\x02" + bytes([ADA, 1, 0, len(WET)]) + WET)
    assert forger.draws(LINE, strange=True)["type"] == "Refusal"
    forger.sends(piece(1, 0, WET), strange=True)
    assert forger.draws(LINE, round=2)["type"] == "Refusal"


def too_late(forger: Forger, code: str) -> None:
    assert forger.draws(LINE)["code"] == code
    forger.sends(piece(1, 0, WET))
