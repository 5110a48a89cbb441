"""A laptop shows a painting large beside the wall; a place says what it would be before it is chosen."""

from typing import Any

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.artline.museums import visit
from tests.browser.artline.test_dock import LAPTOP, box
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server

pytestmark = pytest.mark.browser

# What shows less of a painting than there is, on it or around it.
DIMMED = """() => {
  const dims = (style) => style.opacity !== "1" || style.filter !== "none" || style.mixBlendMode !== "normal";
  const up = (one) => (one ? [one, ...up(one.parentElement)] : []);
  return [...document.querySelectorAll(".museum .hung, [data-anchor^=hand-]")]
    .filter((one) => [...up(one), ...one.querySelectorAll("*")].some((part) => dims(getComputedStyle(part))))
    .map((one) => one.getAttribute("aria-label"));
}"""


def apart(one: FloatRect, other: FloatRect) -> bool:
    right, left = one["x"] + one["width"] <= other["x"] + 1, other["x"] + other["width"] <= one["x"] + 1
    below, above = one["y"] + one["height"] <= other["y"] + 1, other["y"] + other["height"] <= one["y"] + 1
    return right or left or below or above


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_nothing_is_dimmed_while_a_place_is_chosen(museums: Server, invite: Invite, device: dict[str, Any]) -> None:
    guest = visit(museums, invite, "FEWER", **device)
    guest.game.choose_painting()
    guest.page.wait_for_function(f"() => ({DIMMED})().length === 0")  # once they are loaded


def test_a_mouse_is_told_what_a_place_would_be_before_it_is_chosen(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "FEWER", **LAPTOP)
    guest.game.choose_painting()
    guest.game.in_view(guest.game.exhibitions).hover()
    expect(guest.game.dock.locator(".status")).to_contain_text(guest.words("artline.exhibition-room"))
    expect(guest.game.museum.locator(".band")).to_have_count(2)
    expect(guest.game.placing).to_have_count(0)


@pytest.mark.parametrize("code", ["FEWER", "ASKED"])
def test_a_painting_is_shown_large_beside_the_wall_once_the_mouse_has_moved(
    museums: Server, invite: Invite, code: str
) -> None:
    guest = visit(museums, invite, code, **LAPTOP)
    peek, painting = guest.page.locator(".peek"), box(guest.game.in_view(guest.game.museum.locator(".hung")))
    x, y = painting["x"] + painting["width"] / 2, painting["y"] + painting["height"] / 2
    guest.page.mouse.move(x, y)
    expect(peek).to_be_visible()
    assert apart(box(peek), box(guest.game.museum))
    assert apart(box(peek), box(guest.game.dock))
    guest.page.reload()  # the mouse rests, and a painting comes to lie under it
    expect(guest.game.museum.locator(".hung").first).to_be_visible()
    guest.page.wait_for_timeout(600)
    expect(peek).to_have_count(0)
    guest.page.mouse.move(x + 2, y)
    expect(peek).to_be_visible()
