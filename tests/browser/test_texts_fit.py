"""On the way to a table no text is cut on a phone, in any language."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.fitting import try_all_languages
from tests.browser.person import PHONE, Person
from tests.browser.server import Server

pytestmark = pytest.mark.browser


def fits(person: Person) -> set[str]:
    """The keys of what is shown, none of which is cut."""
    tried = try_all_languages(person.page)
    assert tried.cut == []
    return set(tried.seen)


def test_nothing_is_cut_on_the_way_to_a_table(house: Server, invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.page.goto(house.address)
    expect(ada.page.locator("h1")).to_have_text(ada.words("shell.tagline"))
    seen = fits(ada)
    ada.page.goto(f"{house.address}/new")
    games = ada.page.locator("fieldset").first.get_by_role("radio")
    expect(games.first).to_be_attached()
    for game in games.all():
        game.check(force=True)
        if not ada.page.locator("details[open]").count():
            ada.touch(ada.page.locator("summary"))
        seen |= fits(ada)
    ada.page.goto(f"{house.address}/decks")
    expect(ada.page.locator("h1")).to_have_text(ada.words("decks.shown-title"))
    seen |= fits(ada)
    assert len(seen) > 40, "sentences are recognised on the page"


def test_nothing_is_cut_in_the_lobby_and_its_dialogs(house: Server, invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    code = house.open_table()
    ada.goes_to(code)
    expect(ada.page.get_by_label(ada.words("shell.your-name"), exact=True)).to_be_visible()
    seen = fits(ada)
    ada.sits_down(code)
    seen |= fits(ada)
    for entry in ("shell.rules", "shell.people", "shell.other-device"):
        expect(ada.opens_menu(entry)).to_be_visible()
        seen |= fits(ada)
        ada.shuts_dialog()
    assert len(seen) > 40, "sentences are recognised on the page"


def test_every_refusal_fits_where_short_messages_are_shown(house: Server, invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.sits_down(house.open_table())
    ada.presses("shell.copy-link")
    expect(ada.page.locator(".toasts p")).to_have_text(ada.words("shell.copied"))
    tried = try_all_languages(ada.page, everywhere="shell.copied")
    assert "shell.copied" in tried.seen
    assert tried.cut == []
