"""The first page: what each game is, the way to a table of it, and the way back to your tables."""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server
from tests.browser.sizes import loses_nothing_in_any_language
from vernissage.games.registry import PACKAGES

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", PACKAGES)
def test_the_chosen_game_goes_on_to_its_rules_and_to_a_new_table(house: Server, invite: Invite, game: str) -> None:
    ada = invite("Ada", **PHONE)
    ada.page.goto(house.address)
    ada.touch(ada.page.locator("main").get_by_text(ada.words.game(game), exact=True))
    expect(ada.page.locator("figure [aria-hidden] > *").first).to_be_attached()
    expect(ada.page.locator("figure")).to_contain_text(ada.words.about(game))
    ada.touch(ada.page.get_by_role("link", name=ada.words("shell.new-table"), exact=True))
    expect(ada.page.get_by_role("radio", name=ada.words.game(game), exact=True)).to_be_checked()
    ada.page.go_back()
    ada.touch(ada.page.locator("main").get_by_text(ada.words.game(game), exact=True))
    ada.touch(ada.page.get_by_role("link", name=ada.words("shell.rules"), exact=True))
    expect(ada.page.locator("h1")).to_have_text(ada.words.game(game))
    expect(ada.page.locator("h3").first).to_be_visible()
    assert faults(ada.page) == []


def test_no_page_around_loses_anything_on_any_screen_in_any_language(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    rules = [f"rules/{game}" for game in PACKAGES]
    for path in ("", "new", "decks", "credits", "privacy", "owner", "open", "nowhere", *rules):
        ada.page.goto(f"{house.address}/{path}")
        expect(ada.page.locator("h1").first).to_be_visible()
        expect(ada.page.locator("main .skeleton")).to_have_count(0)
        ada.page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        loses_nothing_in_any_language(ada.page, f"/{path}")


@pytest.mark.parametrize("path", ["decks", "credits"])
def test_decks_and_credits_show_the_paintings_they_speak_of(house: Server, invite: Invite, path: str) -> None:
    ada = invite("Ada")
    ada.page.goto(f"{house.address}/{path}")
    expect(ada.page.locator("main img").first).to_be_visible()
    assert ada.page.locator("main img").count() > 10


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


def test_a_pasted_link_leads_to_its_table(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    code = house.open_table()
    ada.page.goto(house.address)
    ada.page.get_by_label(ada.words("shell.code"), exact=True).fill(f"{house.address}/t/{code.lower()}?from=chat")
    ada.presses("shell.join")
    expect(ada.button("shell.sit-down")).to_be_visible()
    expect(ada.page).to_have_url(f"{house.address}/t/{code}")
