"""What is judged is shown large, and what is typed stands above the keyboard."""

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.artline.curator import Curator
from tests.browser.artline.museums import visit
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server
from vernissage.contract.languages import LANGUAGES

pytestmark = pytest.mark.browser

LAPTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
ABOVE_KEYBOARD = 430  # pixels
SHIP = {"en": "ship", "ru": "корабль", "es": "barco", "zh": "船", "uk": "корабель"}
# Phones lay the keyboard over the page: the visual viewport says what is left.
KEYBOARD = f"""
  const seen = Object.assign(new EventTarget(), {{ height: {ABOVE_KEYBOARD}, width: 360, offsetTop: 0, scale: 1 }});
  Object.defineProperty(window, "visualViewport", {{ value: seen }});
"""


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def names_a_theme(guest: Curator) -> None:
    guest.game.choose_painting()
    guest.game.choose_place(guest.game.places.filter(has_text="opens"))


@pytest.mark.parametrize("code", ["FEWER", "MENDS"])
def test_a_theme_is_named_above_the_keyboard_in_every_language(museums: Server, invite: Invite, code: str) -> None:
    guest = visit(museums, invite, code, script=KEYBOARD, **PHONE)
    if code == "FEWER":
        names_a_theme(guest)
    field = guest.game.dock.locator(".field").first
    for language in guest.reads_in_turn(LANGUAGES):
        guest.touch(field.locator("input"))
        field.locator("input").fill(SHIP[language])
        expect(field.locator(".word")).not_to_be_empty()
        expect(guest.page.locator(".people")).to_be_hidden()
        for part in (field.locator("input"), field.locator(".chips"), field.locator(".word")):
            assert box(part)["y"] >= 0, language
            assert box(part)["y"] + box(part)["height"] <= ABOVE_KEYBOARD, language
        for button in guest.game.dock.locator("form .actions button").all():
            assert box(button)["y"] + box(button)["height"] <= ABOVE_KEYBOARD, language
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"], language
        field.locator("input").blur()  # the menu is under what is typed about


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_panel_keeps_its_height_while_suggestions_come_and_go(
    museums: Server, invite: Invite, device: dict[str, Any]
) -> None:
    guest = visit(museums, invite, "FEWER", **device)
    names_a_theme(guest)
    field = guest.game.placing.locator(".field").first
    expect(field.locator(".chips li").first).to_be_visible()
    before = box(guest.game.placing)["height"]
    field.locator("input").fill("zzzz")
    expect(field.locator(".chips li")).to_have_count(0)
    assert box(guest.game.placing)["height"] == before


@pytest.mark.parametrize("code", ["ASKED", "VETED"])
def test_the_line_that_is_judged_is_shown_large(museums: Server, invite: Invite, code: str) -> None:
    guest = visit(museums, invite, code, **LAPTOP)
    paintings = guest.game.dock.locator(".paintings button")
    expect(paintings.nth(1)).to_be_visible()
    assert all(box(one)["height"] >= 180 for one in paintings.all())
    expect(guest.game.dock.locator("button.primary")).to_have_count(0)


def test_the_last_line_opens_what_happened(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "FEWER", **PHONE)
    guest.touch(guest.page.locator("button.newest"))
    told = guest.page.get_by_role("dialog").locator("li")
    expect(told.nth(4)).to_be_visible()


def test_a_painting_that_is_dropped_near_a_place_hangs_there(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "FEWER", **LAPTOP)
    guest.game.choose_painting()
    near, hand = box(guest.game.in_view(guest.game.places)), box(guest.game.hand.first)
    mouse = guest.page.mouse
    mouse.move(hand["x"] + 20, hand["y"] + 20)
    mouse.down()
    mouse.move(near["x"] + near["width"] / 2, near["y"] + near["height"] / 2, steps=4)
    expect(guest.page.locator(".dragged.snapped")).to_be_visible()
    mouse.up()
    expect(guest.game.placing).to_be_visible()
