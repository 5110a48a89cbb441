"""The line is cut: the page stays, says what it can't fetch, and fetches it once the line is back."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.server import Server
from tests.browser.tunnel import Tunnel
from tests.browser.words import Words

pytestmark = pytest.mark.browser


def test_what_is_not_loaded_yet_says_so_and_can_be_tried_again(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    tunnel = Tunnel(ada)
    ada.goes_to(house.open_table())
    name = ada.page.get_by_label(ada.words("shell.your-name"), exact=True)
    name.fill("Ada of the North")
    tunnel.enter()
    ada.presses("shell.rules")
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.words("shell.offline-text"))
    ada.shuts_dialog()
    ada.presses("shell.menu")
    languages = ada.page.locator("dialog select")
    languages.select_option("es")
    expect(ada.page.locator(".toasts")).to_contain_text(ada.words("shell.offline-text"))
    expect(languages).to_have_value("en")
    ada.shuts_dialog()
    expect(name).to_have_value("Ada of the North")
    tunnel.leave()
    ada.presses("shell.rules")
    expect(ada.page.get_by_role("dialog").locator("h3").first).to_be_visible()
    ada.shuts_dialog()
    ada.presses("shell.menu")
    languages.select_option("es")
    ada.words = Words("es")
    ada.shuts_dialog()
    expect(ada.page.get_by_label(ada.words("shell.your-name"), exact=True)).to_have_value("Ada of the North")
    ada.forgives_broken_lines()


def test_a_game_is_opened_once_the_line_is_back(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.page.goto(house.address)
    expect(ada.page.locator("figure [aria-hidden] > *").first).to_be_attached()
    ada.context.set_offline(True)
    ada.presses("shell.play-now")
    expect(ada.page.locator(".toasts")).to_contain_text(ada.words("shell.offline-text"))
    ada.context.set_offline(False)
    ada.presses("shell.play-now")
    expect(ada.button("shell.menu")).to_be_visible()
    ada.forgives_broken_lines()


def test_a_page_that_did_not_come_is_asked_for_again(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.page.goto(house.address)
    expect(ada.page.locator("h1")).to_be_visible()
    ada.context.set_offline(True)
    ada.page.get_by_role("link", name=ada.words("shell.credits"), exact=True).click()
    expect(ada.page.locator("h1")).to_have_text(ada.words("shell.offline"))
    ada.context.set_offline(False)
    ada.presses("decks.again")
    expect(ada.page.locator("h1")).to_have_text(ada.words("shell.credits"))
    expect(ada.page.locator("main")).to_have_css("max-width", "704px")  # dressed, too
    ada.forgives_broken_lines()


def test_a_picture_that_did_not_come_is_fetched_again(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.page.route("**/pictures/**", lambda route: route.abort())
    ada.page.goto(f"{house.address}/credits")
    picture = ada.page.locator(".thumb").first
    expect(picture.locator(".unseen")).to_be_attached()
    ada.page.unroute("**/pictures/**")
    ada.context.set_offline(True)
    ada.context.set_offline(False)
    expect(picture.locator("img.loaded")).to_be_visible()
    expect(picture.locator(".unseen")).to_have_count(0)
    ada.forgives_broken_lines()


@pytest.mark.parametrize(("path", "then"), [("new", "form fieldset"), ("credits", "h2"), ("decks", "h2")])
def test_a_page_whose_decks_did_not_come_says_so(house: Server, invite: Invite, path: str, then: str) -> None:
    ada = invite("Ada")
    ada.page.route("**/api/decks", lambda route: route.abort())
    ada.page.goto(f"{house.address}/{path}")
    expect(ada.page.locator("main")).to_contain_text(ada.words("shell.offline-text"))
    expect(ada.page.locator("main .skeleton")).to_have_count(0)
    ada.page.unroute("**/api/decks")
    ada.presses("decks.again")
    expect(ada.page.locator(f"main {then}").first).to_be_visible()
    ada.forgives_broken_lines()
