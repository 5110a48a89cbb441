"""Effects: what a table asks of its shell, as data. `inputs.py` has what comes of them."""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from vernissage.contract.any_game import AnyDeed
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry
from vernissage.table.ink.fan_out import InkForSome
from vernissage.table.nodes.messages import AboutTable
from vernissage.table.readers.visitor import Told, Visitor


class Carried(Struct, frozen=True):
    """The outcome of a command that was stored. `word`: the pass that was asked for, while it is in memory."""

    number: int
    word: str | None = None


Outcome: TypeAlias = Carried | Refused
OnOutcome: TypeAlias = Callable[[Outcome], None]
OnAnswer: TypeAlias = Callable[[Raw | Refused], None]  # called with what the game says, or with why not


class Append(Struct, frozen=True):
    """Store this after number `expected`; comes back as `AppendDone`."""

    expected: int
    entries: tuple[Entry, ...]


class Read(Struct, frozen=True):
    """Read what came after this number; comes back as `ReadDone`."""

    after: int


class Tell(Struct, frozen=True):
    """Show this to each of these visitors."""

    to: tuple[Visitor, ...]
    what: Told


class ShowInk(Struct, frozen=True):
    """Show live ink: each piece to those who miss it."""

    shown: list[InkForSome]


class Reply(Struct, frozen=True):
    """The outcome of a command, for the caller that waits for it."""

    on_outcome: OnOutcome
    outcome: Outcome


class Answer(Struct, frozen=True):
    """The result of anything else that a caller waits for: what the game says, a refusal, or nothing."""

    on_answer: Callable[[Any], None]
    said: Raw | Refused | None = None


class AskBot(Struct, frozen=True):
    """Let the bot of `seat` think, which takes a while; comes back as `BotChose`."""

    seat: Seat
    think: Callable[[], AnyDeed | None]


class Learn(Struct, frozen=True):
    """Run `read`, which takes a while; comes back as `Learnt`, for `on_learnt`."""

    read: Callable[[], None]
    on_learnt: Callable[[Exception | None], None]


class Forget(Struct, frozen=True):
    """Delete and unload the table; comes back as `Forgotten`, for `on_forgotten`."""

    on_forgotten: Callable[[Refused | None], None]


class Publish(Struct, frozen=True):
    """Tell the other nodes."""

    message: AboutTable


class Vanished(Struct, frozen=True):
    """Unload the table. `why`: another node has deleted it ("table-deleted"), or stored what this one does not know
    ("table-too-new")."""

    why: Literal["table-deleted", "table-too-new"]


class Report(Struct, frozen=True):
    """Log a bug, which is no player's fault."""

    what: str
    error: Exception


LogEffect: TypeAlias = Append | Read
Work: TypeAlias = AskBot | Learn | Forget
Effect: TypeAlias = LogEffect | Tell | ShowInk | Reply | Answer | Work | Publish | Vanished | Report
