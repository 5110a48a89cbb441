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
    """A command is carried out and stored. `word`: the pass that was asked for, while it is remembered."""

    number: int
    word: str | None = None


Outcome: TypeAlias = Carried | Refused
OnOutcome: TypeAlias = Callable[[Outcome], None]
OnAnswer: TypeAlias = Callable[[Raw | Refused], None]  # hears what the game says, or why it says nothing


class Append(Struct, frozen=True):
    """Store this after number `expected`; comes back as `AppendDone`."""

    expected: int
    entries: tuple[Entry, ...]


class Read(Struct, frozen=True):
    """Read what came after this number; comes back as `ReadDone`."""

    after: int


class Tell(Struct, frozen=True):
    """Show this to each of these."""

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
    """What came of anything else that a caller waits for: what the game says, a refusal, or none."""

    on_answer: Callable[[Any], None]
    said: Raw | Refused | None = None


class AskBot(Struct, frozen=True):
    """Let the bot of `seat` think, which takes a while; comes back as `BotChose`."""

    seat: Seat
    think: Callable[[], AnyDeed | None]


class Learn(Struct, frozen=True):
    """Have `read` done, which takes a while; comes back as `Learnt`, for `on_learnt`."""

    read: Callable[[], None]
    on_learnt: Callable[[Exception | None], None]


class Forget(Struct, frozen=True):
    """Delete the table, and let go of it; comes back as `Forgotten`, for `on_forgotten`."""

    on_forgotten: Callable[[Refused | None], None]


class Publish(Struct, frozen=True):
    """Tell the other nodes."""

    message: AboutTable


class Vanished(Struct, frozen=True):
    """Let go of the table. `why`: another node has deleted it ("table-deleted"), or stored what this one does not know
    ("table-too-new")."""

    why: Literal["table-deleted", "table-too-new"]


class Report(Struct, frozen=True):
    """Something is wrong with us, not with a player."""

    what: str
    error: Exception


LogEffect: TypeAlias = Append | Read
Work: TypeAlias = AskBot | Learn | Forget
Effect: TypeAlias = LogEffect | Tell | ShowInk | Reply | Answer | Work | Publish | Vanished | Report
