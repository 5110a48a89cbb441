"""axe has nothing to say about any phase, on a laptop or a phone; at the end there is a picture to share."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.saving import saves
from tests.browser.server import Server
from tests.browser.storyteller.guest import Guest, begin, turn

pytestmark = pytest.mark.browser


def test_axe_finds_nothing_in_any_phase(house: Server, invite: Invite, tmp_path: Path) -> None:
    ada, ben, cleo = players = (invite("Ada"), invite("Ben", **PHONE), invite("Cleo"))

    def look(phase: str) -> None:
        assert [*faults(ada.page), *faults(ben.page)] == [], phase

    begin(house, *players, rounds=1)
    expect(ben.hand.first).to_be_visible()
    ada.touch(ada.hand.first)
    ada.presses("storyteller.ideas")
    expect(ada.page.locator("form li button").first).to_be_visible()
    look("telling")
    ada.touch(ada.hand.first)  # puts it back
    target = ada.address_of(0)
    ada.tells("Between two worlds")
    expect(ben.clue).to_be_visible()
    look("giving")
    for player in (ben, cleo):
        player.gives(0, 1)
    expect(ben.wall.first).to_be_visible()
    look("voting")
    for player in (ben, cleo):
        player.votes_for(target)
    expect(ben.page.locator("[data-guide=wall]")).to_be_visible()
    look("the reveal")
    ada.skips_the_reveal()
    ben.skips_the_reveal()
    look("points")
    _looks_through_the_evening(ada)
    for player in players:
        player.goes_on()
    for teller in (1, 2):
        turn(players, teller, f"Story number {teller}", finders=[0])
    expect(ben.page.locator(".end h1")).to_be_visible()
    look("the end")
    _keeps_the_evening(ada, tmp_path)


def _looks_through_the_evening(ada: Guest) -> None:
    ada.presses("storyteller.evening")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert faults(ada.page) == []
    ada.shuts_dialog()


def _keeps_the_evening(ada: Guest, folder: Path) -> None:
    """A picture to share: the painting of a clue is on it, and a plaque."""
    kept = saves(ada.page, ada.button("storyteller.save-picture"), folder)
    assert kept.width == 1200
    assert kept.height > 900
    colours = kept.resize((120, kept.height // 10)).getcolors(1 << 20)
    assert colours is not None
    assert len(colours) > 200, "a painting"
    assert kept.getpixel((600, 10)) != kept.getpixel((10, kept.height - 10)), "the lamp"
