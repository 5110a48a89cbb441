"""The reducer: folds the log into a table. What is recorded here has happened: no rule and no refusal."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from vernissage.contract.any_game import AnyGame, SomeEvent
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry, size_of
from vernissage.table.state.clocks import Clocks
from vernissage.table.state.codec import TooNew, decode_of_game, decode_of_table
from vernissage.table.state.events import (
    Barred,
    BotSeated,
    ChatOpened,
    GameBegan,
    HostChanged,
    KeyAdded,
    LobbyOpened,
    PassMade,
    ProfileChanged,
    Said,
    SeatLeft,
    SeatMuted,
    SeatTaken,
    SettingsChanged,
    StandInChanged,
    TableEvent,
    TableLocked,
    TableOpened,
)
from vernissage.table.state.table import (
    ChatLine,
    Games,
    Pass,
    Recent,
    RecentOfGame,
    RecentOfTable,
    SeatFacts,
    Table,
    game_running,
)

CHAT_KEPT = 100
RECENT_KEPT = 60


def record(games: Games, table: Table, entries: Iterable[Entry]) -> Table:
    """Folds `entries` into the table; those of one command share their time and count as one step for the clocks.
    Raises `TooNew`.

    Whatever no event reads is brought up to date once for all of them."""
    entries = list(entries)
    if not entries:
        return table
    fresh: list[Recent] = []
    carried_out: dict[str, int] = {}
    last = entries[0]
    for entry in entries:
        if entry.at != last.at:
            table = _clocks_set(games, table, last.at)
        if entry.scope == "game":
            name, event = table.game_name, decode_of_game(entry, games, table.game_name)
            assert name is not None, "it has been decoded"
            table = _game_event(table, games[name], event)
            fresh.append(RecentOfGame(entry.number, name, event))
        else:
            table, recent = _record_of_table(games, table, entry)
            fresh.append(recent)
        if entry.cause is not None:
            carried_out[entry.cause] = entry.number  # of the last of its entries
        last = entry
    table = _clocks_set(games, table, last.at)
    return replace(
        table,
        number=last.number,
        at=last.at,
        stored=table.stored + size_of(entries),
        causes=table.causes.adding(carried_out),
        recent=(*table.recent, *fresh)[-RECENT_KEPT:],
    )


def _record_of_table(games: Games, table: Table, entry: Entry) -> tuple[Table, RecentOfTable]:
    event = decode_of_table(entry)
    table = _table_event(table, event, entry)
    if isinstance(event, GameBegan):
        if event.name not in games:
            raise TooNew(f"entry {entry.number}: there is no game {event.name} here")
        table = replace(table, game=games[event.name].begin())
    return table, RecentOfTable(entry.number, event)


def _clocks_set(games: Games, table: Table, at: int) -> Table:
    game = game_running(games, table)
    clocks = Clocks() if game is None else table.clocks.following(game.rules.waiting(game.state), at)
    return table if clocks is table.clocks else replace(table, clocks=clocks)


def _game_event(table: Table, game: AnyGame, event: SomeEvent) -> Table:
    assert table.game is not None, "there is a game whose event it is"
    state = game.evolve(table.game, event)
    if table.stage != "playing" or not game.is_over(state):
        return replace(table, game=state)
    wins = dict(table.wins)
    for seat in game.winners(state):
        wins[seat] = wins.get(seat, 0) + 1
    over = replace(table, game=state, stage="over", wins=wins, next_first=game.next_first(state))
    return _without_stand_ins(over)


def _without_stand_ins(table: Table) -> Table:
    """Ends all stand-ins: a bot stands in for one game only."""
    if not any(facts.stand_in for facts in table.seats.values()):
        return table
    return replace(table, seats={seat: replace(facts, stand_in=None) for seat, facts in table.seats.items()})


def _table_event(table: Table, event: TableEvent, entry: Entry) -> Table:
    match event:
        case SeatTaken() | BotSeated() | StandInChanged() | KeyAdded() | PassMade() | ProfileChanged() | SeatLeft():
            return _seat_event(table, event, entry.number)
        case TableLocked() | SeatMuted() | ChatOpened() | Barred():
            return _host_event(table, event)
        case TableOpened():
            return replace(table, code=event.code, settings=event.settings)
        case HostChanged():
            return replace(table, host=event.seat)
        case SettingsChanged():
            return replace(table, settings=event.settings)
        case GameBegan():
            return _begin(table, event)
        case LobbyOpened():
            return replace(_put_away(_without_closed(table)), stage="lobby", game=None, game_name=None)
        case Said():
            line = ChatLine(entry.number, entry.at, event.seat, table.seats[event.seat].name, event.text)
            return replace(table, chat=_with_line(table.chat, line))
        case _:
            assert_never(event)


def _host_event(table: Table, event: TableLocked | SeatMuted | ChatOpened | Barred) -> Table:
    match event:
        case TableLocked():
            return replace(table, locked=event.locked)
        case SeatMuted():
            return table.with_seat(event.seat, replace(table.seats[event.seat], muted=event.muted))
        case ChatOpened():
            return replace(table, settings=replace(table.settings, chat=event.open))
        case Barred():
            return replace(table, barred=table.barred | set(event.keys))
        case _:
            assert_never(event)


def _with_line(chat: dict[int, ChatLine], line: ChatLine) -> dict[int, ChatLine]:
    kept = chat.copy()
    if len(kept) >= CHAT_KEPT:
        del kept[next(iter(kept))]
    kept[line.number] = line
    return kept


def _seat_event(
    table: Table,
    event: SeatTaken | BotSeated | StandInChanged | KeyAdded | PassMade | ProfileChanged | SeatLeft,
    number: int,
) -> Table:
    match event:
        case SeatTaken():
            keys = frozenset({event.key}) if event.key else frozenset[str]()
            muted = bool(keys & table.silenced)
            facts = SeatFacts(event.name, event.colour, keys, muted=muted, face=event.face, since=number)
            return table.with_seat(event.seat, facts)
        case BotSeated():
            facts = SeatFacts(event.name, event.colour, frozenset(), bot=event.strength, face=event.face)
            return table.with_seat(event.seat, facts)
        case StandInChanged():
            return table.with_seat(event.seat, replace(table.seats[event.seat], stand_in=event.strength))
        case KeyAdded():
            return _add_key(table, event)
        case PassMade():
            made = (Pass(event.seat, event.key, event.until),) if event.key else ()
            return replace(table, passes=(*_passes_of_others(table, event.seat), *made))
        case ProfileChanged():
            facts = replace(table.seats[event.seat], name=event.name, colour=event.colour, face=event.face)
            return table.with_seat(event.seat, facts)
        case SeatLeft():
            return _leave(table, event.seat)
        case _:
            assert_never(event)


def _add_key(table: Table, event: KeyAdded) -> Table:
    facts = table.seats[event.seat]
    keys = facts.keys | {event.key} if event.key else facts.keys
    spent = replace(table, passes=_passes_of_others(table, event.seat))
    return spent.with_seat(event.seat, replace(facts, keys=keys))


def _passes_of_others(table: Table, seat: Seat) -> tuple[Pass, ...]:
    return tuple(made for made in table.passes if made.seat != seat)


def _leave(table: Table, seat: Seat) -> Table:
    host, facts = None if table.host == seat else table.host, table.seats[seat]
    silenced = table.silenced | facts.keys if facts.muted else table.silenced - facts.keys
    left = replace(table, host=host, passes=_passes_of_others(table, seat), silenced=silenced)
    if table.stage == "lobby":
        return _forget(left, {seat})
    return left.with_seat(seat, replace(facts, closed=True, keys=frozenset(), stand_in=None))


def _without_closed(table: Table) -> Table:
    return _forget(table, {seat for seat, facts in table.seats.items() if facts.closed})


def _forget(table: Table, gone: set[Seat]) -> Table:
    """Forgets a player's wins and first turn: the next player in the seat is somebody else."""
    return replace(
        table,
        seats={seat: facts for seat, facts in table.seats.items() if seat not in gone},
        wins={seat: wins for seat, wins in table.wins.items() if seat not in gone},
        next_first=None if table.next_first in gone else table.next_first,
    )


def _begin(table: Table, event: GameBegan) -> Table:
    cleared = _put_away(_without_closed(table))
    return replace(cleared, stage="playing", game_number=event.game, game_name=event.name, game=None)


def _put_away(table: Table) -> Table:
    """Keeps the end of the game, for the next one of its kind."""
    if table.game_name is None:
        return table
    return replace(table, finished={**table.finished, table.game_name: table.game})
