"""The shell of one table: carries out what its core wants, and tells the core what came of it."""

from collections.abc import Callable

from msgspec import Raw

from vernissage.contract.any_game import AnyDeed
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Conflict, Entry, NotStored, Problem
from vernissage.limits.spending import TableSpending
from vernissage.runtime.port import Timer
from vernissage.table.nodes.messages import AboutTable, encode, subject_of
from vernissage.table.readers.visitor import Arrival, Present, Visitor
from vernissage.table.shell.effects import (
    Answer,
    Append,
    AskBot,
    Effect,
    Forget,
    GoOn,
    Learn,
    OnAnswer,
    OnOutcome,
    Publish,
    Read,
    Reply,
    Report,
    Tell,
    Vanished,
)
from vernissage.table.shell.machine import TableMachine
from vernissage.table.shell.resources import Runtime, TableResources
from vernissage.table.state.commands import TableCommand
from vernissage.table.state.settings import Reaction
from vernissage.table.state.table import Table


class Room:
    """What the core says of an input holds here too; nothing waits, and answers come by callback."""

    def __init__(
        self,
        resources: TableResources,
        runtime: Runtime,
        table: Table,
        spending: TableSpending,
        forget: Callable[[Callable[[Refused | None], None]], None],
        vanished: Callable[[str], None],
    ) -> None:
        """`forget`: the host wants the table gone; `vanished`: it cannot be had here any more, and why."""
        self._runtime = runtime
        self._code = table.code
        self._forget = forget
        self._vanished = vanished
        bus = runtime.bus
        self._core = TableMachine(resources, table, runtime.timers.now, spending, runtime.node, lambda: bus.is_shared)
        self._timer: Timer | None = None
        self._rings_at: int | None = None
        self._ink_timer: Timer | None = None
        self._is_settling = False
        self._is_closed = False
        self._settle()

    @property
    def table(self) -> Table:
        return self._core.table

    @property
    def is_idle(self) -> bool:
        return self._core.is_idle

    @property
    def is_outgrown(self) -> bool:
        """Only newer nodes can read it."""
        return self._core.is_outgrown

    @property
    def quiet_since(self) -> int:
        return self._core.quiet_since

    def now(self) -> int:
        return self._core.now()

    def present(self) -> Present:
        return self._core.present()

    def present_here(self) -> Present:
        """Those who are connected to this node."""
        return self._core.present_here()

    # --- what comes in

    def join(self, visitor: Visitor, key: str, after: int = 0, address: str = "", teller: int = 0) -> None:
        self._core.join(visitor, key, after, address, teller)
        self._settle()

    def leave(self, visitor: Visitor) -> None:
        self._core.leave(visitor)
        self._settle()

    def arrival(self, visitor: Visitor) -> Arrival:
        shown = self._core.arrival(visitor)
        self._settle()
        return shown

    def submit(self, key: str, id: str, command: TableCommand, answer: OnOutcome, address: str = "") -> None:
        self._core.submit(key, id, command, answer, address)
        self._settle_if_anything()

    def play(self, key: str, id: str, command: Raw, answer: OnOutcome, address: str = "") -> None:
        self._core.play(key, id, command, answer, address)
        self._settle_if_anything()

    def ask(self, key: str, query: Raw, answer: OnAnswer) -> None:
        self._core.ask(key, query, answer)
        self._settle()

    def react(self, key: str, reaction: Reaction, address: str = "") -> None:
        self._core.react(key, reaction, address)
        self._settle()

    def ink(self, key: str, stroke: int, offset: int, data: bytes) -> None:
        self._core.draw(key, stroke, offset, data)
        if self._ink_timer is None:
            self._arm_for_ink()

    def heard(self, message: AboutTable) -> None:
        self._core.heard(message)
        self._settle()

    def look(self, done: Callable[[], None]) -> None:
        self._core.look(done)
        self._settle()

    def catch_up(self) -> None:
        self._core.catch_up()
        self._settle()

    def greet(self) -> None:
        self._core.greet()
        self._settle()

    def say_who_is_here(self) -> None:
        self._core.say_who_is_here()
        self._settle()

    def lost(self, node: str) -> None:
        self._core.lost(node)
        self._settle()

    def hold_ink(self, visitor: Visitor) -> None:
        self._core.hold_ink(visitor)

    def release_ink(self, visitor: Visitor) -> None:
        self._core.release_ink(visitor)
        self._settle()

    def close(self, code: str | None = None) -> None:
        """Let go of the table; `code`: what everybody there is told."""
        self._on_going_on()  # nobody has asked for anything in vain
        if code is not None:
            self._core.say_goodbye(code)
        self._settle()
        self._is_closed = True
        self._arm()

    # --- what the core wants

    def _settle(self) -> None:
        """Carry out every effect, in order; what comes of one meanwhile waits for its turn."""
        if self._is_settling:
            return
        self._is_settling = True
        try:
            while self._core.effects:
                self._carry_out(self._core.effects.popleft())
        finally:
            self._is_settling = False
            self._arm()

    def _settle_if_anything(self) -> None:
        """For what only waits to be decided: it changes no time until then."""
        if self._core.effects:
            self._settle()

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Append():
                self._runtime.log.append(self._code, effect.expected, effect.entries, self._on_append)
            case GoOn():
                self._runtime.timers.call_soon(self._on_going_on)
            case Read():
                self._runtime.log.read(self._code, effect.after, self._on_read)
            case Tell():
                _tell(effect)
            case Reply():
                self._reply(effect)
            case Answer():
                effect.to(effect.said)
            case AskBot() | Learn():
                self._have_done(effect)
            case Forget():
                self._forget(lambda problem: self._on_deleted(effect, problem))
            case Publish():
                self._runtime.bus.publish(subject_of(self.table.code), encode(effect.message))
            case Vanished():
                self._vanished(effect.why)
            case Report():
                self._runtime.report(effect.what, effect.error)

    def _have_done(self, work: AskBot | Learn) -> None:
        """What takes too long for the loop."""
        if isinstance(work, AskBot):
            self._runtime.workers.run(self._timed(work.think), lambda chosen: self._on_bot(work.seat, chosen))
        else:
            self._runtime.workers.run(work.read, lambda result: self._on_learnt(work, result))

    def _reply(self, reply: Reply) -> None:
        outcome = reply.outcome
        self._runtime.meter.count("commands_total", outcome.code if isinstance(outcome, Refused) else "done")
        reply.answer(outcome)

    def _timed(self, think: Callable[[], AnyDeed | None]) -> Callable[[], AnyDeed | None]:
        def timed() -> AnyDeed | None:
            with self._runtime.meter.timed("bot_seconds"):
                return think()

        return timed

    def _on_going_on(self) -> None:
        self._core.go_on()
        self._settle()

    def _on_append(self, problem: Problem | None) -> None:
        match problem:
            case None:
                self._core.stored()
            case Conflict():
                self._core.conflicted()
            case NotStored():
                self._core.not_stored(problem)
        self._settle()

    def _on_deleted(self, effect: Forget, problem: Refused | None) -> None:
        effect.then(problem)
        self._settle()

    def _on_read(self, found: list[Entry] | NotStored) -> None:
        if isinstance(found, NotStored):
            self._core.not_stored(found)
        else:
            self._core.caught_up(found)
        self._settle()

    def _on_bot(self, seat: Seat, chosen: AnyDeed | Exception | None) -> None:
        if self._is_closed:
            return
        if isinstance(chosen, Exception):
            self._runtime.report(f"table {self.table.code}: the bot on seat {seat} failed", chosen)
            chosen = None
        self._core.bot_chose(seat, chosen)
        self._settle()

    def _on_learnt(self, effect: Learn, result: Exception | None) -> None:
        effect.then(result)
        self._settle()

    # --- time

    def _arm(self) -> None:
        """One timer for everything but ink, set again only when the time has changed."""
        self._arm_for_ink()
        wanted = None if self._is_closed else self._core.wake_at
        if wanted == self._rings_at:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._rings_at = wanted
        self._timer = None if wanted is None else self._runtime.timers.call_at(wanted, self._on_time)

    def _on_time(self) -> None:
        self._rings_at = self._timer = None
        self._core.wake()
        self._settle()

    def _arm_for_ink(self) -> None:
        """All tables hand ink round at the same moments, so that the loop wakes once for all of them."""
        due = self._core.ink_due
        if due is not None and self._ink_timer is None and not self._is_closed:
            self._ink_timer = self._runtime.timers.call_at(due, self._on_time_for_ink)

    def _on_time_for_ink(self) -> None:
        self._ink_timer = None
        if self._is_closed:
            return
        frames = 0
        for visitors, shown in self._core.hand_ink_round(self._runtime.timers.now()):
            frames += len(visitors)
            for visitor in visitors:
                visitor.hear(shown)
        self._runtime.meter.count("ink_frames_total", amount=frames)
        if self._core.effects:
            self._settle()
        else:
            self._arm_for_ink()  # when this was too early


def _tell(effect: Tell) -> None:
    for visitor in effect.to:
        visitor.hear(effect.what)
