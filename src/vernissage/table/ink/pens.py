"""Permissions for live ink: whose pens others may watch, and which ink ends when the game goes on."""

from collections.abc import Callable

from msgspec import Raw

from vernissage.contract.any_game import AnyGame
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.table.ink.fan_out import InkFanOut
from vernissage.table.ink.live_ink import Piece
from vernissage.table.state.situation import Situation
from vernissage.table.state.table import Games, RecentOfGame


class Pens:
    """Decides about live ink. `seat_of`: the seat of a key's owner."""

    def __init__(
        self, games: Games, flow: InkFanOut, situation: Situation, seat_of: Callable[[str], Seat | None]
    ) -> None:
        self._seat_of = seat_of
        self._games = games
        self._flow = flow
        self._situation = situation
        self._allowed: dict[Seat, bool] = {}  # kept until the game goes on
        self.drawers: dict[str, Seat] = {}  # by key, kept until anything has changed

    def may_ink(self, seat: Seat) -> bool:
        if seat not in self._allowed:
            self._allowed[seat] = self._situation.may_ink(seat)
        return self._allowed[seat]

    def draw(self, key: str, stroke: int, offset: int, data: bytes) -> None:
        """Continues a stroke of the owner of `key`; drops it if they may not draw."""
        seat = self.drawers.get(key)
        if seat is None:
            seat = self._seat_of(key)
            if seat is None or not self.may_ink(seat):
                return
            self.drawers[key] = seat
        self._flow.take_in(Piece(seat, stroke, offset, data))

    def draw_elsewhere(self, piece: Piece) -> None:
        """Adds ink from another node, which has checked it; what does not continue anything here is dropped."""
        if self.may_ink(piece.seat):
            self._flow.take_from_elsewhere(piece)

    def follow(self, situation: Situation, after: int) -> None:
        """Follows a change of the table since number `after`: strokes that are stored, or that nobody may draw any
        more, are no longer live."""
        self._situation, self._allowed = situation, {}
        if self._flow.well.is_dry:
            return
        for recent in situation.table.recent_after(after):
            if isinstance(recent, RecentOfGame):
                self._dry(self._games[recent.game].stroke_stored(recent.event))
        self._flow.keep(self.may_ink)

    def refused(self, seat: Seat | None, command: Raw) -> None:
        """Takes back the live ink of the stroke that a refused command would have stored."""
        game = self._situation.running
        stroke = None if game is None else _stroke_of(game.rules, command)
        if seat is not None and stroke is not None:
            self._flow.take_back(seat, stroke)

    def _dry(self, stored: tuple[Seat, int] | None) -> None:
        if stored is not None:
            self._flow.well.dry(*stored)


def _stroke_of(game: AnyGame, command: Raw) -> int | None:
    try:
        return game.stroke_of(game.messages.read_command(command))
    except Refused:  # it was not even understood
        return None
