"""Automation: what a table does by itself, and when: call time, change the host, report absence, let bots stand in."""

from collections.abc import Iterator

from msgspec import Struct

from vernissage.contract.game import SeatAway, SeatBack, TimeUp
from vernissage.contract.seat import Seat
from vernissage.table.shell.timing import Patience
from vernissage.table.state.commands import HostGone, StandIn
from vernissage.table.state.decide import OwnCommand
from vernissage.table.state.situation import Situation


class Call(Struct, frozen=True):
    """A command of the table itself, due at a moment in one of its games."""

    game: int
    command: OwnCommand
    at: int


class Automation:
    """Gives commands of the table itself. Each is due once some fact has held for long enough."""

    def __init__(self, patience: Patience, now: int) -> None:
        self._patience = patience
        self._now = now
        self.not_before = now + patience.grace  # after a restart everybody is disconnected for a moment
        self._retry_at = 0
        self._since: dict[tuple[str, int, Seat], int] = {}  # since when a fact holds, in which game and for whom
        self._still: dict[tuple[str, int, Seat], int] = {}
        self.due: int | None = None  # when the next command is due
        self._called_by: tuple[object, ...] = ()
        self._calls: list[Call] = []
        self._given: set[Call] = set()

    def follow(self, situation: Situation, now: int) -> None:
        """Looks at the situation after something has changed, or may have."""
        called_by = situation.calls_for
        if called_by == self._called_by:
            return  # as with most moves
        self._called_by = called_by
        self._now, self._still = now, {}
        game = situation.table.game_number
        self._calls = [Call(game, command, moment) for command, moment in self._called_for(situation)]
        self._since = self._still
        self._given.intersection_update(self._calls)
        self._set_due()

    def _set_due(self) -> None:
        first = min((call.at for call in self._calls if call not in self._given), default=None)
        self.due = None if first is None else max(first, self._retry_at)

    def give(self, now: int) -> list[OwnCommand]:
        """Returns the commands that are due."""
        if self.due is None or now < self.due:
            return []
        ripe = [call for call in self._calls if call.at <= now and call not in self._given]
        self._given.update(ripe)
        self._set_due()
        return [call.command for call in ripe]

    def try_again(self, command: OwnCommand, now: int) -> None:
        """Schedules a command again that failed through no fault of the table."""
        self._given = {call for call in self._given if call.command != command}
        self._retry_at = now + self._patience.retry
        self._set_due()

    def _called_for(self, situation: Situation) -> Iterator[tuple[OwnCommand, int]]:
        yield from self._clock(situation)
        yield from self._host(situation)
        yield from self._stand_ins(situation)
        yield from self._absences(situation)

    def _clock(self, situation: Situation) -> Iterator[tuple[OwnCommand, int]]:
        for running in situation.table.clocks.all_running:
            yield TimeUp(running.clock.key), max(running.until, self.not_before)

    def _host(self, situation: Situation) -> Iterator[tuple[OwnCommand, int]]:
        """Takes the role from a host who is away too long, as soon as somebody is there to take it over."""
        host = situation.table.host
        if host is None or host in situation.connected:
            return
        gone = self._so_since("host away", 0, host)
        if situation.connected:
            yield HostGone(), gone + self._patience.host_gone

    def _stand_ins(self, situation: Situation) -> Iterator[tuple[OwnCommand, int]]:
        """Lets bots stand in after the time that the host has set, whatever the clock."""
        for seat in situation.connected:
            if situation.table.seats[seat].stand_in:
                yield StandIn(seat, back=True), self._so_since("back", 0, seat)
        game, seconds = situation.table.game_number, situation.table.settings.stand_in_seconds
        for seat in situation.replaceable() if seconds else ():
            # Once missed, a player stays missed until they are back: the game may wait for others meanwhile.
            if ("missed", game, seat) in self._since or situation.is_missed(seat):
                yield StandIn(seat), self._so_since("missed", game, seat) + seconds * 1000

    def _absences(self, situation: Situation) -> Iterator[tuple[OwnCommand, int]]:
        """Tells a game with `wants_presence` who has lost the connection and who is back, while anybody is there to
        play on. Players with a stand-in bot count as present."""
        game, table = situation.running, situation.table
        if game is None or not game.rules.wants_presence or not situation.connected:
            return
        for seat in table.open_seats():
            if seat in situation.connected or table.seats[seat].stand_in:
                yield SeatBack(seat), self._so_since("here", table.game_number, seat)
            elif seat not in situation.played_by_bots:
                away = self._so_since("away", table.game_number, seat)
                yield SeatAway(seat), max(away + self._patience.away, self.not_before)

    def _so_since(self, what: str, game: int, seat: Seat) -> int:
        fact = (what, game, seat)
        self._still[fact] = self._since.get(fact, self._now)
        return self._still[fact]
