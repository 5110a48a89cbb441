"""A table on one big screen: found by a link or in the menu, kept over a reload, and left again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.big_screen import TELEVISION, can_be_read, shows_the_way, turns_on
from tests.browser.conftest import Invite
from tests.browser.server import Server
from vernissage.games.registry import PACKAGES

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", PACKAGES)
def test_the_lobby_shows_how_to_join_and_who_sits_where(house: Server, invite: Invite, game: str) -> None:
    television, ada = invite("television", **TELEVISION), invite("Ada")
    code = house.open_table(game)
    turns_on(television, code)
    can_be_read(television, "empty lobby")
    ada.sits_down(code)
    seats = television.page.get_by_role("listitem")
    expect(seats.filter(has_text="Ada")).to_be_in_viewport(ratio=1)
    expect(seats.filter(has_text=television.words("shell.free-seat"))).to_have_count(5)
    ada.presses("shell.fill-with-bots")
    expect(seats.filter(has_text=television.words("shell.free-seat"))).to_have_count(0)
    can_be_read(television, "full lobby")


def test_it_is_turned_on_in_the_menu_kept_over_a_reload_and_left(house: Server, invite: Invite) -> None:
    television = invite("television", **TELEVISION)
    page, code = television.page, house.open_table()
    television.goes_to(code)
    television.presses("shell.menu")
    page.get_by_role("dialog").get_by_role("link", name=television.words("shell.big-screen"), exact=True).click()
    expect(page).to_have_url(f"{house.address}/tv/{code}")
    shows_the_way(television, code)
    page.reload()
    shows_the_way(television, code)
    page.mouse.move(400, 400)
    page.get_by_role("link", name=television.words("shell.leave-big-screen"), exact=True).click()
    expect(page).to_have_url(f"{house.address}/t/{code}")
    expect(television.button("shell.sit-down")).to_be_visible()
    expect(page.locator("html")).not_to_have_attribute("data-screen", "big")
    page.go_back()
    shows_the_way(television, code)


def test_its_controls_are_there_for_a_remote_control_and_then_out_of_the_way(house: Server, invite: Invite) -> None:
    television = invite("television", **TELEVISION)
    page = turns_on(television, house.open_table())
    leave = page.get_by_role("link", name=television.words("shell.leave-big-screen"), exact=True)
    expect(leave).to_be_hidden()
    page.keyboard.press("Tab")
    expect(leave).to_be_visible()
    television.presses("shell.full-screen")
    expect(page.locator("html")).to_have_attribute("data-screen", "big")
    page.wait_for_function("document.fullscreenElement === document.documentElement", timeout=60_000)


def test_an_invitation_says_where_a_television_finds_the_table(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    code = house.open_table()
    ada.sits_down(code)
    expect(ada.page.locator(".invite")).to_contain_text(f"/tv/{code}")


def test_a_player_plays_on_at_that_link(house: Server, invite: Invite) -> None:
    """Nothing that only one seat may see is ever shown large."""
    ada = invite("Ada")
    code = house.open_table()
    ada.sits_down(code)
    ada.page.goto(f"{house.address}/tv/{code}")
    expect(ada.button("shell.change-profile")).to_be_visible()
    expect(ada.page.locator("html")).not_to_have_attribute("data-screen", re.compile("big"))
