"""Fan-out of live ink: each reader gets what they are missing, at most once every 50 ms."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from vernissage.contract.seat import Seat
from vernissage.table.ink.live_ink import Inkwell, Piece, Seen
from vernissage.table.readers.visitor import InkShown, Visitor

TICK = 50  # milliseconds; all tables fan out at the same moments, so that the loop wakes once for all of them
InkForSome: TypeAlias = tuple[Sequence[Visitor], InkShown]


class InkFanOut:
    """Fans out the ink of one table. Most readers have seen everything so far, and are shown what is new. Those who
    have just come, or whose connection is full, are behind: each is served separately until they have caught up."""

    def __init__(self) -> None:
        self.well = Inkwell()
        self._behind: dict[Visitor, Seen] = {}
        self._full: set[Visitor] = set()
        self._unshared: list[Piece] = []  # what other nodes have not been told yet
        self.is_new = False  # whether a reader may have missed something
        self._last = 0

    @property
    def due(self) -> int | None:
        """When to fan out next."""
        return (self._last // TICK + 1) * TICK if self.is_new else None

    def take_in(self, piece: Piece) -> bool:
        """Adds a piece; returns False if it does not continue anything."""
        taken = self.well.put(piece)
        if taken:
            self.is_new = True
            self._unshared.append(piece)
        return taken

    def take_from_elsewhere(self, piece: Piece) -> bool:
        """Adds a piece that came to another node; returns False if it does not continue anything."""
        taken = self.well.put(piece)
        self.is_new = self.is_new or taken
        return taken

    def take_back(self, seat: Seat, stroke: int) -> None:
        """Takes a stroke back that will not be stored: readers who have seen a part of it remove that."""
        taken = self.well.take_back(seat, stroke)
        self.is_new = self.is_new or taken
        if taken:
            self._unshared.append(Piece(seat, stroke, 0, b""))

    def take_all_back(self, seat: Seat) -> None:
        taken = self.well.take_all_back(seat)
        self.is_new = self.is_new or taken

    def keep(self, may_ink: Callable[[Seat], bool]) -> None:
        """Takes back the ink of everybody who may no longer draw, after the game went on."""
        for seat in self.well.seats:
            if not may_ink(seat):
                self.take_all_back(seat)

    def begin(self, visitor: Visitor) -> None:
        """Starts with a reader who has come or was shown everything again: all wet ink is new to them."""
        self._behind[visitor] = {}
        self._full.discard(visitor)
        self.is_new = self.is_new or bool(self.well.seats)

    def forget(self, visitor: Visitor) -> None:
        """Forgets a reader who has left."""
        self._behind.pop(visitor, None)
        self._full.discard(visitor)

    def hold(self, visitor: Visitor) -> None:
        """Holds back ink for a reader whose connection is full; they get it in one piece later."""
        self._full.add(visitor)
        self._behind.setdefault(visitor, self.well.told())

    def release(self, visitor: Visitor) -> None:
        self._full.discard(visitor)
        self.is_new = True

    def hand_round(self, readers: Mapping[Seat | None, Sequence[Visitor]], now: int) -> list[InkForSome]:
        """Returns what to show whom now; readers who miss the same are grouped."""
        self.is_new, self._last = False, now
        new = self.well.news()
        level = self._level(readers, new) if new else []
        shown: list[InkForSome] = [(level, InkShown(new))] if level else []
        if self._behind:
            shown += [missed for seat, visitors in readers.items() for missed in self._missed(seat, visitors)]
        if not self._behind:
            self.well.forget_taken_back()
        return shown

    def unshared(self) -> tuple[Piece, ...]:
        """Returns the pieces that came to this node since the last call."""
        unshared, self._unshared = tuple(self._unshared), []
        return unshared

    def _level(self, readers: Mapping[Seat | None, Sequence[Visitor]], new: tuple[Piece, ...]) -> list[Visitor]:
        """Returns who is shown `new`: not somebody who draws alone. If several draw, each gets their own ink among the
        others': one frame for all costs less than one for each, and a drawer's screen ignores its own."""
        drawers = {piece.seat for piece in new}
        if len(drawers) == 1:
            others = [visitor for seat, visitors in readers.items() if seat not in drawers for visitor in visitors]
        else:
            others = [visitor for visitors in readers.values() for visitor in visitors]
        return [visitor for visitor in others if visitor not in self._behind] if self._behind else others

    def _missed(self, seat: Seat | None, visitors: Sequence[Visitor]) -> list[InkForSome]:
        """Returns what to show readers who are behind and can catch up now."""
        catching_up = [visitor for visitor in visitors if visitor in self._behind and visitor not in self._full]
        missed = [(visitor, tuple(self.well.missing(self._behind.pop(visitor)))) for visitor in catching_up]
        return [((visitor,), InkShown(new)) for visitor, new in missed if any(piece.seat != seat for piece in new)]
