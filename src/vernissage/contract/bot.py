"""The contract of a bot: it sees what one seat sees and answers with a command."""

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
    """A bot's command, and how others see it carried out.

    `ink`: pieces of the stroke that the command will store as number `stroke`, each with the milliseconds from now when
    it shows; after the last one the command is due. `goes_on`: the next deed follows without a pause, since its own
    times include one.
    """

    command: Command
    ink: tuple[tuple[int, bytes], ...] = ()
    stroke: int = 0
    goes_on: bool = False

    @property
    def lasts(self) -> int:
        return self.ink[-1][0] if self.ink else 0


class Bot(Protocol[Public, Own, Query, Answer, Command]):
    """A player without a human. It knows what everybody and its own seat is shown, and what a player may ask."""

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
        """Chooses what `seat` does now; `None`: nothing yet, ask again after a while.

        `language`: the language to write words in; `left`: milliseconds until the clock runs out, `None` when none
        runs.
        """
