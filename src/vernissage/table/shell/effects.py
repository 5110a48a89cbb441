"""What the core of a table asks of its shell."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from vernissage.contract.any_game import AnyDeed
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry
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
    """Store this after number `expected`; then call `stored`, `conflicted` or `not_stored`."""

    expected: int
    entries: tuple[Entry, ...]


class GoOn(Struct, frozen=True):
    """Call `go_on` once whatever else came at this moment has been taken in."""


class Read(Struct, frozen=True):
    """Read what came after this number; then call `caught_up` or `not_stored`."""

    after: int


class Tell(Struct, frozen=True):
    """Show this to each of these."""

    to: tuple[Visitor, ...]
    what: Told


class Reply(Struct, frozen=True):
    """The outcome of a command, for the caller that waits for it."""

    answer: OnOutcome
    outcome: Outcome


class Answer(Struct, frozen=True):
    """The game's answer to a question, for the caller that asked it."""

    to: OnAnswer
    said: Raw | Refused


class AskBot(Struct, frozen=True):
    """Let the bot of `seat` think, which takes a while; then call `bot_chose`."""

    seat: Seat
    think: Callable[[], AnyDeed | None]


class Learn(Struct, frozen=True):
    """Have `read` done, which takes a while; then call `then` with what went wrong, if anything did."""

    read: Callable[[], None]
    then: Callable[[Exception | None], None]


class Forget(Struct, frozen=True):
    """Delete the table, and let go of it; then call `then` with what went wrong, if anything did."""

    then: Callable[[Refused | None], None]


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


Effect: TypeAlias = Append | GoOn | Read | Tell | Reply | Answer | AskBot | Learn | Forget | Publish | Vanished | Report
