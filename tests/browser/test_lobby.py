"""The lobby: which game it is, who sits down and how, bots, settings, and whoever has to leave."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.server import ANY_GAME, Server
from tests.browser.sizes import loses_nothing_in_any_language
from vernissage.games.registry import PACKAGES

pytestmark = pytest.mark.browser


def test_a_lobby_shows_the_game_it_is_about(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    for game in PACKAGES:
        ada.goes_to(house.open_table(game))
        expect(ada.page.locator("h1")).to_contain_text(ada.words.game(game))
        expect(ada.page.locator("main")).to_contain_text(ada.words.about(game))


def test_a_name_and_a_face_are_remembered(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.goes_to(house.open_table())
    faces = ada.page.locator("input[name$=-face]")
    expect(faces.first).to_be_attached()
    chosen = "input[name$=-face]:checked"
    other = next(one for one in faces.all() if not one.is_checked())
    other.check(force=True)
    face = ada.page.locator(chosen).input_value()
    ada.page.get_by_label(ada.words("shell.your-name"), exact=True).fill("Ada")
    ada.presses("shell.sit-down")
    expect(ada.button("shell.change-profile")).to_be_visible()
    ada.goes_to(house.open_table())
    expect(ada.page.get_by_label(ada.words("shell.your-name"), exact=True)).to_have_value("Ada")
    expect(ada.page.locator(chosen)).to_have_value(face)


def test_a_host_fills_the_table_with_bots_in_one_click(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.sits_down(house.open_table())
    ada.presses("shell.fill-with-bots")
    expect(ada.button("shell.fill-with-bots")).to_have_count(0)
    expect(ada.page.get_by_text(ada.words("shell.free-seat"), exact=True)).to_have_count(0)
    ada.presses("shell.menu")
    loses_nothing_in_any_language(ada.page, "lobby")


def test_settings_begin_as_last_time_or_as_usual(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.page.goto(f"{house.address}/new?game={ANY_GAME}")
    ada.page.locator("summary").first.click()
    chat = ada.page.get_by_label(ada.words("shell.table-chat"), exact=True)
    chat.uncheck()
    ada.presses("shell.create")
    expect(ada.page.locator(".invite .code")).to_be_visible()
    ada.page.goto(f"{house.address}/new?game={ANY_GAME}")
    ada.page.locator("summary").first.click()
    expect(chat).not_to_be_checked()
    ada.presses("shell.standard-settings")
    expect(chat).to_be_checked()
    ada.presses("shell.last-settings")
    expect(chat).not_to_be_checked()


def test_the_host_mutes_somebody_and_removes_them_for_good(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    code = house.open_table()
    ada.sits_down(code)
    ben.sits_down(code)
    ada.presses("shell.mute", name="Ben")
    expect(ada.button("shell.unmute", name="Ben")).to_be_visible()
    ada.presses("shell.free-seat-of", name="Ben")
    ada.page.get_by_label(ada.words("shell.for-good")).check()
    ada.presses("shell.free-it")
    expect(ben.page.get_by_role("heading", name=ben.words("shell.shut-out"))).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_role("heading", name=ben.words("shell.shut-out"))).to_be_visible()
    ben.forgives_broken_lines()


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


def test_what_opens_right_after_a_dialog_stays_open(house: Server, invite: Invite) -> None:
    """The browser tells of a dialog's end a frame later, when the next may be open already."""
    ada = invite("Ada")
    ada.sits_down(house.open_table())
    ada.presses("shell.rules")
    closes, opens = ada.button("shell.close"), ada.page.locator(f"button[aria-label='{ada.words('shell.menu')}']")
    expect(closes).to_be_visible()
    ada.page.evaluate(
        """async ([closes, opens]) => {
            closes.click();
            while (document.querySelector("dialog")) await null;
            opens.click();
            for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        }""",
        [closes.element_handle(), opens.element_handle()],
    )
    expect(ada.page.get_by_role("heading", name=ada.words("shell.menu"))).to_be_visible()


def test_whoever_takes_the_seat_meanwhile_is_not_removed(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    code = house.open_table()
    ada.sits_down(code)
    ben.sits_down(code)
    ada.presses("shell.free-seat-of", name="Ben")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ben.opens_menu("shell.stand-up")
    ben.page.get_by_role("dialog").get_by_role("button", name=ben.words("shell.stand-up"), exact=True).last.click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_focus_returns_to_what_opened_the_first_of_two_dialogs(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.sits_down(house.open_table())
    menu = ada.button("shell.menu")
    menu.focus()
    ada.page.keyboard.press("Enter")
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name=ada.words("shell.rules"), exact=True).press("Enter")
    expect(dialog.locator("h3").first).to_be_visible()
    ada.shuts_dialog()
    expect(menu).to_be_focused()
