"""Storyteller in real browsers, from sitting down to the winners."""

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.accessibility import faults
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server
from tests.browser.storyteller.guest import Guest, begin, turn

pytestmark = pytest.mark.browser


def test_three_browsers_in_two_languages_play_to_the_goal(house: Server, invite: Invite) -> None:  # S2 S3 S5 S8
    ada, ben, cleo = invite("Ada"), invite("Ben", language="ru"), invite("Cleo", **PHONE)
    players = (ada, ben, cleo)
    begin(house, *players, goal=15)
    for number, teller in enumerate((0, 1, 2, 0)):  # Cleo gets 4, 4, 3 and 4 points
        best, liar = (0, None) if teller == 2 else (2, 2)
        expect(ada.page.locator("[data-guide=hand]")).to_be_visible()
        turn(players, teller, f"Story number {number}", finders=[best], liar=liar)
    for player in players:
        expect(player.page.locator(".end h1")).to_be_visible()
        expect(player.page.locator(".end li.winner")).to_contain_text("Cleo")
    assert faults(ada.page) == []


def test_a_suggestion_is_read_in_ones_own_language(house: Server, invite: Invite) -> None:  # S12
    ada, ben, cleo = invite("Ada"), invite("Ben", language="zh"), invite("Cleo")
    begin(house, ada, ben, cleo)
    ada.touch(ada.hand.first)
    ada.presses("storyteller.ideas")
    idea = ada.page.locator("form li button").first
    words = idea.inner_text()
    ada.touch(idea)
    ada.presses("storyteller.tell-it")
    expect(cleo.clue).to_have_text(words)
    expect(ben.clue).not_to_have_text(words)
    ben.presses("storyteller.original")
    expect(ben.clue).to_have_text(words)


def test_a_reload_between_giving_and_voting_changes_nothing(house: Server, invite: Invite) -> None:  # S4 S14
    players = [invite(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    begin(house, *players)
    ada, ben, cleo, dan = players
    ada.tells("Not what it looks like")
    ben.gives(1)
    expect(ada.page.locator("[data-anchor=seat-1].acting")).to_have_count(0)
    ben.page.reload()
    expect(ben.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    cleo.gives()
    dan.gives()
    expect(ben.wall).to_have_count(4)
    before = [ben.wall.nth(at).locator("img").get_attribute("src") for at in range(4)]
    ben.page.reload()
    expect(ben.wall).to_have_count(4)
    assert [ben.wall.nth(at).locator("img").get_attribute("src") for at in range(4)] == before
    assert [cleo.wall.nth(at).locator("img").get_attribute("src") for at in range(4)] == before


def test_ideas_are_for_the_painting_that_is_picked(house: Server, invite: Invite) -> None:
    ada, ben, cleo = invite("Ada"), invite("Ben"), invite("Cleo")
    answers: list[Callable[[], None]] = []
    ada.page.route_web_socket("**/socket", lambda line: holds_ideas_back(line, answers))
    begin(house, ada, ben, cleo)
    ada.touch(ada.hand.first)
    ada.presses("storyteller.ideas")
    ada.touch(ada.hand.nth(1))
    expect(ada.button("storyteller.ideas")).to_be_visible()
    while not answers:
        ada.page.wait_for_timeout(200)
    answers.pop()()
    ada.page.wait_for_timeout(500)
    expect(ada.button("storyteller.ideas")).to_be_visible()


def holds_ideas_back(line: WebSocketRoute, answers: list[Callable[[], None]]) -> None:
    server = line.connect_to_server()
    server.on_message(
        lambda message: answers.append(lambda: line.send(message)) if '"clues"' in str(message) else line.send(message)
    )


def test_a_reload_loses_no_clue(house: Server, invite: Invite) -> None:
    ada, ben, cleo = invite("Ada"), invite("Ben", **PHONE), invite("Cleo")
    begin(house, ada, ben, cleo)
    clue = ada.page.get_by_label(ada.words("storyteller.your-clue"), exact=True)
    ada.touch(ada.hand.nth(1))
    clue.fill("Almost home")
    ada.page.reload()
    expect(clue).to_have_value("Almost home")
    expect(ada.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    ada.presses("storyteller.tell-it")
    expect(ben.clue).to_have_text("Almost home")
    ben.touch(ben.hand.nth(1))
    ben.page.reload()
    expect(ben.hand.nth(1)).to_have_attribute("aria-pressed", "true")


def test_a_watcher_learns_nothing_before_the_reveal(house: Server, invite: Invite) -> None:  # S3 S5 S13
    players = [invite(name) for name in ("Ada", "Ben", "Cleo")]
    watcher: Guest = invite("Wanda")
    code = begin(house, *players)
    watcher.goes_to(code)
    expect(watcher.page.locator("[data-guide=players]")).to_be_visible()
    expect(watcher.hand).to_have_count(0)
    target = players[0].address_of(0)
    players[0].tells("Somewhere else")
    for player in players[1:]:
        player.gives(0, 1)
    expect(watcher.wall).to_have_count(5)
    expect(watcher.page.locator("[data-guide=wall] .caption")).to_have_text([""] * 5)
    assert "Monet" not in watcher.page.content()
    assert faults(watcher.page) == []
    for player in players[1:]:
        player.votes_for(target)
    expect(watcher.page.locator(".lit")).to_have_count(1)


def test_points_are_out_when_the_paintings_are(house: Server, invite: Invite) -> None:  # S11
    ada, ben, cleo = players = [invite(name) for name in ("Ada", "Ben", "Cleo")]
    begin(house, *players)
    target, gift = ada.address_of(0), ben.address_of(0)
    ada.tells("Somewhere else")
    for player in (ben, cleo):
        player.gives(0, 1)
    ben.votes_for(target)
    cleo.votes_for(gift)
    assert ada.totals_while_revealed() == ["0", "0", "0"]
    ben.page.reload()
    ada.skips_the_reveal()
    for player in (ada, ben):
        expect(player.totals).to_have_text(["3", "4", "0"])


def test_when_the_storyteller_leaves_in_mid_clue_the_next_one_tells(house: Server, invite: Invite) -> None:  # S14
    players = [invite(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    begin(house, *players)
    ada, ben, *_ = players
    ada.touch(ada.hand.first)
    dialog = ada.opens_menu("shell.stand-up")
    ada.touch(dialog.get_by_role("button", name=ada.words("shell.stand-up"), exact=True).last)
    expect(ben.page.get_by_text(ben.words("storyteller.tell-first"))).to_be_visible()


@pytest.mark.parametrize("count", [6, pytest.param(8, marks=pytest.mark.long)])
def test_a_full_table_plays_to_the_goal(house: Server, invite: Invite, count: int) -> None:  # S1 S4 S7 S8
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")[:count]
    players = [invite(name) for name in names]
    begin(house, *players, goal=15)
    best = count - 1  # finds every painting, and everybody else votes for theirs
    for teller in range(3):
        expect(players[teller].page.get_by_text(players[teller].words("storyteller.tell-first"))).to_be_visible()
        turn(players, teller, f"Story number {teller}", finders=[best], liar=best)
    for player in players:
        expect(player.page.locator(".end li.winner")).to_contain_text(names[best])


def test_a_server_killed_before_the_last_vote_comes_back_to_it(mortal: Server, invite: Invite) -> None:  # S14
    ada, ben, cleo = players = [invite(name, server=mortal) for name in ("Ada", "Ben", "Cleo")]
    begin(mortal, *players)
    target = ada.address_of(0)
    ada.tells("It will not last")
    for player in (ben, cleo):
        player.gives(0, 1)
    ben.votes_for(target)
    expect(cleo.page.locator("[data-anchor=seat-1].acting")).to_have_count(0)
    mortal.kill()
    mortal.start()
    expect(ben.shown(target).get_by_text(ben.words("storyteller.your-vote"))).to_be_visible()
    expect(cleo.page.locator("[data-anchor=seat-1].acting")).to_have_count(0)
    cleo.votes_for(target)
    ada.skips_the_reveal()
    expect(ada.page.locator(".points .outcome")).to_have_text(ada.words("storyteller.outcome-all"))
    for player in players:
        player.forgives_broken_lines()
