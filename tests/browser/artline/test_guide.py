"""The guide through a first game of Artline."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.artline.curator import begin
from tests.browser.artline.museums import visit
from tests.browser.conftest import Invite
from tests.browser.guides import covers_nothing, guide_of
from tests.browser.person import PHONE
from tests.browser.server import Server

pytestmark = pytest.mark.browser


def test_the_guide_covers_nothing_from_the_hand_to_the_first_doubt(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada", newcomer=True), invite("Ben")
    begin(house, ada, ben)
    covers_nothing(ada, ada.words("artline/guide.goal"))
    ada.presses("guide.got-it")
    covers_nothing(ada, ada.words("artline/guide.hand"))
    ada.game.choose_painting()
    covers_nothing(ada, ada.words("artline/guide.places"))
    ada.game.choose_place()
    covers_nothing(ada, ada.words("artline/guide.theme"))
    ada.game.name_themes("dog")
    ada.presses("artline.hang-it")
    covers_nothing(ada, ada.words("artline/guide.waiting"))
    ben.game.accept()
    ben.game.hang()
    covers_nothing(ada, ada.words("artline/guide.object"))
    ada.game.accept()


def test_the_guide_covers_neither_the_map_nor_the_way_around_a_large_wall(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "GREAT", newcomer=True)
    controls = ".museum .map, .museum .controls button, .museum .themes"
    covers_nothing(guest, guest.words("artline/guide.goal"), controls)
    guest.presses("guide.got-it")
    covers_nothing(guest, guest.words("artline/guide.hand"), controls)
    guest.game.choose_painting()
    covers_nothing(guest, guest.words("artline/guide.places"), controls)


def test_a_word_that_takes_room_on_a_phone_never_leaves_a_gap(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada", newcomer=True, **PHONE), invite("Ben")
    begin(house, ben, ada)
    ben.game.hang()
    expect(guide_of(ada)).to_contain_text(ada.words("artline/guide.object"))
    expect(guide_of(ada)).to_have_class(re.compile("docked"))
    ada.opens_menu("shell.rules")  # what it speaks of is out of sight
    expect(ada.page.locator("[data-guide-ring]")).to_have_count(0)
    assert ada.page.locator("[data-guide-mark]").evaluate("mark => getComputedStyle(mark).visibility") == "visible"
