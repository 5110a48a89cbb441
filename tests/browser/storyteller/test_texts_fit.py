"""In a game of Storyteller no text is cut on a phone, in any language."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.in_place import fits
from tests.browser.person import PHONE
from tests.browser.server import Server
from tests.browser.storyteller.guest import begin

pytestmark = pytest.mark.browser


def test_nothing_is_cut_from_the_clue_to_the_points(house: Server, invite: Invite) -> None:
    ada, ben, cleo = (invite(name, **PHONE) for name in ("Ada", "Ben", "Cleo"))
    begin(house, ada, ben, cleo)
    expect(ada.hand.first).to_be_visible()
    target = ada.address_of(0)
    ada.touch(ada.hand.first)
    ada.page.get_by_label(ada.words("storyteller.your-clue"), exact=True).fill("Almost home")
    seen = fits(ada.page)
    ada.presses("storyteller.tell-it")
    expect(ben.clue).to_have_text("Almost home")
    gift = ben.address_of(0)
    seen |= fits(ben.page)
    ben.gives(0, 1)
    cleo.gives(0, 1)
    expect(ben.wall).to_have_count(5)
    seen |= fits(ben.page)
    ben.votes_for(target)
    cleo.votes_for(gift)
    ben.presses("storyteller.skip")
    expect(ben.page.locator("[data-guide=go-on]")).to_be_visible()
    seen |= fits(ben.page)
    assert len(seen) > 12, "sentences are recognised on the page"
