"""Nothing that clients are told holds a key, whatever happens at the table."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.high_card import Agree, Dealt, Offer
from tests.high_card_table import state_of
from tests.seats import S0, S1
from tests.unit.table.table_for_tests import NAMES, LogOfTable
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.table.readers.view import told
from vernissage.table.state import commands as c
from vernissage.table.state.events import TableEvent
from vernissage.table.state.redact import redact

HASH = re.compile(rb"[0-9a-f]{64}")


def wild_command(rng: Random, table: LogOfTable) -> Any:
    hands = getattr(table.table.game, "hands", {})
    card = rng.choice([card for hand in hands.values() for card in hand] or ["000"])
    choices = [
        c.TakeSeat(rng.choice(NAMES)),
        c.LeaveSeat(),
        c.StartGame(),
        c.OpenLobby(),
        c.RemoveSeat(Seat(rng.randrange(6)), for_good=rng.random() < 0.5),
        c.LockTable(locked=rng.random() < 0.5),
        c.MuteSeat(Seat(rng.randrange(6)), muted=rng.random() < 0.5),
        c.OpenChat(open=rng.random() < 0.5),
        c.HandOverHost(Seat(rng.randrange(6))),
        c.Say("hello"),
        c.MakePass(),
        c.UsePass("WORDWORD23"),
        c.ChangeProfile(rng.choice(NAMES), "pink"),
        Offer(card),
        Agree(),
    ]
    return rng.choice(choices)


def wild_tables(seed: int) -> Iterator[LogOfTable]:
    """The same table, step by step."""
    rng, table = Random(seed), LogOfTable.seated(3)
    for _ in range(80):
        table.passes(rng.random() * 20)
        try:
            table.does(rng.randrange(7), wild_command(rng, table), word="WORDWORD23")
        except Refused:
            continue
        yield table


def wild_table(seed: int) -> LogOfTable:
    *_, last = wild_tables(seed)
    return last


@given(st.integers(0, 2**32))
def test_no_view_and_no_told_event_holds_a_hash(seed: int) -> None:
    table = wild_table(seed)
    for reader in (None, *range(6)):
        events = told(table.games, table.table, reader, max(0, table.table.number - 60))
        sent = msgspec.json.encode((table.public, table.own(reader), events))
        assert events is not None
        assert not HASH.search(sent)
        assert b"WORDWORD23" not in sent


@given(st.integers(0, 2**32))
def test_whatever_happened_the_log_reads_back_the_same(seed: int) -> None:
    table = wild_table(seed)
    assert table.read_back() == table.table


def test_a_hand_is_told_to_its_owner_alone() -> None:
    table = LogOfTable.playing(2)
    for reader in (None, S0, S1):
        events = told(table.games, table.table, reader, 0) or ()
        dealt = [told.event for told in events if isinstance(told.event, Dealt)]
        known = {event.seat for event in dealt if event.cards is not None}
        assert known == (set() if reader is None else {reader})


@pytest.mark.parametrize("event", get_args(TableEvent), ids=lambda event: event.__name__)
def test_every_event_with_a_key_is_told_without_it(event: type) -> None:
    fields = {field.name: _example(field) for field in msgspec.structs.fields(event)}
    told_event = redact(event(**fields))
    assert "k" * 64 not in str(told_event)


def _example(field: Any) -> Any:
    if field.name == "key":
        return "k" * 64
    return 1


def test_what_is_no_longer_at_hand_is_not_told_at_all() -> None:
    table = LogOfTable.seated(2)
    for _ in range(70):
        table.passes(5)
        table.does(0, c.Say("hello"))
    assert told(table.games, table.table, S0, 3) is None
    assert told(table.games, table.table, S0, table.table.number + 1) is None
    assert len(told(table.games, table.table, S0, table.table.number - 2) or ()) == 2


def test_a_newcomer_on_a_freed_seat_is_told_nothing_of_the_last_owners_hand() -> None:
    table = LogOfTable.playing(3)
    table.does(2, c.LeaveSeat())
    table.does(1, c.LeaveSeat())
    table.does(0, c.OpenLobby())
    table.does("a newcomer", c.TakeSeat("Newcomer", seat=S1))
    table.does(0, c.StartGame())
    told_of_hand = [
        told_event.event.cards
        for told_event in told(table.games, table.table, S1, 1) or ()
        if isinstance(told_event.event, Dealt) and told_event.event.seat == 1
    ]
    assert told_of_hand == [None, state_of(table.table).hands[S1]]


def test_a_player_who_stays_is_told_their_own_hand_of_the_last_game() -> None:
    table = LogOfTable.playing(2)
    table.does(1, c.LeaveSeat())
    assert [one.event.cards for one in told(table.games, table.table, S0, 1) or () if isinstance(one.event, Dealt)] == [
        state_of(table.table).hands[S0],
        None,
    ]
