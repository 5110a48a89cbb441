"""One person and two bots: what fingers do, what stays in its place, and what a reload forgets."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pens import Finger, MouseHand
from tests.browser.person import LAPTOP, PHONE
from tests.browser.pictomania.screen import Line, Screen
from tests.browser.pictomania.test_bots import SLOW, seats_bot
from tests.browser.server import Server
from tests.browser.tunnel import Tunnel

pytestmark = pytest.mark.browser
FLICK: Line = [(150, 150), (1050, 750)]  # the finger lifts while it is fast
PLACES = """() => [...document.querySelectorAll("[data-anchor^=sheet-] .paper, .hand button, .drawing > .board")]
  .map((one) => one.getBoundingClientRect()).map(({ left, width }) => [Math.round(left), Math.round(width)])"""


def draws(server: Server, invite: Invite, **device: Any) -> Screen:
    """Ada in the first round, with her finger if she has a phone."""
    ada = invite("Ada", **device)
    ada.sits_down(server.open_table("pictomania", seats=3, rounds=1, seconds=0))
    for strength in ("easy", "easy"):
        seats_bot(ada, strength)
    ada.presses("shell.start")
    screen = Screen(ada, 0, Finger if ada.touches else MouseHand)
    screen.gets_ready()
    screen.may_draw()
    return screen


def test_what_needs_a_connection_says_so(house: Server, invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    tunnel = Tunnel(ada)
    ada.sits_down(house.open_table("pictomania", seats=3, rounds=1, seconds=0))
    for strength in ("easy", "easy"):
        seats_bot(ada, strength)
    ada.presses("shell.start")
    expect(ada.button("pictomania.ready")).to_be_enabled()
    tunnel.enter()
    expect(ada.button("pictomania.ready")).to_be_disabled()
    tunnel.leave()
    expect(ada.button("pictomania.ready")).to_be_enabled()
    Screen(ada, 0, Finger).gets_ready()
    Screen(ada, 0, Finger).may_draw()
    ada.forgives_broken_lines()


def test_a_tap_right_after_a_flicked_stroke_is_not_lost(house: Server, invite: Invite) -> None:  # P11
    screen = draws(house, invite, **PHONE)
    undo = screen.person.button("pictomania.undo")
    for _ in range(4):
        for _ in screen.draws(FLICK):
            pass
        undo.tap(no_wait_after=True)
        expect(undo).to_be_disabled()


def test_an_eraser_takes_off_what_it_touches_and_one_undo_brings_back_a_cleared_sheet(
    house: Server, invite: Invite
) -> None:  # P36
    screen = draws(house, invite, **PHONE)

    def draw(line: Line) -> bytes:
        for _ in screen.draws(line):
            pass
        return screen.picture_of(screen.seat)

    turn, clear = (
        screen.person.button("pictomania.turn-upright").bounding_box(),
        screen.person.button("pictomania.clear"),
    )
    expect(clear).to_be_disabled()
    one = draw([(100, 800), (400, 800)])
    place = clear.bounding_box()
    assert turn is not None
    assert place is not None
    assert place["x"] - turn["x"] > 2 * place["width"]  # nobody clears the sheet who wanted to turn it
    both = draw([(600, 100), (600, 500)])
    screen.person.button("pictomania.eraser").tap()
    assert draw([(500, 300), (700, 300)]) == one
    screen.person.button("pictomania.undo").tap()
    assert screen.picture_of(screen.seat) == both
    screen.person.button("pictomania.clear").tap()
    assert screen.picture_of(screen.seat) != both
    expect(screen.person.button("pictomania.eraser")).to_be_disabled()
    screen.person.button("pictomania.undo").tap()
    assert screen.picture_of(screen.seat) == both


def test_nothing_moves_under_the_pointer_when_one_looks_and_guesses(house: Server, invite: Invite) -> None:  # P15
    screen = draws(house, invite, **LAPTOP)
    for _ in screen.draws(FLICK):
        pass
    before = screen.page.evaluate(PLACES)
    screen.looks_at(1)
    assert screen.page.evaluate(PLACES) == before
    screen.leaves()
    screen.guesses(2, next(number for number in range(1, 8) if number != screen.number()))
    assert screen.page.evaluate(PLACES) == before


def test_a_reload_in_the_reveal_goes_on_with_it_and_after_it_shows_the_points(
    house: Server, invite: Invite
) -> None:  # P20
    screen = draws(house, invite, **PHONE)
    screen.finishes()
    expect(screen.reveal).to_be_visible(timeout=SLOW)
    screen.page.reload()
    expect(screen.reveal).to_be_visible()
    screen.skips_to_points()
    screen.page.reload()
    expect(screen.page.locator(".sums")).to_be_visible()


def test_the_others_are_large_on_a_phone_once_i_have_guessed(house: Server, invite: Invite) -> None:  # P15
    screen = draws(house, invite, **PHONE)
    for _ in screen.draws(FLICK):
        pass
    widths = "(sheets) => sheets.map((one) => one.getBoundingClientRect().width)"
    others = screen.page.locator("[data-anchor^=sheet-] .paper")
    before = others.evaluate_all(widths)
    assert min(before) > 100
    screen.guesses(1, next(number for number in range(1, 8) if number != screen.number()))
    assert min(others.evaluate_all(widths)) > 150
    assert screen.sheet.evaluate("(sheet) => sheet.getBoundingClientRect().width") < 130


def test_a_drawing_that_is_opened_on_a_phone_has_the_focus_until_it_is_left(house: Server, invite: Invite) -> None:
    screen = draws(house, invite, **PHONE)
    screen.sheet_of(1).focus()
    screen.sheet_of(1).press("Enter")
    dialog = screen.page.get_by_role("dialog")
    expect(dialog).to_be_focused()
    dialog.get_by_role("button", name=screen.words("pictomania.back-to-mine"), exact=True).press("Enter")
    expect(screen.sheet_of(1)).to_be_focused()


def test_a_guess_that_begins_with_the_word_can_be_cancelled(house: Server, invite: Invite) -> None:
    screen = draws(house, invite, **LAPTOP)
    for _ in screen.draws(FLICK):
        pass
    number = next(number for number in range(1, 8) if number != screen.number())
    word = screen.page.locator(".drawing > .board .pick").nth(0)
    word.click()
    screen.person.presses("shell.cancel")
    expect(screen.page.locator(".held")).to_have_count(0)
    expect(screen.sheet_of(1)).not_to_contain_text(screen.words("pictomania.you-guessed"))
    screen.may_draw()
    word.click()
    screen.sheet_of(1).click()
    screen.person.presses("pictomania.guess-number", number=str(number))
    expect(screen.sheet_of(1)).to_contain_text(screen.words("pictomania.you-guessed"))
