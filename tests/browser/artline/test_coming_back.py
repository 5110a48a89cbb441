"""A seat stays with its player: over reloads, other devices and tabs, lost answers and servers that die."""

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.artline.curator import Curator, begin
from tests.browser.artline.test_whole_games import the_server_dies_and_comes_back
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server
from tests.browser.tunnel import Tunnel

pytestmark = pytest.mark.browser


def test_a_reload_brings_back_the_same_view(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", **PHONE)
    begin(house, ada, ben)
    ada.game.hang()
    for player in (ada, ben):
        before = player.game.sees()
        player.page.reload()
        player.game.sees_again(before)
    ben.game.accept()
    ben.game.is_my_turn()


def test_a_reload_loses_nothing_that_was_typed(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", **PHONE)
    begin(house, ada, ben)
    ada.game.choose_painting()
    ada.game.choose_place()
    ada.game.name_themes("ship")
    ada.page.reload()
    expect(ada.game.placing.locator("input").first).to_have_value("ship")
    ada.touch(ada.game.placing.get_by_role("button", name=ada.words("artline.hang-it"), exact=True))
    an_objection_is_kept_until_it_is_sent(ben)
    ada.page.reload()
    expect(ada.game.dock.locator("[data-guide=talk]")).to_be_visible()
    expect(ada.game.placing).to_have_count(0)


def an_objection_is_kept_until_it_is_sent(guest: Curator) -> None:
    why = guest.page.get_by_label(guest.words("artline.argument-label"))
    guest.touch(guest.game.dock.get_by_role("button", name=guest.words("artline.reason-unclear")).first)
    why.fill("which ship?")
    guest.page.reload()
    expect(why).to_have_value("which ship?")
    guest.game.press("artline.object")
    expect(guest.game.dock).not_to_contain_text(guest.words("artline.fine"))
    assert "which ship" not in str(guest.page.evaluate("Object.values(sessionStorage)"))


def test_another_device_takes_the_same_seat(house: Server, invite: Invite) -> None:
    ada, ben, phone = invite("Ada"), invite("Ben"), invite("Ada's phone", **PHONE)
    begin(house, ada, ben)
    link = ada.pass_link()
    phone.page.goto(link)
    ada.game.is_my_turn()
    phone.game.sees_again(ada.game.sees())
    expect(phone.page).to_have_url(link.split("#")[0])
    phone.game.hang()
    expect(ada.game.dock).to_contain_text(ada.words("artline.waiting-window"))
    the_link_works_only_once(link, invite("Mallory"))


def the_link_works_only_once(link: str, thief: Curator) -> None:
    thief.page.goto(link)
    expect(thief.page.get_by_text(thief.words("shell.watching"))).to_be_visible()
    assert thief.game.sees().hand == []


def test_two_tabs_of_one_player_are_one_seat(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    begin(house, ada, ben)
    first, second = ada.page, ada.opens_a_tab()
    second.goto(first.url)
    ada.page = second
    ada.game.hang()
    ada.page = first
    expect(ada.game.dock).to_contain_text(ada.words("artline.waiting-window"))
    second.close()
    ben.game.accept()
    expect(ben.game.seat_of("Ada")).not_to_contain_text(ben.words("artline.away"))
    ada.game.holds("Ada", 5)


def test_a_connection_that_is_gone_shows_on_the_seat(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    tunnel = Tunnel(ben)
    begin(house, ada, ben)
    before = ben.game.sees()
    tunnel.enter()
    expect(ada.game.seat_of("Ben")).to_contain_text(ada.words("artline.away"))
    expect(ben.page.get_by_text(ben.words("shell.reconnecting")).first).to_be_visible()
    tunnel.leave()
    expect(ada.game.seat_of("Ben")).not_to_contain_text(ada.words("artline.away"))
    ben.game.sees_again(before)
    ben.forgives_broken_lines()


def test_a_move_whose_answer_was_lost_is_done_once(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    sent = ada_loses_the_first_answer_to(ada, "Discard")
    begin(house, ada, ben)
    pile = int(ben.page.locator(".pile .count").inner_text())
    ada.game.discard()
    ben.game.is_my_turn()
    expect(ben.page.locator(".pile .count")).to_have_text(str(pile - 1))
    ada.game.holds("Ada", 5)
    assert len(sent) == 2
    assert sent[0] == sent[1]


def ada_loses_the_first_answer_to(ada: Curator, command: str) -> list[str]:
    """The line breaks when the command is on its way. Answers with every sending of it, in order."""
    sent: list[str] = []

    def on_line(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        muted = False

        def from_page(message: str | bytes) -> None:
            nonlocal muted
            asked = json.loads(message)
            server.send(message)
            if asked.get("command", {}).get("type") == command:
                muted = sent == []
                sent.append(str(message))
                if muted:
                    line.close()

        line.on_message(from_page)
        server.on_message(lambda message: None if muted else line.send(message))

    ada.page.route_web_socket("**/socket", on_line)
    return sent


def test_a_draft_and_a_seat_outlive_the_server(mortal: Server, invite: Invite) -> None:
    ada, ben = invite("Ada", mortal), invite("Ben", mortal)
    begin(mortal, ada, ben)
    ada.game.choose_painting()
    ada.game.choose_place()
    ada.game.name_themes("ship")
    the_server_dies_and_comes_back(mortal, (ada, ben))
    expect(ada.game.placing.locator("input").first).to_have_value("ship")
    a_move_made_while_the_server_hangs_is_done_once(mortal, ada, ben)
    for player in (ada, ben):
        player.forgives_broken_lines()


def a_move_made_while_the_server_hangs_is_done_once(mortal: Server, ada: Curator, ben: Curator) -> None:
    hang_it = ada.game.placing.get_by_role("button", name=ada.words("artline.hang-it"))
    expect(hang_it).to_be_enabled()
    mortal.freeze()
    hang_it.click()
    mortal.kill()
    mortal.start()
    expect(ada.game.dock).to_contain_text(ada.words("artline.waiting-window"))
    ben.game.is_asked()
    assert len(ben.game.sees().wall) == 2
    ben.game.accept()
    ada.game.holds("Ada", 5)
