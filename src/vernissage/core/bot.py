"""What every bot is: somebody who sees one seat's view and answers with a command."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal, Protocol, TypeAlias

from vernissage.core.catalogue import Language
from vernissage.core.seat import Seat

Strength: TypeAlias = Literal["easy", "medium", "strong"]
STRENGTHS: tuple[Strength, ...] = ("easy", "medium", "strong")


class Bot(Protocol):
    """Knows its own view and what a player may ask, nothing else."""

    def move(
        self,
        view: Any,
        seat: Seat,
        *,
        strength: Strength,
        language: Language,
        rng: Random,
        ask: Callable[[Any], Any],
    ) -> Any | None:
        """What `seat` does now, `None` for nothing. `language`: of the words it writes."""
