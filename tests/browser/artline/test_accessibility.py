"""axe has nothing to say about a game of Artline, by night or by day."""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults
from tests.browser.artline.curator import begin
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server
from tests.browser.small_decks import FOR_TWO

pytestmark = pytest.mark.browser


def test_axe_finds_nothing_in_a_game_from_its_first_turn_to_its_end(house: Server, invite: Invite) -> None:
    ada, ben, cleo = invite("Ada"), invite("Ben", **PHONE), invite("Cleo")
    players = (ada, ben, cleo)

    def nobody_has_faults(when: str) -> None:
        assert [fault for one in players for fault in faults(one.page)] == [], when

    begin(house, *players, edition="louvre")
    nobody_has_faults("at turn")
    ada.game.choose_painting()
    assert faults(ada.page) == [], "choosing a place"
    ada.game.choose_place()
    ada.game.name_themes("still life")
    assert faults(ada.page) == [], "placing, and the referee refuses"
    ada.game.name_themes("ship")
    ada.game.touch(ada.game.placing.get_by_role("button", name=ada.words("artline.hang-it")))
    ben.game.is_asked()
    nobody_has_faults("in the window")
    ben.game.object("not-allowed")
    cleo.game.accept()
    expect(cleo.game.button("artline.keep-not-allowed")).to_be_visible()
    nobody_has_faults("in a vote")
    cleo.game.vote(keep=False, reason="not-allowed")
    ada.game.touch(ada.game.button("artline.decide"))  # she could answer first
    expect(ada.game.button("artline.rename")).to_be_visible()
    nobody_has_faults("while a theme is mended")


def test_axe_finds_nothing_at_the_end_and_in_a_close_look(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", **PHONE)
    begin(house, ada, ben, decks=[FOR_TWO])
    ben.touch(ben.game.hand.first)  # it is not his turn: he looks at it
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    assert faults(ben.page) == []
    ben.shuts_dialog()
    for player in (ada, ben, ada, ben):
        player.game.discard()
    ada.game.ended_by("pile_empty")
    ben.game.ended_by("pile_empty")
    assert [*faults(ada.page), *faults(ben.page)] == []
