"""Around the game: opening a table, coming in, being the host, going on."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.artline.curator import begin, open_table
from tests.browser.conftest import Invite
from tests.browser.server import Server
from tests.browser.small_decks import FOR_FOUR, FOR_TWO

pytestmark = pytest.mark.browser


def test_a_table_is_opened_in_two_clicks_and_joined_by_its_code(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    ada.page.goto(house.address)
    ada.page.get_by_role("link", name=ada.words("shell.new-table"), exact=True).click()
    ada.presses("shell.create")
    code = ada.page.locator(".invite .code").inner_text()
    ben.page.goto(house.address)
    ben.page.get_by_label(ben.words("shell.code")).fill(code.lower())
    ben.presses("shell.join")
    expect(ben.page).to_have_url(re.compile(f"/t/{code}$"))
    ada.sits_down(code)
    ben.sits_down(code)
    expect(ada.page.locator("main")).to_contain_text("Ben")


def test_the_lobby_says_how_many_a_deck_serves_well(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    for deck, served in (("impressions", "6 players"), (FOR_FOUR, "a short game")):
        ada.goes_to(open_table(house, decks=[deck]))
        expect(ada.page.locator("dl div").filter(has_text="Enough paintings for")).to_contain_text(served)


def test_who_finds_all_seats_taken_watches(house: Server, invite: Invite) -> None:
    ada, ben, eve = invite("Ada"), invite("Ben"), invite("Eve")
    code = open_table(house, seats=2)
    ada.sits_down(code)
    ben.sits_down(code)
    eve.goes_to(code)
    expect(eve.page.get_by_text(eve.words("shell.table-full"))).to_be_visible()
    ada.starts()
    expect(eve.page.get_by_text(eve.words("shell.watching"))).to_be_visible()
    ada.game.hang()
    expect(eve.game.museum.locator(".hung")).to_have_count(2)
    assert eve.game.sees().hand == []
    expect(eve.game.dock.get_by_role("button", name=eve.words("artline.fine"))).to_have_count(0)


def test_the_host_hands_over_and_closes_a_seat(house: Server, invite: Invite) -> None:  # A33
    ada, ben, cleo = invite("Ada"), invite("Ben"), invite("Cleo")
    begin(house, ada, ben, cleo)
    ada.opens_people()
    ada.presses("shell.make-host", name="Ben")
    expect(ada.button("shell.make-host", name="Ben")).to_have_count(0)
    ada.shuts_dialog()
    ben.opens_people()
    ben.presses("shell.close-seat-of", name="Cleo")
    ben.presses("shell.close-it")
    ben.shuts_dialog()
    expect(ada.game.seat_of("Cleo")).to_contain_text(ada.words("artline.closed-seat"))
    ada.game.discard()
    ben.game.discard()
    ada.game.is_my_turn()  # nobody waits for Cleo


def test_the_host_frees_a_seat_before_the_start(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    code = open_table(house)
    ada.sits_down(code)
    ben.sits_down(code)
    ada.presses("shell.free-seat-of", name="Ben")
    ada.presses("shell.free-it")
    expect(ben.button("shell.sit-down")).to_be_visible()
    ben.presses("shell.sit-down")
    expect(ada.button("shell.free-seat-of", name="Ben")).to_be_visible()


def test_a_rematch_begins_with_the_next_player(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    begin(house, ada, ben, decks=[FOR_TWO], first=None)
    expect(ada.game.dock).to_contain_text(re.compile(f"{ada.words('artline.your-turn')}|Ben"))
    first, second = (ada, ben) if ada.game.has_the_turn() else (ben, ada)
    for player in (first, second, first, second):
        player.game.discard()
    ada.game.ended_by("pile_empty")
    ada.presses("artline.rematch")
    second.game.is_my_turn()
    first.game.holds(second.name, 5)


def test_chat_and_reactions_reach_the_others_and_can_be_switched_off(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    begin(house, ada, ben)
    ada.presses("shell.react")
    ada.presses("shell.reaction-bravo")
    expect(ben.page.get_by_text(ben.words("shell.reaction-bravo"))).to_be_visible()
    ada.presses("shell.chat")
    ada.page.get_by_label(ada.words("shell.chat-line")).fill("What a lovely wall")
    ada.presses("shell.send")
    ben.touch(ben.page.get_by_role("button", name=re.compile(f"^{ben.words('shell.chat')}, 1 ")))
    expect(ben.page.get_by_text("What a lovely wall").first).to_be_visible()
    ben.presses("shell.menu")
    ben.page.get_by_label(ben.words("shell.show-chat")).uncheck()
    ben.shuts_dialog()
    expect(ben.button("shell.chat")).to_have_count(0)


def test_a_public_table_is_found_in_the_list(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    ada.page.goto(f"{house.address}/new")
    ada.page.locator("summary").first.click()
    ada.page.get_by_label(ada.words("shell.public"), exact=True).check()
    ada.presses("shell.create")
    code = ada.page.locator(".invite .code").inner_text()
    ada.sits_down(code)
    ben.page.goto(house.address)
    ben.page.get_by_role("link", name=ben.words("shell.open-tables")).click()
    ben.page.locator(f'a[href="/t/{code}"]').click()
    expect(ben.button("shell.sit-down")).to_be_visible()
