"""Hands live ink round one table: at most once in 50 ms to each reader, and only while somebody draws."""

import asyncio
from collections.abc import Callable, Iterable

from vernissage.core.seat import Seat
from vernissage.table.ink import Inkwell, Piece, Seen
from vernissage.table.visitor import Visitor

TICK = 0.05


class InkFlow:
    """`readers`: who is at the table now, and in which seat."""

    def __init__(self, readers: Callable[[], Iterable[tuple[Visitor, Seat | None]]]) -> None:
        self._readers = readers
        self._well = Inkwell()
        self._seen: dict[Visitor, Seen] = {}
        self._due: asyncio.TimerHandle | None = None
        self._last = 0.0

    def take_in(self, piece: Piece) -> bool:
        taken = self._well.put(piece)
        if taken:
            self._hurry()
        return taken

    def lift(self, seat: Seat) -> None:
        self._well.lift(seat)

    def take_back(self, seat: Seat, *, unless_drawing: bool = False) -> None:
        """`unless_drawing`: the next stroke may have begun before the last one was found to be no good."""
        if not (unless_drawing and seat in self._well.seats):
            self._well.take_back(seat)
            self._hurry()

    def keep(self, may_draw: Callable[[Seat], bool]) -> None:
        """The game went on: those who may not draw any more have drawn nothing since."""
        for seat in self._well.seats:
            if not may_draw(seat):
                self.take_back(seat)

    def forget(self, visitor: Visitor) -> None:
        """He has gone, or was shown everything anew."""
        self._seen.pop(visitor, None)

    def stop(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _hurry(self) -> None:
        if self._due is None:
            loop = asyncio.get_running_loop()
            self._due = loop.call_at(max(loop.time(), self._last + TICK), self._hand_round)

    def _hand_round(self) -> None:
        self._due = None
        self._last = asyncio.get_running_loop().time()
        behind = False
        for visitor, seat in self._readers():
            seen = self._seen.setdefault(visitor, {})
            pieces = self._well.missing(seen, seat)
            if not pieces:
                continue
            if visitor.see_ink(pieces):
                self._well.note(seen, pieces)
            else:
                behind = True
        if behind:
            self._hurry()
