"""What readers are shown of a table, and told of what happened."""

from typing import Any

from vernissage.core.seat import Seat
from vernissage.table.events import GameBegan
from vernissage.table.redact import redact
from vernissage.table.state import Games, Recent, Table
from vernissage.table.told_event import OfGame, OfTable, ToldEvent
from vernissage.table.view_types import ClockView, SeatView, TableOwn, TablePublic


def public(games: Games, table: Table, not_before: int = 0, seats: dict[Seat, SeatView] | None = None) -> TablePublic:
    """`not_before`: no clock runs out earlier, whatever the log says (the server has just come back). `seats`: as they
    are shown, where that is known."""
    return TablePublic(
        code=table.code,
        stage=table.stage,
        settings=table.settings,
        seats=seat_views(table) if seats is None else seats,
        host=table.host,
        game_number=table.game_number,
        game=None if table.game_name is None else games[table.game_name].public(table.game),
        clock=_clock(table, not_before),
        chat=table.chat if table.settings.chat else {},
        wins=table.wins,
        locked=table.locked,
    )


def own(games: Games, table: Table, reader: Seat | None) -> TableOwn:
    return TableOwn(reader, None if table.game_name is None else games[table.game_name].own(table.game, reader))


def told(games: Games, table: Table, reader: Seat | None, after: int) -> tuple[ToldEvent, ...] | None:
    """The events above number `after` as `reader` may know them; `None` when they are no longer at hand.

    What was played before another game came on the table is not told: only that game could read it.
    """
    if after > table.number or after < table.number - len(table.recent):
        return None
    since = table.recent_after(after)
    return tuple(_told(games, table, recent, reader) for recent in since if recent.game in (None, table.game_name))


def lately(games: Games, table: Table, reader: Seat | None) -> tuple[Any, ...]:
    """The last events of the game on the table as `reader` may know them, for a page that was loaded again."""
    most = games[table.game_name].recalled if table.game_name else 0
    if not most:
        return ()
    begun = max((at for at, one in enumerate(table.recent) if isinstance(one.event, GameBegan)), default=-1)
    events = [
        recent for recent in table.recent[begun + 1 :] if recent.game is not None and recent.game == table.game_name
    ]
    return tuple(_told(games, table, recent, reader).event for recent in events[-most:])


def _told(games: Games, table: Table, recent: Recent, reader: Seat | None) -> ToldEvent:
    """What happened before readers took their seat, they are told as watchers: it was dealt to somebody else."""
    if recent.game is None:
        return OfTable(redact(recent.event))
    facts = None if reader is None else table.seats.get(reader)
    is_own = facts is not None and recent.number > facts.since
    return OfGame(games[recent.game].redact(recent.event, reader if is_own else None))


def seat_views(table: Table) -> dict[Seat, SeatView]:
    return {seat: _seat(table, seat) for seat in sorted(table.seats)}


def _seat(table: Table, seat: Seat) -> SeatView:
    facts = table.seats[seat]
    is_host, stands_in = table.host == seat, facts.stand_in is not None
    return SeatView(seat, facts.name, facts.colour, is_host, facts.closed, facts.bot, stands_in, facts.muted)


def _clock(table: Table, not_before: int) -> ClockView | None:
    running = table.clocks.running
    if running is None:
        return None
    return ClockView(running.clock.key, max(running.until, not_before), running.clock.seconds)
