"""The situation: a table and who is there at one moment, and what follows from both."""

from collections.abc import Collection, Mapping
from functools import cached_property

from msgspec import Struct

from vernissage.contract.bot import Strength
from vernissage.contract.game import Waiting
from vernissage.contract.seat import Seat
from vernissage.table.state.table import Games, OnTable, Table, game_running


class Situation(Struct, frozen=True, dict=True):
    games: Games
    bots: Collection[str]  # the games that bots can play
    table: Table
    connected: tuple[Seat, ...]  # whose players are there
    is_watched: bool  # whether somebody is there, if only to watch

    @property
    def calls_for(self) -> tuple[object, ...]:
        """Returns everything on which the table's automation depends: while it is unchanged, so are the due commands.
        Whom the game waits for only matters while somebody is missing."""
        table, connected = self.table, self.connected
        awaited = self.awaited() if len(connected) < len(table.seats) else ()
        return connected, table.clocks, table.seats, table.host, table.stage, table.game_number, table.settings, awaited

    def is_still(self, table: Table, connected: tuple[Seat, ...], is_watched: bool) -> bool:
        return self.table is table and self.connected == connected and self.is_watched == is_watched

    @cached_property
    def running(self) -> OnTable | None:
        return game_running(self.games, self.table)

    @cached_property
    def _waiting(self) -> Waiting | None:
        game = self.running
        return None if game is None else game.rules.waiting(game.state)

    @cached_property
    def played_by_bots(self) -> Mapping[Seat, Strength]:
        return self.table.played_by_bots()

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the running game waits for."""
        return () if self._waiting is None else self._waiting.seats

    def bots_to_move(self) -> list[Seat]:
        """Lists the bots to move; none while nobody is there to see it."""
        game = self.running
        if not self.is_watched or game is None or game.rules.name not in self.bots:
            return []
        return [seat for seat in self.awaited() if seat in self.played_by_bots]

    def waits_for_bots_alone(self) -> bool:
        """Whether all act together and no human is waited for any more."""
        waiting = self._waiting
        if waiting is None or not waiting.together or not waiting.seats:
            return False
        played = self.played_by_bots
        people = set(self.table.people()) - played.keys()
        return bool(people) and played.keys() >= set(waiting.seats)

    def replaceable(self) -> list[Seat]:
        """Lists seats whose players are away while somebody is there, in a game that bots can play; none in a game by
        correspondence, where people are meant to be away."""
        game, waiting = self.running, self._waiting
        if not self.connected or game is None or waiting is None or game.rules.name not in self.bots:
            return []
        if waiting.by_correspondence:
            return []
        return [seat for seat in self.table.people() if seat not in self.connected and seat not in self.played_by_bots]

    def is_missed(self, seat: Seat) -> bool:
        """Whether the game waits for `seat`, or would if its player were there."""
        game = self.running
        if game is None:
            return False
        leaves_out = game.rules.wants_presence and not game.rules.waits_for_absent
        return leaves_out or seat in self.awaited()

    def may_ink(self, seat: Seat) -> bool:
        game = self.running
        return game is not None and game.rules.may_ink(game.state, seat)
