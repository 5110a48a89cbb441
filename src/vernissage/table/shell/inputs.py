"""Inputs: everything that can happen to a table from outside, as data. `effects.py` has what it wants in return."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Raw, Struct

from vernissage.contract.any_game import AnyDeed
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry, NotStored, Problem
from vernissage.table.nodes.messages import AboutTable
from vernissage.table.readers.visitor import Visitor
from vernissage.table.shell.effects import Forget, Learn, OnAnswer, OnOutcome
from vernissage.table.state.commands import TableCommand
from vernissage.table.state.settings import Reaction

OnDone: TypeAlias = Callable[[Refused | None], None]  # called with a refusal, or with `None`


# --- visitors


class Joined(Struct, frozen=True, eq=False):
    """Somebody connected. `after` and `teller`: what they have seen, and which broadcaster showed it. `on_joined` is
    called after they have been shown the table, or with why they may not see it."""

    visitor: Visitor
    key: str
    on_joined: OnDone
    after: int = 0
    address: str = ""
    teller: int = 0


class Left(Struct, frozen=True, eq=False):
    visitor: Visitor


class Blocked(Struct, frozen=True, eq=False):
    """Backpressure: this visitor's connection is full."""

    visitor: Visitor


class Unblocked(Struct, frozen=True, eq=False):
    visitor: Visitor


class FellBehind(Struct, frozen=True, eq=False):
    """Updates were skipped for this visitor, who needs a new snapshot."""

    visitor: Visitor


# --- what they want


class MoveSent(Struct, frozen=True, eq=False):
    """A move in the game on the table. A repeat with the same `id` is acknowledged and does nothing."""

    key: str
    id: str
    command: Raw
    on_outcome: OnOutcome
    address: str = ""


class CommandSent(Struct, frozen=True, eq=False):
    """A command for the table itself; a repeat does nothing, either."""

    key: str
    id: str
    command: TableCommand
    on_outcome: OnOutcome
    address: str = ""


class QuerySent(Struct, frozen=True, eq=False):
    key: str
    query: Raw
    on_answer: OnAnswer


class ReactionSent(Struct, frozen=True, eq=False):
    key: str
    reaction: Reaction
    on_reacted: OnDone
    address: str = ""


class InkSent(Struct, frozen=True, eq=False, gc=False):
    """A piece of live ink, while the pen is down."""

    key: str
    stroke: int
    offset: int
    data: bytes


# --- other nodes


class NodeSaid(Struct, frozen=True, eq=False):
    message: AboutTable


class NodesMet(Struct, frozen=True, eq=False):
    """New nodes may be there, which know nothing of this one's visitors, nor this one of theirs."""


class NodeLost(Struct, frozen=True, eq=False):
    """A node is dead, or being stopped."""

    node: str


class SyncDue(Struct, frozen=True, eq=False):
    """It is time to poll the log and to say again who is here, in case a message was lost."""


class RefreshWanted(Struct, frozen=True, eq=False):
    """Somebody needs the log to be read for what other nodes may have stored; `on_refreshed` is called with the
    outcome."""

    on_refreshed: OnDone


# --- what came of an effect


class AppendDone(Struct, frozen=True, eq=False):
    problem: Problem | None


class ReadDone(Struct, frozen=True, eq=False):
    entries: list[Entry] | NotStored


class BotChose(Struct, frozen=True, eq=False):
    """A bot has chosen; `None`: it looks again after a while."""

    seat: Seat
    deed: AnyDeed | Exception | None


class Learnt(Struct, frozen=True, eq=False):
    effect: Learn
    problem: Exception | None


class Forgotten(Struct, frozen=True, eq=False):
    effect: Forget
    problem: Refused | None


# --- time


class RoundEnded(Struct, frozen=True, eq=False):
    """The round of the loop is over: whatever came at this moment has been taken."""


class TimeCame(Struct, frozen=True, eq=False):
    """The time `wake_at` has come. Too early does no harm."""


class InkDue(Struct, frozen=True, eq=False):
    """The time `ink_due` has come. `now`: the machine's time. Too early does no harm."""

    now: int


class Closing(Struct, frozen=True, eq=False):
    """The table is about to be unloaded; `code`: what everybody there is told."""

    code: str


VisitorInput: TypeAlias = Joined | Left | Blocked | Unblocked | FellBehind
Wish: TypeAlias = MoveSent | CommandSent | QuerySent | ReactionSent | InkSent
NodeInput: TypeAlias = NodeSaid | NodesMet | NodeLost | SyncDue | RefreshWanted
EffectDone: TypeAlias = AppendDone | ReadDone | BotChose | Learnt | Forgotten
TimeInput: TypeAlias = RoundEnded | TimeCame | InkDue
Input: TypeAlias = VisitorInput | Wish | NodeInput | EffectDone | TimeInput | Closing
