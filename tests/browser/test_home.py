"""The first page: what each game is, the way to a table of it, and the way back to your tables."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server
from vernissage.core.languages import LANGUAGES
from vernissage.games.registry import PACKAGES

pytestmark = pytest.mark.browser

WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.parametrize("game", PACKAGES)
def test_the_chosen_game_goes_on_to_its_rules_and_to_a_new_table(house: Server, invite: Invite, game: str) -> None:
    ada = invite("Ada", **PHONE)
    ada.page.goto(house.address)
    ada.touch(ada.page.locator("main").get_by_text(ada.words.game(game), exact=True))
    expect(ada.page.locator("figure [aria-hidden] > *").first).to_be_attached()
    ada.touch(ada.page.get_by_role("link", name=ada.words("shell.new-table"), exact=True))
    expect(ada.page.get_by_role("radio", name=ada.words.game(game), exact=True)).to_be_checked()
    ada.page.go_back()
    ada.touch(ada.page.locator("main").get_by_text(ada.words.game(game), exact=True))
    ada.touch(ada.page.get_by_role("link", name=ada.words("shell.rules"), exact=True))
    expect(ada.page.locator("h1")).to_have_text(ada.words.game(game))
    expect(ada.page.locator("h3").first).to_be_visible()
    assert faults(ada.page) == []


def test_no_page_around_is_wider_than_a_phone_with_large_letters(house: Server, invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    for path in ("", "new", "decks", "credits", "privacy", *(f"rules/{game}" for game in PACKAGES)):
        ada.page.goto(f"{house.address}/{path}")
        expect(ada.page.locator("h1").first).to_be_visible()
        expect(ada.page.locator("main .skeleton")).to_have_count(0)
        for language in LANGUAGES:
            ada.page.locator("header select").select_option(language)
            expect(ada.page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))
            for letters in ("100%", "200%"):
                ada.page.evaluate("(size) => (document.documentElement.style.fontSize = size)", letters)
                assert not ada.page.evaluate(WIDER), f"/{path} in {language} at {letters}"


def test_my_tables_are_on_the_first_page_until_i_stand_up(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    code = house.open_table()
    ada.sits_down(code)
    ada.page.goto(house.address)
    mine = ada.page.get_by_role("region", name=ada.words("shell.my-tables"))
    expect(mine).to_contain_text(code)
    mine.get_by_role("link").click()
    expect(ada.button("shell.change-profile")).to_be_visible()
    ada.opens_menu("shell.stand-up")
    ada.page.get_by_role("dialog").get_by_role("button", name=ada.words("shell.stand-up"), exact=True).last.click()
    expect(ada.button("shell.sit-down")).to_be_visible()
    ada.page.goto(house.address)
    expect(ada.page.locator("h1")).to_be_visible()
    expect(mine).to_have_count(0)


def test_a_host_fills_the_table_with_bots_in_one_click(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.sits_down(house.open_table())
    ada.presses("shell.fill-with-bots")
    expect(ada.button("shell.fill-with-bots")).to_have_count(0)
    expect(ada.page.get_by_text(ada.words("shell.free-seat"), exact=True)).to_have_count(0)


def test_a_name_that_is_too_long_says_so(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.goes_to(house.open_table())
    name = ada.page.get_by_label(ada.words("shell.your-name"), exact=True)
    name.fill("Ada" * 9)
    expect(ada.page.get_by_role("alert")).to_have_text(ada.words("shell.name-too-long", most="24"))
    ada.presses("shell.sit-down")
    expect(name).to_be_focused()
    name.fill("Ada")
    ada.presses("shell.sit-down")
    expect(ada.button("shell.change-profile")).to_be_visible()
