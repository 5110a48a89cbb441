"""Hands live ink round one table: at most once in 50 ms to each reader, and only while somebody draws."""

from collections.abc import Callable, Mapping, Sequence

from vernissage.core.seat import Seat
from vernissage.table.ink import Inkwell, Piece, Seen
from vernissage.table.visitor import Visitor

TICK = 50  # milliseconds


class InkFlow:
    def __init__(self) -> None:
        self._well = Inkwell()
        self._seen: dict[Visitor, Seen] = {}
        self._full: set[Visitor] = set()
        self._is_new = False  # there may be something that a reader has not seen
        self._last = 0

    @property
    def due(self) -> int | None:
        """When to hand round next."""
        return self._last + TICK if self._is_new else None

    def take_in(self, piece: Piece) -> bool:
        """False for a piece that does not continue anything."""
        taken = self._well.put(piece)
        self._is_new = self._is_new or taken
        return taken

    def lift(self, seat: Seat) -> None:
        self._well.lift(seat)

    def take_back(self, seat: Seat, *, unless_drawing: bool = False) -> None:
        """`unless_drawing`: the next stroke may have begun before the last one was found to be no good."""
        if not (unless_drawing and seat in self._well.seats):
            self._well.take_back(seat)
            self._is_new = True

    def keep(self, may_ink: Callable[[Seat], bool]) -> None:
        """The game went on: those who may not draw any more have drawn nothing since."""
        for seat in self._well.seats:
            if not may_ink(seat):
                self.take_back(seat)

    def forget(self, visitor: Visitor) -> None:
        """This reader has gone, or was shown everything anew."""
        self._seen.pop(visitor, None)
        self._full.discard(visitor)
        self._is_new = self._is_new or bool(self._well.seats)

    def hold(self, visitor: Visitor) -> None:
        """This reader's line is full: what follows waits, and goes out in one piece later."""
        self._full.add(visitor)

    def release(self, visitor: Visitor) -> None:
        self._full.discard(visitor)
        self._is_new = True

    def hand_round(
        self, readers: Mapping[Seat | None, Sequence[Visitor]], now: int
    ) -> list[tuple[tuple[Visitor, ...], tuple[Piece, ...]]]:
        """What to show whom now; those who miss the same are named together."""
        self._is_new, self._last = False, now
        shown: dict[tuple[Piece, ...], list[Visitor]] = {}
        for seat, visitors in readers.items():
            for visitor in visitors:
                pieces = self._missing(visitor, seat)
                if pieces:
                    shown.setdefault(pieces, []).append(visitor)
        return [(tuple(visitors), pieces) for pieces, visitors in shown.items()]

    def _missing(self, visitor: Visitor, seat: Seat | None) -> tuple[Piece, ...]:
        if visitor in self._full:
            return ()
        seen = self._seen.setdefault(visitor, {})
        pieces = tuple(self._well.missing(seen, seat))
        self._well.note(seen, pieces)
        return pieces
