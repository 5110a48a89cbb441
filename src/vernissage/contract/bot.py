"""What every bot is: somebody who sees what one seat sees and answers with a command."""

from collections.abc import Callable
from random import Random
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from vernissage.contract.catalogue import Language
from vernissage.contract.seat import Seat

Public = TypeVar("Public", contravariant=True)
Own = TypeVar("Own", contravariant=True)
Query = TypeVar("Query", covariant=True)
Answer = TypeVar("Answer", contravariant=True)
Command = TypeVar("Command", covariant=True)
Strength: TypeAlias = Literal["easy", "medium", "strong"]
STRENGTHS: tuple[Strength, ...] = ("easy", "medium", "strong")


class Deed(Struct, Generic[Command], frozen=True):
    """What a bot does, and how it is seen doing it.

    `ink`: pieces of the stroke that the command will store as number `stroke`, each with the milliseconds from now when
    it shows; after the last one the command is due. `goes_on`: what comes next follows at once, its pause is in its own
    times.
    """

    command: Command
    ink: tuple[tuple[int, bytes], ...] = ()
    stroke: int = 0
    goes_on: bool = False

    @property
    def lasts(self) -> int:
        return self.ink[-1][0] if self.ink else 0


class Bot(Protocol[Public, Own, Query, Answer, Command]):
    """Knows what everybody and its own seat is shown and what a player may ask, nothing else."""

    def move(
        self,
        public: Public,
        own: Own,
        seat: Seat,
        *,
        strength: Strength,
        language: Language,
        rng: Random,
        ask: Callable[[Query], Answer],
        left: int | None = None,
    ) -> Deed[Command] | None:
        """What `seat` does now; `None`: nothing, it looks again after a while.

        `language`: of the words it writes; `left`: milliseconds that it may still take at its usual
        pace, `None` when no clock runs.
        """
