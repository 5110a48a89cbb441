"""On a bad line nothing is lost and nothing done twice."""

import json
from random import Random
from typing import Any

import pytest

from tests.bad_line import Browser
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual_player import Server

LINES = 24
PAUSE = 2_500  # milliseconds between two lines of chat: faster would be refused
Message = dict[str, Any]


def two_at_a_table(seed: int) -> tuple[Server, Browser, Browser]:
    server, rng = Server({Rules.name: Rules()}), Random(seed)
    table = server.open(high_card(first=0))
    ada, ben = (Browser(server, table, f"{name}'s long secret", rng) for name in ("Ada", "Ben"))
    server.passes(3_000)
    for browser, name in ((ada, "Ada"), (ben, "Ben")):
        browser.say("Do", "TakeSeat", name=name)
    server.until(lambda: ada.is_answered and ben.is_answered)
    return server, ada, ben


@pytest.mark.parametrize("seed", range(5))
def test_what_is_said_is_heard_once_and_in_order_however_often_the_line_breaks(seed: int) -> None:
    server, ada, ben = two_at_a_table(seed)
    rng = Random(seed)
    for number in range(LINES):
        ada.say("Do", "Say", text=f"line {number}")
        server.passes(rng.randrange(700))
        if rng.random() < 0.4:
            rng.choice((ada, ben)).break_line()
        server.passes(PAUSE)
    server.passes(10_000)
    assert ada.is_answered
    assert "Resumed" in {message["type"] for message in (*ada.texts, *ben.texts)}
    assert sees_everything(server, ada)
    for browser in (ada, ben):
        said = [
            line["text"] for _, line in sorted(browser.screen.public["chat"].items(), key=lambda line: int(line[0]))
        ]
        assert said == [f"line {number}" for number in range(LINES)]


def heard_on_reconnecting(server: Server, browser: Browser) -> list[Message]:
    before = len(browser.texts)
    server.until(lambda: any(message["type"] in ("Welcome", "Resumed") for message in browser.texts[before:]))
    return [message for message in browser.texts[before:] if message["type"] != "Presence"]


def sees_everything(server: Server, browser: Browser) -> bool:
    """The same as a page that was just loaded."""
    fresh = browser.in_another_window()
    server.until(lambda: bool(fresh.texts))
    return (browser.screen.public, browser.screen.own) == (fresh.screen.public, fresh.screen.own)


def test_a_reconnect_costs_one_small_message() -> None:
    server, ada, _ = two_at_a_table(1)
    server.passes(5_000)
    ada.break_line()
    [resumed] = heard_on_reconnecting(server, ada)
    assert (resumed["public"], resumed["own"], resumed["events"]) == ([], None, [])
    assert len(json.dumps(resumed)) < 200
    assert sees_everything(server, ada)


def test_a_player_who_reconnects_is_told_what_they_have_missed_and_no_more() -> None:
    server, ada, ben = two_at_a_table(1)
    ben.say("Do", "Say", text="before")
    server.passes(PAUSE)
    ada.break_line(away=10_000)
    ben.say("Do", "Say", text="meanwhile")
    [resumed] = heard_on_reconnecting(server, ada)
    assert [told["event"]["text"] for told in resumed["events"]] == ["meanwhile"]
    assert "before" not in json.dumps(resumed)
    assert sees_everything(server, ada)


def test_a_player_whose_seat_was_freed_meanwhile_sees_what_a_watcher_sees() -> None:
    server, ada, ben = two_at_a_table(1)
    ada.say("Do", "StartGame")
    server.until(lambda: ada.is_answered)
    server.passes(PAUSE)
    assert ben.screen.own["game"]["hand"]
    ben.break_line(away=10_000)
    ada.say("Do", "EndGame")
    ada.say("Do", "RemoveSeat", seat=1)
    [resumed] = heard_on_reconnecting(server, ben)
    assert resumed["own"]["you"] is None
    assert sees_everything(server, ben)


def test_a_player_who_was_away_for_long_is_shown_everything() -> None:
    server, ada, ben = two_at_a_table(1)
    ada.break_line(away=300_000)
    for number in range(60):
        ben.say("Do", "Say", text=f"{number} " + "a long line " * 15)
        server.passes(PAUSE)
    [welcome] = heard_on_reconnecting(server, ada)
    assert welcome["type"] == "Welcome"


def test_another_node_shows_everything() -> None:
    """It does not know what was seen of the table, only what the log holds."""
    server, ada, ben = two_at_a_table(1)
    ada.break_line(away=5_000)
    ben.say("Do", "Say", text="meanwhile")
    ada.dial_next(Server(server.resources.games, beside=server, hub=server.hub))
    [welcome] = heard_on_reconnecting(server, ada)
    assert welcome["type"] == "Welcome"
    assert sees_everything(server, ada)
