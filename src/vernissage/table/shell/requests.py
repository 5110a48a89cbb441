"""Requests: turns what people send into requests to the journal, with who they are, what they pay and how they are
answered."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.limits.spending import Account, TableSpending, name_of
from vernissage.table.ink.pens import Pens
from vernissage.table.nodes.cluster_presence import ClusterPresence
from vernissage.table.nodes.messages import Waved
from vernissage.table.readers.presence import Presence
from vernissage.table.readers.visitor import Reacted
from vernissage.table.shell.effects import Answer, Carried, Effect, Forget, Reply, Tell
from vernissage.table.shell.inputs import CommandSent, MoveSent, ReactionSent
from vernissage.table.shell.journal import Journal, Request
from vernissage.table.shell.resources import TableResources
from vernissage.table.state.codec import Decided
from vernissage.table.state.command_context import CommandContext
from vernissage.table.state.commands import DeleteTable, MakePass, RemoveSeat, TableCommand
from vernissage.table.state.decide import decide, decide_play, talker
from vernissage.table.state.host_tools import KEEP_PEACE
from vernissage.table.state.secrets import fresh_word
from vernissage.table.state.table import Table

KEY_SHOWN = 16  # digits of a browser's key that are stored with its commands
Sent: TypeAlias = MoveSent | CommandSent


class Requests:
    def __init__(
        self,
        resources: TableResources,
        journal: Journal,
        spending: TableSpending,
        presence: Presence,
        cluster: ClusterPresence,
        pens: Pens,
        now: Callable[[], int],
        emit: Callable[[Effect], None],
    ) -> None:
        self.resources = resources
        self.journal = journal
        self.spending = spending
        self.presence = presence
        self.pens = pens
        self.emit = emit
        self.words: dict[str, str] = {}  # passes by the command that asked, so that a repeat gets the same
        self._cluster = cluster
        self._now = now

    def ask(self, sent: Sent) -> None:
        """Takes what somebody has sent; it is decided at the end of the round, with everything else that came at this
        moment."""
        request = _Sent(self, sent)
        self.journal.take(Request(request.cause, request.choose, request.on_done, request.pay), at_once=False)

    def react(self, sent: ReactionSent) -> None:
        try:
            seat = talker(self.journal.table, sent.key)
            self.spending.react(self.account(sent.key, sent.address))
        except Refused as refused:
            self.emit(Answer(sent.on_reacted, refused))
            return
        self.emit(Tell(self.presence.everybody(), Reacted(seat, sent.reaction)))
        self._cluster.publish(Waved(seat, sent.reaction))
        self.emit(Answer(sent.on_reacted))

    def context(self, key: str, word: str = "", command: TableCommand | None = None) -> CommandContext:
        """Returns the context in which the table decides."""
        table = self.journal.table
        connected = frozenset(self._cluster.present(table).connected)
        addresses = self._cluster.addresses_of(command.seat, table) if isinstance(command, RemoveSeat) else ()
        return CommandContext(key, self._now(), self.resources.rng, connected, word, addresses)

    def account(self, key: str, address: str) -> Account:
        seat = self.presence.seat_of(key, self.journal.table)
        return Account(key, address) if seat is None else Account(name_of(seat), address, has_seat=True)


class _Sent:
    """One thing that somebody has sent, until it is decided and stored."""

    __slots__ = ("_all", "_sent", "_word", "cause")

    def __init__(self, all_requests: Requests, sent: Sent) -> None:
        self._all = all_requests
        self._sent = sent
        self._word = fresh_word(all_requests.resources.rng) if isinstance(sent.command, MakePass) else ""
        self.cause = f"{sent.key[:KEY_SHOWN]}/{sent.id}"  # ids belong to a browser: nobody else's can clash

    def choose(self, table: Table) -> tuple[Seat | None, list[Decided]]:
        sent, games = self._sent, self._all.resources.games
        if isinstance(sent, MoveSent):
            seat = self._all.presence.seat_of(sent.key, table)
            return seat, decide_play(games, table, seat, sent.command, self._all.resources.rng)
        context = self._all.context(sent.key, self._word, sent.command)
        return table.seat_of(sent.key), decide(games, table, context, sent.command)

    def pay(self, size: int) -> None:
        sent, held = self._sent, self._all.journal.table.stored
        account = self._all.account(sent.key, sent.address)
        self._all.spending.store(account, size, held, keeps_peace=isinstance(sent.command, KEEP_PEACE))

    def on_done(self, outcome: bool | Refused) -> None:
        sent, table = self._sent, self._all.journal.table
        if isinstance(outcome, Refused):
            if isinstance(sent, MoveSent):
                self._all.pens.refused(table.seat_of(sent.key), sent.command)
            self._all.emit(Reply(sent.on_outcome, outcome))
            return
        if self._word and outcome:
            self._all.words[self.cause] = self._word
        number, word = table.causes.get(self.cause, table.number), self._all.words.get(self.cause)
        reply = Reply(sent.on_outcome, Carried(number, word))
        self._all.emit(Forget(partial(self._on_forgotten, reply)) if isinstance(sent.command, DeleteTable) else reply)

    def _on_forgotten(self, reply: Reply, problem: Refused | None) -> None:
        """Answers the host only now: until then, the table may still be there."""
        self._all.emit(reply if problem is None else Reply(reply.on_outcome, problem))
