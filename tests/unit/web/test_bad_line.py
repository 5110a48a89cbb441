"""On a bad line nothing is lost and nothing done twice."""

import json
from random import Random

import pytest

from tests.bad_line import Browser
from tests.high_card import Rules, high_card
from tests.virtual_player import Server

LINES = 24
PAUSE = 2_500  # milliseconds between two lines of chat: faster would be refused
SMALL = 2_000  # bytes


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
    for browser in (ada, ben):
        said = [
            line["text"] for _, line in sorted(browser.screen.public["chat"].items(), key=lambda line: int(line[0]))
        ]
        assert said == [f"line {number}" for number in range(LINES)]


def test_coming_back_costs_one_small_message() -> None:
    server, ada, _ = two_at_a_table(1)
    server.passes(5_000)
    before = len(ada.texts)
    ada.break_line()
    server.passes(5_000)
    heard = ada.texts[before:]
    assert [message["type"] for message in heard] == ["Welcome"]
    assert len(json.dumps(heard[0])) < SMALL
