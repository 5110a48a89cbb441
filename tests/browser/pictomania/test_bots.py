"""One person and four bots play Pictomania: they are seen to draw, guess, and take tokens."""

import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults
from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.pictomania.screen import Line, Picture, Screen
from tests.browser.server import Server

pytestmark = pytest.mark.browser
STRENGTHS = ("easy", "medium", "strong", "strong")
SUN: list[Line] = [[(400, 300), (600, 250), (700, 450), (550, 600), (380, 500), (400, 300)], [(300, 200), (200, 100)]]
SLOW = 120_000


@pytest.fixture
def lively(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots draw three times as fast as people."""
    server = Server(tmp_path, "--bot-seconds", "0.5")
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("language", "device", "rounds"),
    [pytest.param("en", {}, 1, id="laptop", marks=pytest.mark.long), pytest.param("ru", PHONE, 1, id="phone")],
)
def test_one_person_plays_a_whole_game_with_four_bots(
    lively: Server, invite: Invite, language: str, device: dict[str, object], rounds: int
) -> None:  # P1 P11 P12 P18 P20 P29
    ada = invite("Ada", lively, language=language, **device)
    ada.sits_down(lively.open_table("pictomania", rounds=rounds, seconds=0, language=language))
    for strength in STRENGTHS:
        seats_bot(ada, strength)
    ada.presses("shell.start")
    screen = Screen(ada, 0)
    for number in range(1, rounds + 1):
        screen.is_reading()
        screen.gets_ready()
        screen.may_draw()
        sees_them_draw(screen, (1, 2, 3, 4))
        for _ in screen.draws(*SUN):
            pass
        if number == 1:
            screen.guesses(1, next(card for card in range(1, 8) if card != screen.number()))
        screen.finishes()
        expect(screen.reveal).to_be_visible(timeout=SLOW)
        screen.skips_to_points()
        points = screen.points(number)
        assert len(points) == 5
        assert set(points.values()) != {0}
        assert faults(ada.page) == []
        screen.goes_on(last=number == rounds)
    expect(screen.end).to_be_visible()
    assert len(screen.gallery()) == 5 * rounds
    assert len(set(screen.gallery())) == 4 * rounds + 1, "every bot draws in its own way; Ada draws the same twice"
    names = list(screen.scores())
    assert ada.name in names
    if language == "ru":
        assert not [name for name in names if name != ada.name and re.search("[A-Za-z]", name)], names


def seats_bot(person: Person, strength: str) -> None:
    free = person.page.get_by_role("button", name=re.compile(f"^{re.escape(person.words('shell.plus-bot'))}"))
    before = free.count()
    person.touch(free.first)
    dialog = person.page.get_by_role("dialog")
    person.touch(dialog.get_by_role("button", name=re.compile(f"^{person.words(f'shell.strength-{strength}')}")))
    expect(dialog).to_have_count(0)
    expect(free).to_have_count(before - 1)  # the next one finds another seat


def sees_them_draw(screen: Screen, seats: Sequence[int]) -> None:
    """Something comes to every sheet, and one at least is seen to grow: a busy machine looks seldom."""
    seen = dict[int, set[Picture]]((seat, set()) for seat in seats)
    patient_until = time.monotonic() + SLOW / 1000
    while min(map(len, seen.values())) < 2 or max(map(len, seen.values())) < 3:
        for seat, pictures in seen.items():
            pictures.add(screen.picture_of(seat))
        assert time.monotonic() < patient_until, "nothing grows on some sheet"
