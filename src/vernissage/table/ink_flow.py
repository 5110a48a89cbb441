"""Hands live ink round one table: at most once in 50 ms to each reader, and only while somebody draws."""

from collections.abc import Callable, Mapping, Sequence

from vernissage.core.seat import Seat
from vernissage.table.ink import Inkwell, Piece, Seen
from vernissage.table.visitor import Visitor

TICK = 50  # milliseconds


class InkFlow:
    """Most readers are level: they have seen all that was handed round, and are shown the same. Those who have just
    come, or whose line is full, are behind; each is told apart until they have caught up."""

    def __init__(self) -> None:
        self._well = Inkwell()
        self._level: Seen = {}
        self._behind: dict[Visitor, Seen] = {}
        self._full: set[Visitor] = set()
        self._unshared: list[Piece] = []  # what the other nodes do not know yet
        self._is_new = False  # there may be something that a reader has not seen
        self._last = 0

    @property
    def due(self) -> int | None:
        """When to hand round next."""
        return self._last + TICK if self._is_new else None

    def take_in(self, piece: Piece) -> bool:
        """False for a piece that does not continue anything."""
        taken = self.take_from_elsewhere(piece)
        if taken:
            self._unshared.append(piece)
        return taken

    def take_from_elsewhere(self, piece: Piece) -> bool:
        """The same for a piece that another node took in."""
        taken = self._well.put(piece)
        self._is_new = self._is_new or taken
        return taken

    def lift(self, seat: Seat, stroke: int) -> None:
        """It is stored, and told whole."""
        self._well.lift(seat, stroke)

    def take_back(self, seat: Seat, stroke: int) -> None:
        """It will not be stored: whoever has seen a part of it forgets that."""
        taken = self._well.take_back(seat, stroke)
        self._is_new = self._is_new or taken
        if taken:
            self._unshared.append(Piece(seat, stroke, 0, b""))

    def take_all_back(self, seat: Seat) -> None:
        taken = self._well.take_all_back(seat)
        self._is_new = self._is_new or taken

    def keep(self, may_ink: Callable[[Seat], bool]) -> None:
        """The game went on: those who may not draw any more have drawn nothing since."""
        for seat in self._well.seats:
            if not may_ink(seat):
                self.take_all_back(seat)

    def begin(self, visitor: Visitor) -> None:
        """This reader has come, or was shown everything anew: all wet ink is new to them."""
        self._behind[visitor] = {}
        self._full.discard(visitor)
        self._is_new = self._is_new or bool(self._well.seats)

    def forget(self, visitor: Visitor) -> None:
        """This reader has gone."""
        self._behind.pop(visitor, None)
        self._full.discard(visitor)

    def hold(self, visitor: Visitor) -> None:
        """This reader's line is full: what follows waits, and goes out in one piece later."""
        self._full.add(visitor)
        self._behind.setdefault(visitor, dict(self._level))

    def release(self, visitor: Visitor) -> None:
        self._full.discard(visitor)
        self._is_new = True

    def hand_round(
        self, readers: Mapping[Seat | None, Sequence[Visitor]], now: int
    ) -> list[tuple[tuple[Visitor, ...], tuple[Piece, ...]]]:
        """What to show whom now; those who miss the same are named together."""
        self._is_new, self._last = False, now
        new = self._well.missing(self._level)
        shown = [found for seat, visitors in readers.items() for found in self._to_seat(seat, visitors, new)]
        self._well.note(self._level, new)
        if not self._behind:
            self._well.forget_taken_back()
        return [(visitors, pieces) for visitors, pieces in shown if visitors and pieces]

    def unshared(self) -> tuple[Piece, ...]:
        """What was taken in here since this was last asked."""
        unshared, self._unshared = tuple(self._unshared), []
        return unshared

    def _to_seat(
        self, seat: Seat | None, visitors: Sequence[Visitor], new: Sequence[Piece]
    ) -> list[tuple[tuple[Visitor, ...], tuple[Piece, ...]]]:
        """Nobody is shown their own."""
        level = tuple(visitor for visitor in visitors if visitor not in self._behind)
        catching_up = [visitor for visitor in visitors if visitor in self._behind and visitor not in self._full]
        missed = [
            ((visitor,), _besides(seat, self._well.missing(self._behind.pop(visitor)))) for visitor in catching_up
        ]
        return [(level, _besides(seat, new)), *missed]


def _besides(seat: Seat | None, pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    return tuple(piece for piece in pieces if piece.seat != seat)
