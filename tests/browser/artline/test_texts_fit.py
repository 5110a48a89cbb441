"""In a game of Artline no text is cut on a phone, in any language."""

import pytest

from tests.browser.artline.curator import begin
from tests.browser.conftest import Invite
from tests.browser.in_place import fits
from tests.browser.person import PHONE
from tests.browser.server import Server
from tests.browser.small_decks import FOR_TWO

pytestmark = pytest.mark.browser


def test_nothing_is_cut_while_a_painting_is_hung_and_voted_on(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada", **PHONE), invite("Ben", **PHONE)
    begin(house, ada, ben)
    seen = fits(ada.page) | fits(ben.page)
    ada.game.choose_painting()
    seen |= fits(ada.page)
    ada.game.choose_place()
    ada.game.name_themes("ship")
    seen |= fits(ada.page)
    ada.game.touch(ada.game.placing.get_by_role("button", name=ada.words("artline.hang-it"), exact=True))
    ben.game.is_asked()
    seen |= fits(ada.page) | fits(ben.page)
    ben.game.accept()
    ben.game.is_my_turn()
    seen |= fits(ada.page) | fits(ben.page)
    assert len(seen) > 15, "sentences are recognised on the page"


def test_nothing_is_cut_at_the_end(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada", **PHONE), invite("Ben", **PHONE)
    begin(house, ada, ben, decks=[FOR_TWO])
    for player, other in ((ada, ben), (ben, ada)):
        player.game.hang()
        other.game.accept()
    ada.game.discard()
    ben.game.discard()
    ada.game.ended_by("pile_empty")
    assert fits(ada.page) | fits(ben.page)
