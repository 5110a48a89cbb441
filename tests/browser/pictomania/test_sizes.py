"""Words and sheets on every screen, also with letters twice as large: nothing is cut, nothing shrinks to nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import faults
from tests.browser.conftest import Invite
from tests.browser.in_place import try_all_languages
from tests.browser.pictomania.screen import Screen
from tests.browser.pictomania.test_bots import SLOW, seats_bot
from tests.browser.server import Server

pytestmark = pytest.mark.browser
SIZES = [(360, 740), (768, 1024), (844, 390), (1440, 900), (1920, 1080)]
LETTERS = "(size) => (document.documentElement.style.fontSize = size)"
WIDTHS = "(papers) => papers.map((one) => one.getBoundingClientRect().width)"
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LINES = "(words) => Math.max(...words.map((one) => one.textContent.split('\\n').length))"
# The sheets of the reveal, once they are laid out: the next may just be coming, and in the end there are none.
REVEALED = """async () => {
  const widths = () => [...document.querySelectorAll(".reveal .paper")].map((one) => one.getBoundingClientRect().width);
  for (let tries = 0; tries < 600 && widths().includes(0); tries++) await new Promise(requestAnimationFrame);
  return widths();
}"""
INSIDE = """(boxes) => boxes.every((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
})"""


def on_every_screen(page: Page) -> Iterator[str]:
    """The page in each size and in letters of both sizes, where nothing may stick out."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for letters in ("100%", "200%"):
            page.evaluate(LETTERS, letters)
            page.wait_for_function(
                "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
            )
            where = f"{width} × {height}, {letters}"
            assert page.evaluate(OVERFLOW) <= 1, where
            yield where
    page.evaluate(LETTERS, "100%")


def cut(page: Page) -> list[list[str]]:
    """Of this game's own sentences: a word on a card may look like one of another's."""
    return [one for one in try_all_languages(page).cut if one[0].startswith("pictomania.")]


def test_words_and_sheets_stay_usable_on_every_screen(house: Server, invite: Invite) -> None:  # P11
    ada = invite("Ada", viewport={"width": 1440, "height": 900})
    ada.sits_down(house.open_table("pictomania", seats=3, rounds=1, seconds=0, levels=[4]))
    for strength in ("easy", "easy"):
        seats_bot(ada, strength)
    ada.presses("shell.start")
    screen, page = Screen(ada, 0), ada.page
    screen.is_reading()
    for where in on_every_screen(page):
        assert page.locator(".reading .word").evaluate_all(LINES) <= 2, where
        assert page.locator(".reading .cards").evaluate("(one) => one.clientHeight") > 140, where
    page.set_viewport_size({"width": 1440, "height": 900})
    screen.gets_ready()
    screen.may_draw()
    for where in on_every_screen(page):
        assert min(page.locator("[data-anchor^=sheet-] .paper").evaluate_all(WIDTHS)) > 100, where
        assert min(screen.sheet.evaluate_all(WIDTHS)) > 180, where
        assert page.locator(".bottom button, .hand button, .tools button").evaluate_all(INSIDE), where
        assert cut(page) == [], where
    page.set_viewport_size({"width": 1440, "height": 900})
    screen.finishes()
    expect(screen.reveal).to_be_visible(timeout=SLOW)
    for where in on_every_screen(page):
        assert min(page.evaluate(REVEALED), default=999) > 140, where
        assert cut(page) == [], where
    assert faults(page) == []
