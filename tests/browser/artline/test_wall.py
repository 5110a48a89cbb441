"""The museum reads like a table: headings stay beside their rows and columns, however large it is."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.artline.museums import visit
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server

pytestmark = pytest.mark.browser

LAPTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
NARROWEST = {360: 64, 1440: 96}  # pixels that a painting is wide, by the width of the screen
FINGER = 44  # pixels

# Boxes of everything on the wall, in pixels of the screen.
MEASURED = """() => {
  const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height }; };
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    wall: box(document.querySelector(".museum")),
    rows: box(document.querySelector(".headings .rows")),
    columns: box(document.querySelector(".headings .columns")),
    headings: all("button.heading").map((one) => ({ line: one.dataset.line, ...box(one) })),
    paintings: all(".museum .hung").map((one) => ({ cell: one.dataset.cell.split(",").map(Number), ...box(one) })),
  };
}"""
# A theme is shown in its author's words until the reader's own language is there.
LISTED = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.innerText).sort();
  const [themes, listed] = [texts(".museum .heading .words"), texts("dialog[open] strong")];
  return themes.length > 10 && themes.join() === listed.join();
}"""
SAME = """() => {
  const [own, shown] = [".museum button.heading .words", ".line-card .theme"].map((one) => document.querySelector(one));
  return Boolean(shown) && own.innerText === shown.innerText;
}"""
TOO_SMALL = """(least) => [...document.querySelectorAll(".artline button")]
  .map((one) => ({ name: one.getAttribute("aria-label") ?? one.textContent.trim(), box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least - 0.5)
  .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`)"""


def middle(box: dict[str, float], axis: str) -> float:
    return box[axis] + box["width" if axis == "x" else "height"] / 2


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("code", ["FEWER", "MEANT", "GREAT"])
def test_headings_stand_beside_their_rows_and_columns(
    museums: Server, invite: Invite, code: str, device: dict[str, Any]
) -> None:
    guest = visit(museums, invite, code, **device)
    seen = guest.page.evaluate(MEASURED)
    assert seen["headings"]
    for heading in seen["headings"]:
        way, number = heading["line"][0], int(heading["line"][1:])
        axis, along = ("y", 1) if way == "r" else ("x", 0)
        beside = [one for one in seen["paintings"] if one["cell"][along] == number]
        assert all(abs(middle(one, axis) - middle(heading, axis)) < 2 for one in beside), heading["line"]
    rows = [one for one in seen["headings"] if one["line"][0] == "r"]
    assert all(one["x"] + one["width"] <= seen["rows"]["x"] + seen["rows"]["width"] + 1 for one in rows)
    first = min(one["x"] for one in seen["paintings"])
    assert seen["rows"]["x"] + seen["rows"]["width"] <= max(first, seen["rows"]["width"]) + 1
    least = NARROWEST[device["viewport"]["width"]]
    assert all(one["width"] >= least for one in seen["paintings"])
    assert guest.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["zh", "ru"])
def test_every_theme_of_a_large_museum_can_be_read_in_one_tap(museums: Server, invite: Invite, language: str) -> None:
    guest = visit(museums, invite, "GREAT", language, **PHONE)
    guest.touch(guest.game.museum.locator("button.themes"))
    listed = guest.page.get_by_role("dialog").locator("strong")
    guest.page.wait_for_function(LISTED)
    assert all(
        one.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1 || one.clientWidth === 0") for one in listed.all()
    )


def test_a_heading_shows_the_namers_own_words_when_it_is_touched(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "FEWER", "es", **PHONE)
    guest.touch(guest.game.museum.locator("button.heading").first)
    guest.page.wait_for_function(SAME)
    expect(guest.game.museum.locator(".line-card .by")).to_be_visible()
    expect(guest.game.museum.locator(".band")).to_have_count(1)


def test_a_finger_is_told_what_a_place_would_be_before_it_is_chosen(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "FEWER", **PHONE)
    guest.game.choose_painting()
    place = guest.game.in_view(guest.game.exhibitions)
    guest.touch(place)
    expect(guest.game.dock.locator(".status")).to_contain_text(guest.words("artline.exhibition-room"))
    expect(guest.game.museum.locator(".band")).to_have_count(2)
    expect(guest.game.placing).to_have_count(0)
    guest.touch(place)
    expect(guest.game.placing).to_be_visible()


def test_the_wall_is_at_the_newest_painting_and_the_map_leads_elsewhere(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "GREAT", **PHONE)
    wall = guest.game.museum
    newest = wall.locator(".hung").last
    expect(newest).to_be_in_viewport(ratio=0.9)
    before = newest.bounding_box()
    overview = wall.locator("button.map")
    corner = overview.bounding_box()
    assert corner
    guest.page.touchscreen.tap(corner["x"] + corner["width"] - 8, corner["y"] + corner["height"] - 8)
    assert newest.bounding_box() != before
    guest.presses("artline.fit")
    expect(overview).to_have_count(0)
    expect(wall.locator(".heading .label").first).to_be_visible()


def test_whatever_is_touched_on_a_phone_is_large_enough(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "GREAT", "ru", **PHONE)
    assert guest.page.evaluate(TOO_SMALL, FINGER) == []
    guest.game.choose_painting()
    assert guest.page.evaluate(TOO_SMALL, FINGER) == []
