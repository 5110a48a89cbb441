"""Views of a table: makes what readers are shown, and what they are told of events."""

from vernissage.contract.any_game import SomeEvent
from vernissage.contract.seat import Seat
from vernissage.table.readers.events import RecentEvents, ToldEvent, reader_of
from vernissage.table.readers.view_types import ClockView, SeatView, TablePublic
from vernissage.table.state.events import GameBegan
from vernissage.table.state.table import Games, OnTable, RecentOfGame, Table


def public(table: Table, game: OnTable | None, seats: dict[Seat, SeatView], not_before: int = 0) -> TablePublic:
    """Makes the public view. `seats`: as they are shown; `not_before`: no clock runs out earlier, whatever the log
    says, since the server has just restarted."""
    return TablePublic(
        code=table.code,
        stage=table.stage,
        settings=table.settings,
        seats=seats,
        host=table.host,
        game_number=table.game_number,
        game=None if game is None else game.rules.public(game.state),
        clock=_clock(table, not_before),
        chat=table.chat if table.settings.chat else {},
        wins=table.wins,
        locked=table.locked,
    )


def told(games: Games, table: Table, reader: Seat | None, after: int) -> tuple[ToldEvent, ...] | None:
    """Returns the events above number `after` as `reader` may know them; `None` if they are no longer in memory."""
    happened = RecentEvents(games, table, after)
    return happened.to(reader) if happened.is_at_hand else None


def lately(games: Games, table: Table, reader: Seat | None) -> tuple[SomeEvent, ...]:
    """Returns the last events of the game on the table as `reader` may know them, for a page that was loaded again."""
    most = games[table.game_name].events_on_rejoin if table.game_name else 0
    if not most or not table.game_name:
        return ()
    begun = max((index for index, recent in enumerate(table.recent) if isinstance(recent.event, GameBegan)), default=-1)
    since = (recent for recent in table.recent[begun + 1 :] if isinstance(recent, RecentOfGame))
    events = [recent for recent in since if recent.game == table.game_name]
    redact = games[table.game_name].redact
    return tuple(redact(recent.event, reader_of(recent, table, reader)) for recent in events[-most:])


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
