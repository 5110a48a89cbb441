"""A bot's pen: which piece of a stroke shows when, as if a player drew it."""

from collections.abc import Iterator

from msgspec import Struct

from vernissage.contract.any_game import AnyDeed
from vernissage.contract.seat import Seat
from vernissage.table.ink.live_ink import Piece


class BotPen(Struct):
    """The pen. `pace`: a factor for all times; with 0, nothing shows before the whole stroke does."""

    seat: Seat
    deed: AnyDeed
    began: int
    pace: float
    shown: int = 0  # pieces
    offset: int = 0  # bytes

    @property
    def due(self) -> int:
        """The moment when the next piece shows, or, after the last one, when the command is due."""
        moment, _ = self.deed.ink[min(self.shown, len(self.deed.ink) - 1)]
        return self.began + int(moment * self.pace)

    def quicken(self, now: int, pace: float) -> None:
        """Changes the pace of the rest of the stroke."""
        if self.pace:
            drawn = (now - self.began) / self.pace
            self.began, self.pace = now - int(drawn * pace), pace

    @property
    def is_done(self) -> bool:
        return not self.pace or self.shown == len(self.deed.ink)

    def pieces(self, now: int) -> Iterator[Piece]:
        """Returns the pieces that are due."""
        while not self.is_done and self.due <= now:
            data = self.deed.ink[self.shown][1]
            piece = Piece(self.seat, self.deed.stroke, self.offset, data)
            self.shown, self.offset = self.shown + 1, self.offset + len(data)
            yield piece
