"""The chat beside the lobby."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.server import Server

pytestmark = pytest.mark.browser
TO_END = "list => list.scrollHeight - list.clientHeight - list.scrollTop"


def lines_of(player: Person) -> Locator:
    return player.page.get_by_label(player.words("shell.chat"), exact=True)


def says(player: Person, text: str) -> None:
    line = player.page.get_by_label(player.words("shell.chat-line"), exact=True)
    line.fill(text)
    line.press("Enter")
    expect(lines_of(player).get_by_text(text, exact=True)).to_be_attached()


def test_a_reader_who_has_scrolled_up_stays_there(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    code = house.open_table()
    ada.sits_down(code)
    for number in range(4):  # more would be too fast
        says(ada, " ".join(["line", str(number)] * 25))
    lines = lines_of(ada)
    assert lines.evaluate(TO_END) < 2
    lines.evaluate("list => (list.scrollTop = 0)")
    ben.sits_down(code)
    expect(ada.page.locator("main")).to_contain_text("Ben")
    says(ben, "hello")
    expect(lines.get_by_text("hello", exact=True)).to_be_attached()
    assert lines.evaluate("list => list.scrollTop") == 0
    says(ada, "welcome")
    assert lines.evaluate(TO_END) < 2
    says(ben, "thank you")
    expect(lines.get_by_text("thank you", exact=True)).to_be_attached()
    assert lines.evaluate(TO_END) < 2


def test_what_is_said_is_announced_behind_no_dialog(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    code = house.open_table()
    ada.sits_down(code)
    ben.sits_down(code)
    says(ben, "before")
    heard = "[aria-live=polite]"
    said = "Ben: {}"
    expect(ada.page.locator(heard)).to_contain_text(said.format("before"))
    dialog = ada.opens_people()
    says(ben, "meanwhile")
    expect(dialog.locator(heard)).to_have_text(said.format("meanwhile"))
    expect(ada.page.get_by_role("log").get_by_text(said.format("meanwhile"))).to_have_count(1)
    ada.shuts_dialog()
    says(ben, "after")
    expect(ada.page.locator(heard)).to_contain_text(said.format("after"))
