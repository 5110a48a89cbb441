"""How fast one connection may send."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from vernissage.core.bucket import Bucket

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20, 80
INK_A_SECOND, INK_AT_ONCE = 25, 25
FLOOD_A_SECOND, FLOOD_AT_ONCE = 100, 400  # ink that piled up on a bad line comes at once; more is no drawing

Verdict: TypeAlias = Literal["take", "drop", "close"]


class Rates:
    """`now` in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._messages = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, now)
        self._ink = Bucket(INK_A_SECOND, INK_AT_ONCE, now)
        self._flood = Bucket(FLOOD_A_SECOND, FLOOD_AT_ONCE, now)

    def message(self) -> Verdict:
        return "take" if self._messages.take() else "close"

    def ink(self) -> Verdict:
        """Ink that comes too fast is dropped: the whole stroke follows as a command anyway."""
        if not self._flood.take():
            return "close"
        return "take" if self._ink.take() else "drop"
