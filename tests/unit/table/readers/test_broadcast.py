"""A reader who is told what has changed sees what one who has just come sees, whatever happens at the table."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from tests.high_card import Agree, Dealt, Offer
from tests.high_card_table import state_of
from tests.seats import S0, S1, S2
from tests.unit.table.state.test_redact import wild_tables
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.contract.delta import Delta, apply, delta
from vernissage.contract.messages import raw
from vernissage.contract.seat import Seat
from vernissage.table.readers.broadcast import Broadcaster, missed, news
from vernissage.table.readers.deltas import RecentDeltas
from vernissage.table.readers.snapshot import Snapshot
from vernissage.table.readers.visitor import Arrival, News, Present
from vernissage.table.state import commands as c
from vernissage.table.state.table import Table

NOW = 5_000_000
NOBODY = Present((), 0)


def shown(table: LogOfTable, at: Table | None = None) -> Snapshot:
    return Snapshot(table.games, at or table.table)


def arrives(now: Snapshot, reader: Seat | None) -> Arrival:
    return Broadcaster(now.games, now.table, 0, NOW).on_arrival(reader, 0, NOW, NOBODY)


def over_the_wire(message: Any, kind: Any = Any) -> Any:
    return json.decode(json.encode(message), type=kind)


class Follower:
    """Somebody with a browser of their own: a seat when they have one, and what they have been shown."""

    def __init__(self, key: str, now: Snapshot) -> None:
        self.key = key
        self.show(now)

    def show(self, now: Snapshot) -> None:
        welcome = arrives(now, now.table.seat_of(self.key))
        self.public, self.own = over_the_wire(welcome.public), over_the_wire(welcome.own)

    def follow(self, before: Snapshot, after: Snapshot) -> None:
        reader = before.table.seat_of(self.key), after.table.seat_of(self.key)
        [(told, _)] = news(before, after, raw(delta(before.public, after.public)), [reader], NOW)
        self.public = apply(over_the_wire(told.public, Delta), self.public)
        self.own = apply(over_the_wire(told.own, Delta), self.own)

    def reconnects(self, after: int, changes: RecentDeltas, now: Snapshot) -> None:
        told = missed(now, now.table.seat_of(self.key), after, changes, NOW, NOBODY)
        if told is None:
            self.show(now)
            return
        for one in told.public:
            self.public = apply(over_the_wire(one, Delta), self.public)
        self.own = self.own if told.own is None else over_the_wire(told.own)

    def sees(self, now: Snapshot) -> bool:
        welcome = arrives(now, now.table.seat_of(self.key))
        return bool(self.public == over_the_wire(welcome.public) and self.own == over_the_wire(welcome.own))


@settings(deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 6))
def test_what_has_changed_is_all_a_reader_needs(seed: int, who: int) -> None:
    """Also while they take a seat, lose it, and while games begin and are put away."""
    before: Snapshot | None = None
    for table in wild_tables(seed):
        after = Snapshot(table.games, table.table, before=before)
        if before is None:
            follower = Follower(LogOfTable.key(who), after)
        else:
            follower.follow(before, after)
        assert follower.sees(after)
        before = after


@settings(deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 6), st.integers(1, 9))
def test_a_reader_who_reconnects_needs_no_more_than_what_they_missed(seed: int, who: int, every: int) -> None:
    changes = RecentDeltas()
    before: Snapshot | None = None
    for step, table in enumerate(wild_tables(seed)):
        after = Snapshot(table.games, table.table, before=before)
        if before is None:
            follower, seen = Follower(LogOfTable.key(who), after), after.table.number
        else:
            changes.note(before.table.number, raw(delta(before.public, after.public)))
        if step % every == 0:
            follower.reconnects(seen, changes, after)
            seen = after.table.number
            assert follower.sees(after)
        before = after


def told_of(table: LogOfTable, who: Seat, command: Any, readers: list[Seat | None]) -> list[News]:
    before = shown(table)
    table.does(who, command)
    after = shown(table)
    public = raw(delta(before.public, after.public))
    told = news(before, after, public, [(reader, reader) for reader in readers], NOW)
    return [next(one for one, alike in told if (reader, reader) in alike) for reader in readers]


def test_readers_who_are_told_the_same_share_one_object() -> None:
    table = LogOfTable.playing(3)
    card = state_of(table.table).hands[S0][0]
    zero, one, two, watcher = told_of(table, S0, Offer(card), [S0, S1, S2, None])
    assert zero is one is two is watcher


def test_what_differs_for_one_reader_is_told_to_that_one() -> None:
    table = LogOfTable.seated(2)
    zero, one, watcher = told_of(table, S0, c.StartGame(), [S0, S1, None])
    hands = [
        [told.event.cards for told in news.events if isinstance(told.event, Dealt)] for news in (zero, one, watcher)
    ]
    dealt = state_of(table.table).hands
    assert hands == [[dealt[S0], None], [None, dealt[S1]], [None, None]]
    assert zero.public is one.public is watcher.public
    assert zero.own != one.own


def test_the_public_part_is_made_once_however_many_arrive() -> None:
    table = LogOfTable.playing(3)
    broadcaster = Broadcaster(table.games, table.table, 0, NOW)
    readers = (S0, S1, S2, *[None] * 200)
    arrivals = [broadcaster.on_arrival(reader, 0, NOW, NOBODY) for reader in readers]
    assert all(arrival.public is arrivals[0].public for arrival in arrivals)


def test_a_line_of_chat_is_told_once_and_the_oldest_goes() -> None:
    table = LogOfTable.seated(1)
    for number in range(100):
        table.passes(3)
        table.does(0, c.Say(f"line {number}"))
    oldest = min(table.public.chat)
    table.passes(3)
    (told,) = told_of(table, S0, c.Say("one more"), [S0])
    changes = json.decode(told.public, type=Delta)
    assert [path for path, _ in changes.put] == [("chat", table.table.number)]
    assert changes.gone == (("chat", oldest),)


def test_what_is_told_of_a_move_does_not_grow_with_the_talk_or_the_seats() -> None:
    small, large = LogOfTable.playing(2), LogOfTable.playing(6)
    for number in range(50):
        large.passes(3)
        large.does(number % 6, c.Say("a line of talk that everybody has read long ago"))
    sizes = []
    for table in (small, large):
        table.does(0, Offer(state_of(table.table).hands[S0][0]))
        (told,) = told_of(table, S1, Agree(), [S1])
        sizes.append(len(told.public))
    assert abs(sizes[0] - sizes[1]) < 60
