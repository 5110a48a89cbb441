"""The shell of one table: carries out the effects of its state machine, and hands inputs to it."""

from collections.abc import Callable
from functools import partial

from vernissage.contract.any_game import AnyDeed
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.limits.spending import TableSpending
from vernissage.runtime.port import Timer
from vernissage.table.nodes.messages import encode, subject_of
from vernissage.table.shell.effects import (
    Answer,
    Append,
    AskBot,
    Effect,
    Forget,
    Learn,
    Publish,
    Read,
    Reply,
    Report,
    ShowInk,
    Tell,
    Vanished,
    Work,
)
from vernissage.table.shell.inputs import (
    AppendDone,
    BotChose,
    Closing,
    CommandSent,
    Forgotten,
    InkDue,
    InkSent,
    Input,
    Learnt,
    MoveSent,
    ReadDone,
    RoundEnded,
    TimeCame,
)
from vernissage.table.shell.machine import TableMachine
from vernissage.table.shell.resources import Runtime, TableResources
from vernissage.table.state.table import Table


class Room:
    """One table as it runs. Nothing blocks: answers come by callback. It keeps one timer for ink and one for everything
    else."""

    def __init__(
        self,
        resources: TableResources,
        runtime: Runtime,
        table: Table,
        spending: TableSpending,
        forget: Callable[[Callable[[Refused | None], None]], None],
        on_vanished: Callable[[str], None],
    ) -> None:
        """`forget` deletes the table, which its host wants; `on_vanished` is called when it cannot stay in memory, with
        the reason."""
        self._runtime = runtime
        self._code = table.code
        self._forget = forget
        self._on_vanished = on_vanished
        bus = runtime.bus
        self.machine = TableMachine(resources, table, runtime.timers.now, spending, runtime.node, lambda: bus.is_shared)
        self._timer: Timer | None = None
        self._rings_at: int | None = None
        self._ink_timer: Timer | None = None
        self._awaits_round = False
        self._is_settling = False
        self._is_closed = False
        self._settle()

    @property
    def table(self) -> Table:
        return self.machine.table

    def take(self, input: Input) -> None:
        """Takes an input. Moves and commands wait for the end of the round, and ink for its timer: they change no other
        time."""
        self.machine.take(input)
        if isinstance(input, InkSent):
            if self._ink_timer is None:
                self._arm_for_ink()
        elif not isinstance(input, MoveSent | CommandSent):
            self._settle()
        elif self.machine.waits_for_round and not self._awaits_round:
            self._awaits_round = True
            self._runtime.timers.call_soon(self._end_round)

    def close(self, code: str | None = None) -> None:
        """Unloads the table; `code`: what everybody there is told."""
        self._end_round()  # whoever waits for an answer gets one
        if code is not None:
            self.take(Closing(code))
        self._is_closed = True
        self._arm()

    def _end_round(self) -> None:
        self._awaits_round = False
        self.machine.take(RoundEnded())
        self._settle()

    # --- what the machine wants

    def _settle(self) -> None:
        if not self._is_settling:
            try:
                self._carry_out_all()
            finally:
                self._arm()

    def _carry_out_all(self) -> None:
        """Carries out every effect, in order; inputs that come meanwhile wait for their turn."""
        effects = self.machine.effects
        self._is_settling = True
        try:
            while effects:
                self._carry_out(effects.popleft())
        finally:
            self._is_settling = False

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Tell():
                for visitor in effect.to:
                    visitor.hear(effect.what)
            case ShowInk():
                self._show(effect)
            case Append():
                log, entries = self._runtime.log, effect.entries
                log.append(self._code, effect.expected, entries, lambda problem: self.take(AppendDone(problem)))
            case Reply():
                self._reply(effect)
            case Answer():
                effect.on_answer(effect.said)
            case Read():
                self._runtime.log.read(self._code, effect.after, lambda entries: self.take(ReadDone(entries)))
            case AskBot() | Learn() | Forget():
                self._work(effect)
            case Publish():
                self._runtime.bus.publish(subject_of(self._code), encode(effect.message))
            case Vanished():
                self._on_vanished(effect.why)
            case Report():
                self._runtime.report(effect.what, effect.error)

    def _reply(self, reply: Reply) -> None:
        outcome = reply.outcome
        self._runtime.meter.count("commands_total", outcome.code if isinstance(outcome, Refused) else "done")
        reply.on_outcome(outcome)

    def _show(self, ink: ShowInk) -> None:
        frames = 0
        for visitors, shown in ink.shown:
            frames += len(visitors)
            for visitor in visitors:
                visitor.hear(shown)
        self._runtime.meter.count("ink_frames_total", amount=frames)

    def _work(self, work: Work) -> None:
        """Runs in a worker thread what takes too long for the loop."""
        workers = self._runtime.workers
        match work:
            case AskBot():
                workers.run(partial(self._timed, work.think), partial(self._on_chosen, work.seat))
            case Learn():
                workers.run(work.read, lambda problem: self.take(Learnt(work, problem)))
            case Forget():
                self._forget(lambda problem: self.take(Forgotten(work, problem)))

    def _timed(self, think: Callable[[], AnyDeed | None]) -> AnyDeed | None:
        with self._runtime.meter.timed("bot_seconds"):
            return think()

    def _on_chosen(self, seat: Seat, deed: AnyDeed | Exception | None) -> None:
        if not self._is_closed:
            self.take(BotChose(seat, deed))

    # --- time

    def _arm(self) -> None:
        """Sets the timer for everything but ink again, if its time has changed."""
        self._arm_for_ink()
        wake_at = None if self._is_closed else self.machine.wake_at
        if wake_at == self._rings_at:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._rings_at = wake_at
        self._timer = None if wake_at is None else self._runtime.timers.call_at(wake_at, self._on_time)

    def _on_time(self) -> None:
        self._rings_at = self._timer = None
        self.take(TimeCame())

    def _arm_for_ink(self) -> None:
        """Sets the timer for ink. All tables fan out at the same moments, so that the loop wakes once for all of
        them."""
        due = self.machine.ink_due
        if due is not None and self._ink_timer is None and not self._is_closed:
            self._ink_timer = self._runtime.timers.call_at(due, self._on_time_for_ink)

    def _on_time_for_ink(self) -> None:
        self._ink_timer = None
        if not self._is_closed:
            self.machine.take(InkDue(self._runtime.timers.now()))
            self._carry_out_all()
            self._arm_for_ink()
