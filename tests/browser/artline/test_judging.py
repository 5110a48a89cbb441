"""An objection carries a few words and its own vote; if you play only with bots, you can leave the judging to them."""

import pytest
from playwright.sync_api import expect

from tests.browser.artline.curator import begin, open_table
from tests.browser.artline.museums import visit
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server

pytestmark = pytest.mark.browser


def test_an_objection_carries_a_few_words_and_a_vote(museums: Server, invite: Invite) -> None:  # A21 A22
    guest = visit(museums, invite, "HEARD", **PHONE)
    guest.touch(guest.game.dock.get_by_role("button", name=guest.words("artline.reason-does-not-fit")).first)
    guest.page.get_by_label(guest.words("artline.argument-label")).fill("these are clouds")
    guest.game.press("artline.object")
    expect(guest.game.dock).to_contain_text("these are clouds")
    expect(guest.game.dock.locator("[data-guide=ballot]")).to_have_count(0)


def test_whoever_votes_reads_why_it_should_not_fit(museums: Server, invite: Invite) -> None:  # A22
    guest = visit(museums, invite, "VETED", **PHONE)
    expect(guest.game.dock).to_contain_text("that is a goat")
    expect(guest.game.dock.locator("[data-guide=ballot] button")).to_have_count(2)


def test_a_double_tap_is_one_answer(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    sent: list[str | bytes] = []
    ben.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(frame)))
    begin(house, ada, ben)
    ada.game.hang()
    ben.game.is_asked()
    ben.game.button("artline.fine").evaluate("button => { button.click(); button.click(); }")
    ben.game.is_my_turn()
    assert sum('"Accept"' in str(frame) for frame in sent) == 1


def test_whoever_trusts_the_bots_need_not_answer_them(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.sits_down(open_table(house, seats=2))
    ada.presses("shell.fill-with-bots")
    ada.starts()
    ada.game.discard()
    trust = ada.page.get_by_label(ada.words("artline.trust-bots"))
    trust.check()
    ada.game.is_my_turn()
    ada.game.discard()
    expect(trust).to_be_checked()
    ada.game.is_my_turn()
