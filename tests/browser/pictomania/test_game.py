"""Six browsers play four rounds of Pictomania to the end, and nothing is lost on the way."""

import time
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from itertools import pairwise, zip_longest
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.accessibility import faults
from tests.browser.conftest import Invite
from tests.browser.meanwhile import meanwhile
from tests.browser.pens import Finger, Hand, MouseHand, Pen
from tests.browser.person import PHONE
from tests.browser.pictomania.screen import SCALE, Line, Picture, Screen
from tests.browser.pictomania.script import (
    ADA,
    BEN,
    CLEO,
    DAN,
    EVE,
    FAY,
    NAMES,
    ROUNDS,
    TOKENS,
    TOTALS,
    WINNER,
    Guess,
    Round,
    figure,
)
from tests.browser.server import Server
from tests.browser.tunnel import Tunnel
from tests.player import Message, Player

pytestmark = pytest.mark.browser
SMALL: dict[str, Any] = {"viewport": {"width": 1000, "height": 680}}
AWAY_FOR = 10  # seconds
MORE: Line = [(700, 100), (860, 300)]  # a line besides one's figure
HALF: Line = [(700, 860), (860, 700), (700, 700)]  # a line that is never ended
LINES = {BEN: 3, EVE: 3}  # of the second round; two otherwise

Screens = tuple[Screen, ...]


@pytest.mark.long
def test_six_browsers_play_four_rounds_to_the_end_through_a_reload_a_lost_line_and_a_killed_server(
    mortal: Server, invite: Invite
) -> None:  # P4 P5 P11 P15 P20 P22 P23 P24 P25 P29 P33 P35
    screens, tunnel, code = sit_down(mortal, invite)
    drawn: list[list[Picture]] = []
    for number, script in enumerate(ROUNDS, 1):
        everybody_reads(screens, number)
        cards = numbers(screens)
        guesses = list(script.guesses)
        if number == 2:
            a_reload_and_a_lost_line(screens, tunnel)
        elif number == 3:
            fay_is_done_and_the_server_dies(mortal, screens, guesses, cards)
        else:
            if number == 4:
                screens[CLEO].turns_sheet()
            at_once(screen.draws(*figure(screen.seat, number)) for screen in screens)
        drawn.append(same_everywhere(screens, number))
        everybody_guesses(screens, number, guesses, cards)
        everybody_is_done(screens, script, besides=FAY if number == 3 else None)
        the_round_counts(screens, number)
    the_end_is_as_it_was_played(screens, [picture for pictures in drawn for picture in pictures])
    assert strokes_kept(mortal.port, code) == [[2] * 6, [LINES.get(seat, 2) for seat in range(6)], [2] * 6, [2] * 6]
    for screen in screens:
        screen.person.forgives_broken_lines()


def sit_down(server: Server, invite: Invite) -> tuple[Screens, Tunnel, str]:
    """Dan plays on a phone with his finger, Fay has a pen, Eve will ride through a tunnel."""
    code = server.open_table("pictomania", seconds=600, tokens=TOKENS)
    hands: dict[int, Callable[[Page], Hand]] = {DAN: Finger, FAY: Pen}
    people = [invite(name, server, **(PHONE if seat == DAN else SMALL)) for seat, name in enumerate(NAMES)]
    tunnel = Tunnel(people[EVE])
    for person in people:
        person.sits_down(code)
    people[ADA].presses("shell.start")
    return (
        tuple(Screen(person, seat, hands.get(seat, MouseHand)) for seat, person in enumerate(people)),
        tunnel,
        code,
    )


def everybody_reads(screens: Screens, number: int) -> None:
    for screen in screens:
        screen.is_reading()
    nothing_ails(screens, "reading", number)
    for screen in screens:
        screen.gets_ready()
    for screen in screens:
        screen.may_draw()


def nothing_ails(screens: Screens, when: str, number: int = 1) -> None:
    """On a laptop and on a phone; once a game is enough."""
    if number == 1:
        found = [fault for seat in (ADA, DAN) for fault in faults(screens[seat].page)]
        assert found == [], when


def numbers(screens: Screens) -> dict[int | None, int]:
    """Everybody's, as their own screen says, and the one that nobody has (P9)."""
    dealt: dict[int | None, int] = {screen.seat: screen.number() for screen in screens}
    (left,) = set(range(1, 8)) - set(dealt.values())
    return {**dealt, None: left}


def at_once(movements: Iterable[Iterator[None]]) -> None:
    """All move in turns, so that all lines grow together."""
    for _ in zip_longest(*movements):
        pass


# --- what goes wrong


def a_reload_and_a_lost_line(screens: Screens, tunnel: Tunnel) -> None:
    """Ben reloads in the middle of a line while Eve, who saw it begin, is away for ten seconds and draws on."""
    ben, eve = screens[BEN], screens[EVE]
    at_once(screen.draws(*figure(screen.seat, 2)) for screen in screens)
    before = same_everywhere(screens, 2)[BEN]
    at_once([ben.begins(HALF)])
    for watcher in (screens[ADA], screens[DAN], eve):
        sees_it_grow(watcher, BEN, before)
    tunnel.enter()
    left_at = time.monotonic()
    away = screens[ADA].words("pictomania.away")
    expect(screens[ADA].sheet_of(EVE)).to_contain_text(away)
    ben.page.reload()
    ben.may_draw()
    ben.hand.up()
    for screen in (ben, screens[ADA], screens[DAN]):
        screen.shows(BEN, before)
    at_once([ben.draws(MORE), eve.draws(MORE)])
    while time.monotonic() - left_at < AWAY_FOR:
        eve.page.wait_for_timeout(200)
    tunnel.leave()
    expect(screens[ADA].sheet_of(EVE)).not_to_contain_text(away)


def sees_it_grow(watcher: Screen, seat: int, before: Picture) -> None:
    """Ink that nobody has stored yet (P11)."""
    for _ in range(50):
        if watcher.picture_of(seat) != before:
            return
        watcher.page.wait_for_timeout(200)
    raise AssertionError(f"{watcher.person.name} does not see the line of seat {seat} grow")


def fay_is_done_and_the_server_dies(
    server: Server, screens: Screens, guesses: list[Guess], cards: dict[int | None, int]
) -> None:
    """While the others draw; they draw on without it. What Fay did stands."""
    at_once([screens[FAY].draws(*figure(FAY, 3))])
    others = [screen for screen in screens if screen.seat != FAY]
    pens = [screen.draws(*figure(screen.seat, 3)) for screen in others]
    for _ in range(5):
        for pen in pens:
            next(pen)
    while guesses[0].by == FAY:
        lays(screens, guesses.pop(0), cards)
    screens[FAY].takes(3)
    for screen in others:
        screen.is_done(FAY)
    server.kill()
    at_once(pens)
    for screen in screens:
        expect(screen.page.get_by_text(screen.words("shell.reconnecting")).first).to_be_visible()
    server.start()
    for screen in screens:
        expect(screen.page.get_by_text(screen.words("shell.reconnecting"))).to_have_count(0)
    for screen in others:
        screen.is_done(FAY)


# --- what is seen


def same_everywhere(screens: Screens, number: int) -> list[Picture]:
    """Every sheet on every screen is its drawer's to the pixel, and shows what they have drawn."""
    drawn = [screen.picture_of(screen.seat) for screen in screens]
    for screen in screens:
        for seat, picture in enumerate(drawn):
            screen.shows(seat, picture)
    for seat, picture in enumerate(drawn):
        shows_lines(picture, *figure(seat, number))
    return drawn


def shows_lines(picture: Picture, *lines: Line) -> None:
    """There is ink halfway between any two corners, give or take a pixel of a phone, and none where nobody drew."""
    ink = Image.open(BytesIO(picture)).getchannel("A")
    for line in lines:
        for (x, y), (to_x, to_y) in pairwise(line):
            at, down = (x + to_x) // 2 // SCALE, (y + to_y) // 2 // SCALE
            around = ink.crop((at - 1, down - 1, at + 2, down + 2))
            assert around.getextrema()[1] == 255, f"no ink at {at}, {down}"
    assert ink.getpixel((ink.width - 4, 3)) == 0


# --- what is played


def lays(screens: Screens, guess: Guess, cards: dict[int | None, int]) -> None:
    screens[guess.by].guesses(guess.on, cards[guess.whose])


def everybody_guesses(screens: Screens, number: int, guesses: list[Guess], cards: dict[int | None, int]) -> None:
    nothing_ails(screens, "drawing", number)
    if number == 1:
        for seat in (ADA, DAN):
            screens[seat].looks_at(BEN)
        nothing_ails(screens, "guessing")
        for seat in (ADA, DAN):
            screens[seat].leaves()
    for guess in guesses:
        lays(screens, guess, cards)


def everybody_is_done(screens: Screens, script: Round, besides: int | None) -> None:
    for seat, stars in script.tokens.items():
        if seat != besides:
            screens[seat].takes(stars)
            last = seat == list(script.tokens)[-1] and len(script.tokens) == len(screens)
            if not last:
                screens[(seat + 1) % 6].is_done(seat)
    for screen in screens:
        if screen.seat not in script.tokens:
            screen.finishes()


def the_round_counts(screens: Screens, number: int) -> None:
    for screen in screens:
        expect(screen.reveal).to_be_visible()
    nothing_ails(screens, "reveal", number)
    script = ROUNDS[number - 1]
    for screen in screens:
        screen.skips_to_points()
        assert screen.points(number) == dict(zip(NAMES, script.points, strict=True))
        assert screen.black_sheep() == ([] if script.sheep is None else [NAMES[script.sheep]])
        if number > 1:
            assert screen.scores() == points_after(number)
    nothing_ails(screens, "points", number)
    for screen in screens:
        screen.goes_on(last=number == len(ROUNDS))


def points_after(rounds: int) -> dict[str, list[int]]:
    by_round = [script.points for script in ROUNDS[:rounds]]
    return {name: [*(played := [points[seat] for points in by_round]), sum(played)] for seat, name in enumerate(NAMES)}


def the_end_is_as_it_was_played(screens: Screens, drawn: list[Picture]) -> None:
    assert len(set(drawn)) == len(drawn)
    for screen in screens:
        expect(screen.end).to_be_visible()
        assert screen.gallery() == drawn
        assert screen.scores() == points_after(4)
        assert {name: points[-1] for name, points in screen.scores().items()} == dict(zip(NAMES, TOTALS, strict=True))
    winner, other = screens[WINNER], screens[ADA]
    expect(winner.end.locator("h1")).to_have_text(winner.words("pictomania.win-you"))
    expect(other.end.locator("h1")).to_contain_text(NAMES[WINNER])
    nothing_ails(screens, "end")
    screens[BEN].page.reload()
    expect(screens[BEN].end).to_be_visible()
    assert screens[BEN].gallery() == drawn


def strokes_kept(port: int, code: str) -> list[list[int]]:
    """How many the server has, by round and seat; it tells anybody who watches."""

    async def watch() -> Message:
        return (await Player.join(port, code, "a watcher's secret")).view

    sheets = meanwhile(watch())["game"]["sheets"]
    return [[sheets[str(number)][str(seat)]["done"] for seat in range(6)] for number in range(1, 5)]
