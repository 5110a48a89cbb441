"""Two hundred watchers cost what one costs: everything that they see is made and encoded once."""

from typing import Any

import pytest
from msgspec import json

from tests.any_game import any_game
from tests.high_card import Offer, Rules, State
from tests.high_card import Public as HighCardPublic
from tests.high_card_table import high_card, state_of
from tests.seats import S0
from tests.virtual import Node, arrive
from tests.virtual_player import Player, Server, table_of
from vernissage.table.state.commands import StartGame, TakeSeat
from vernissage.table.state.secrets import hashed
from vernissage.web.socket import conversation, encoding
from vernissage.web.socket.messages import Done, Update

ADDRESSES = [f"198.51.100.{number}" for number in range(200)]


class CountingRules(Rules):
    """Counts how often it is asked what everybody sees."""

    shown = 0

    def public(self, state: State) -> HighCardPublic:
        self.shown += 1
        return super().public(state)


def test_a_move_is_shown_once_however_many_watch() -> None:
    rules = CountingRules()
    node = Node({Rules.name: any_game(rules)})
    room = node.find(node.open(high_card(first=0)))
    for name in ("Ada", "Ben"):
        node.submit(room, hashed(name), f"{name} sits", TakeSeat(name))
    node.submit(room, hashed("Ada"), "start", StartGame())
    watchers = [arrive(room, hashed(address), address=address) for address in ADDRESSES]
    before = rules.shown
    node.submit(room, hashed("Ada"), "offer", Offer(state_of(room.table).hands[S0][0]))
    assert rules.shown == before + 1
    assert len({id(watcher.news[-1]) for watcher in watchers}) == 1


def test_an_update_is_encoded_once_however_many_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[Any] = []

    def encode(message: Any) -> bytes:
        encoded.append(message)
        return json.encode(message)

    for module in (conversation, encoding):
        monkeypatch.setattr(module, "encode", encode)
    server = Server({Rules.name: any_game(Rules())})
    table, (ada, _) = table_of(server, high_card(first=0), "Ada", "Ben")
    watchers = [Player.at(server, table, f"the secret of {address}", address=address) for address in ADDRESSES]
    encoded.clear()
    ada.do("Say", text="hello")
    assert all(watcher.last["type"] == "Update" for watcher in watchers)
    assert [type(message) for message in encoded] == [Update, Done]
