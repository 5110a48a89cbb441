"""axe has nothing to say about any page, by night or by day."""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server

pytestmark = pytest.mark.browser


def test_axe_finds_nothing_on_the_pages_around(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    for path in ("", "new", "credits", "privacy", "owner", "decks", "open", "nowhere"):
        ada.page.goto(f"{house.address}/{path}")
        expect(ada.page.locator("h1").first).to_be_visible()
        expect(ada.page.locator("main .skeleton")).to_have_count(0)
        assert faults(ada.page) == [], path


def test_axe_finds_nothing_in_the_lobby_and_what_opens_over_it(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", **PHONE)
    code = house.open_table()
    ada.sits_down(code)
    ben.goes_to(code)
    expect(ben.button("shell.sit-down")).to_be_visible()
    assert [*faults(ada.page), *faults(ben.page)] == []
    for entry in ("shell.rules", "shell.people", "shell.invite", "shell.other-device"):
        expect(ada.opens_menu(entry)).to_be_visible()
        assert faults(ada.page) == [], entry
        ada.shuts_dialog()
    ada.presses("shell.change")
    assert faults(ada.page) == []
