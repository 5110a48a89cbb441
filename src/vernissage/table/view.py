"""What readers are shown of a table, and told of what happened."""

from vernissage.core.any_game import SomeEvent
from vernissage.core.seat import Seat
from vernissage.table.events import GameBegan
from vernissage.table.redact import redact
from vernissage.table.state import Games, Recent, RecentOfGame, RecentOfTable, Table, game_on
from vernissage.table.told_event import OfGame, OfTable, ToldEvent
from vernissage.table.view_types import ClockView, SeatView, TableOwn, TablePublic


def public(games: Games, table: Table, not_before: int = 0, seats: dict[Seat, SeatView] | None = None) -> TablePublic:
    """`not_before`: no clock runs out earlier, whatever the log says (the server has just come back). `seats`: as they
    are shown, where that is known."""
    game = game_on(games, table)
    return TablePublic(
        code=table.code,
        stage=table.stage,
        settings=table.settings,
        seats=seat_views(table) if seats is None else seats,
        host=table.host,
        game_number=table.game_number,
        game=None if game is None else game.rules.public(game.state),
        clock=_clock(table, not_before),
        chat=table.chat if table.settings.chat else {},
        wins=table.wins,
        locked=table.locked,
    )


def own(games: Games, table: Table, reader: Seat | None) -> TableOwn:
    game = game_on(games, table)
    return TableOwn(reader, None if game is None else game.rules.own(game.state, reader))


def told(games: Games, table: Table, reader: Seat | None, after: int) -> tuple[ToldEvent, ...] | None:
    """The events above number `after` as `reader` may know them; `None` when they are no longer at hand.

    What was played before another game came on the table is not told: only that game could read it.
    """
    if after > table.number or after < table.number - len(table.recent):
        return None
    since = table.recent_after(after)
    return tuple(_told(games, table, recent, reader) for recent in since if _is_readable(recent, table))


def lately(games: Games, table: Table, reader: Seat | None) -> tuple[SomeEvent, ...]:
    """The last events of the game on the table as `reader` may know them, for a page that was loaded again."""
    most = games[table.game_name].recalled if table.game_name else 0
    if not most:
        return ()
    begun = max((at for at, one in enumerate(table.recent) if isinstance(one.event, GameBegan)), default=-1)
    since = (recent for recent in table.recent[begun + 1 :] if isinstance(recent, RecentOfGame))
    events = [recent for recent in since if recent.game == table.game_name]
    return tuple(_told_of_game(games, table, recent, reader).event for recent in events[-most:])


def _is_readable(recent: Recent, table: Table) -> bool:
    return isinstance(recent, RecentOfTable) or recent.game == table.game_name


def _told(games: Games, table: Table, recent: Recent, reader: Seat | None) -> ToldEvent:
    if isinstance(recent, RecentOfTable):
        return OfTable(redact(recent.event))
    return _told_of_game(games, table, recent, reader)


def _told_of_game(games: Games, table: Table, recent: RecentOfGame, reader: Seat | None) -> OfGame:
    """What happened before readers took their seat, they are told as watchers: it was dealt to somebody else."""
    facts = None if reader is None else table.seats.get(reader)
    is_own = facts is not None and recent.number > facts.since
    return OfGame(games[recent.game].redact(recent.event, reader if is_own else None))


def seat_views(table: Table) -> dict[Seat, SeatView]:
    return {seat: _seat(table, seat) for seat in sorted(table.seats)}


def _seat(table: Table, seat: Seat) -> SeatView:
    facts = table.seats[seat]
    host, stands_in = table.host == seat, facts.stand_in is not None
    bot, face = facts.bot, facts.face
    return SeatView(seat, facts.name, facts.colour, host, facts.closed, bot, stands_in, facts.muted, face)


def _clock(table: Table, not_before: int) -> ClockView | None:
    running = table.clocks.running
    if running is None:
        return None
    return ClockView(running.clock.key, max(running.until, not_before), running.clock.seconds)
