"""One table as a sans-I/O state machine: inputs may change it, and whatever it wants done goes out as effects."""

from collections import deque
from collections.abc import Callable

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.limits.spending import TableSpending
from vernissage.table.ink.fan_out import InkFanOut
from vernissage.table.ink.pens import Pens
from vernissage.table.nodes.cluster_presence import ClusterPresence
from vernissage.table.nodes.messages import Drawn, Gone, Here, Waved, WentOn
from vernissage.table.readers.broadcast import Broadcaster
from vernissage.table.readers.presence import Presence
from vernissage.table.readers.presence_throttle import PresenceThrottle
from vernissage.table.readers.visitor import Goodbye, Present, Reacted, Told, Visitor
from vernissage.table.shell.automation import Automation
from vernissage.table.shell.bots import Bots
from vernissage.table.shell.effects import Answer, Effect, ShowInk, Tell, Vanished
from vernissage.table.shell.inputs import (
    AppendDone,
    Blocked,
    BotChose,
    Closing,
    CommandSent,
    FellBehind,
    Forgotten,
    InkDue,
    InkSent,
    Input,
    Joined,
    Learnt,
    Left,
    MoveSent,
    NodeInput,
    NodeLost,
    NodeSaid,
    NodesMet,
    QuerySent,
    ReactionSent,
    ReadDone,
    RefreshWanted,
    RoundEnded,
    SyncDue,
    TimeCame,
    Unblocked,
)
from vernissage.table.shell.journal import NOT_JUDGED, Journal, Request
from vernissage.table.shell.queries import Queries, Question
from vernissage.table.shell.requests import Requests
from vernissage.table.shell.resources import TableResources
from vernissage.table.shell.timing import TableTime
from vernissage.table.state.codec import Decided
from vernissage.table.state.decide import OwnCommand, decide_itself
from vernissage.table.state.host_tools import check_may_enter
from vernissage.table.state.secrets import hashed_address
from vernissage.table.state.situation import Situation
from vernissage.table.state.table import Table


class TableMachine:
    """The state machine. After every `take`, carry out `effects`; send `TimeCame` at `wake_at`, `InkDue` at `ink_due`,
    and `RoundEnded` if it `waits_for_round`. `machine`: the machine's time."""

    def __init__(
        self,
        resources: TableResources,
        table: Table,
        machine: Callable[[], int],
        spending: TableSpending,
        node: str = "alone",
        is_shared: Callable[[], bool] = lambda: False,
    ) -> None:
        self._resources = resources
        self.time = TableTime(machine)
        self.time.saw(table.at)
        now = self.time.now
        self.effects: deque[Effect] = deque()
        emit = self.effects.append
        self._spending = spending
        self._presence = Presence(spending.budgets, spending.hits)
        self._throttle = PresenceThrottle()
        self._cluster = ClusterPresence(node, self._presence, is_shared, emit)
        self._journal = Journal(resources.games, table, now, self._on_change, emit, is_shared)
        self._queries = Queries(resources.games, lambda: self.table, emit)
        self._ink = InkFanOut()
        self._automation = Automation(resources.patience, now())
        # Its start time identifies the broadcaster: only this machine knows what it has shown.
        self._broadcaster = Broadcaster(resources.games, table, self._automation.not_before, now())
        self._situation_seen: Situation | None = None
        self._bots = Bots(resources, self._journal, self._ink, self._situation, now, emit)
        self._pens = Pens(resources.games, self._ink, self._situation(), self._seat_of)
        self._requests = Requests(
            resources, self._journal, spending, self._presence, self._cluster, self._pens, now, emit
        )
        self.quiet_since = now()
        self._follow()

    @property
    def table(self) -> Table:
        return self._journal.table

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing runs, so that the table can be unloaded."""
        return not self._presence and not self._journal.is_busy and not self.table.clocks.all_running

    @property
    def waits_for_round(self) -> bool:
        return self._journal.waits_for_round

    @property
    def wake_at(self) -> int | None:
        """When to send `TimeCame`, by the machine's time."""
        first = self._automation.due
        if first is not None:
            first += self._cluster.lag
        for due in (self._bots.due, self._throttle.due):
            if due is not None and (first is None or due < first):
                first = due
        return None if first is None else self.time.on_machine(first)

    @property
    def ink_due(self) -> int | None:
        """When to send `InkDue`, by the machine's time, which is the same for all tables; `None` while there is no ink.
        Separate from
        `wake_at`, so that nothing but ink is checked and no other timer set 20 times per second."""
        return self._ink.due

    def present(self) -> Present:
        return self._cluster.present(self._journal.table)

    def present_here(self) -> Present:
        """Returns who is connected to this node."""
        return self._presence.at(self.table)

    # --- what comes in

    def take(self, input: Input) -> None:
        match input:
            case InkSent():
                self._pens.draw(input.key, input.stroke, input.offset, input.data)
            case InkDue():
                self._fan_ink_out(input.now)
            case MoveSent() | CommandSent():
                self._requests.ask(input)
            case RoundEnded():
                self._journal.go_on()
            case AppendDone():
                self._journal.appended(input.problem)
            case TimeCame():
                self._wake()
            case ReadDone() | BotChose() | Learnt() | Forgotten():
                self._take_what_was_done(input)
            case Joined():
                self._join(input)
            case QuerySent() | ReactionSent() | Left() | Blocked() | Unblocked() | FellBehind():
                self._take_of_people(input)
            case NodeSaid() | NodesMet() | NodeLost() | SyncDue() | RefreshWanted():
                self._take_of_nodes(input)
            case Closing():
                self._tell(self._presence.everybody(), Goodbye(input.code))

    def _take_what_was_done(self, input: ReadDone | BotChose | Learnt | Forgotten) -> None:
        match input:
            case ReadDone():
                if isinstance(input.entries, list):
                    self._spending.was_stored(input.entries)
                self._journal.was_read(input.entries)
            case BotChose():
                self._bots.chose(input.seat, input.deed)
            case Learnt():
                input.effect.on_learnt(input.problem)
            case Forgotten():
                input.effect.on_forgotten(input.problem)

    def _take_of_people(self, input: QuerySent | ReactionSent | Left | Blocked | Unblocked | FellBehind) -> None:
        match input:
            case QuerySent():
                self._queries.ask(Question(input.key, input.query, input.on_answer))
            case ReactionSent():
                self._requests.react(input)
            case Left():
                self._leave(input.visitor)
            case Blocked():
                self._ink.hold(input.visitor)
            case Unblocked():
                self._ink.release(input.visitor)
            case FellBehind():
                self._show_everything(input.visitor)

    def _take_of_nodes(self, input: NodeInput) -> None:
        match input:
            case NodeSaid():
                self._hear(input)
            case NodesMet():
                self._cluster.say_who_is_here(self.table, asks=True)
            case NodeLost():
                self._lose(input.node)
            case SyncDue():
                self._journal.catch_up()
                self._cluster.say_who_is_here(self.table)
            case RefreshWanted():
                self._refresh(input)

    # --- visitors

    def _join(self, joined: Joined) -> None:
        visitor, key, address, table = joined.visitor, joined.key, joined.address, self.table
        try:
            check_may_enter(table, key, hashed_address(table.code, address), self.time.now())
            self._presence.come(visitor, key, table, address, self._cluster.crowd(key, table, address))
        except Refused as refused:
            self.effects.append(Answer(joined.on_joined, refused))
            return
        self._ink.begin(visitor)
        self._show_what_was_missed(joined)
        self._present_changed(besides=visitor)
        self.effects.append(Answer(joined.on_joined))

    def _show_what_was_missed(self, joined: Joined) -> None:
        seat, now = self.table.seat_of(joined.key), self.time.now()
        missed = self._broadcaster.on_return(seat, joined.teller, joined.after, now, self.present())
        if missed is None:
            self._show_everything(joined.visitor, joined.after)
        else:
            self._tell((joined.visitor,), missed)

    def _show_everything(self, visitor: Visitor, after: int = 0) -> None:
        seat = self.table.seat_of(self._presence.key_of(visitor))
        self._ink.begin(visitor)
        self._tell((visitor,), self._broadcaster.on_arrival(seat, after, self.time.now(), self.present()))

    def _leave(self, visitor: Visitor) -> None:
        key = self._presence.go(visitor)
        if key is None:
            return
        self.quiet_since = self.time.now()
        self._ink.forget(visitor)
        seat = self.table.seat_of(key)
        if seat is not None and seat not in self.present().connected:
            self._ink.take_all_back(seat)
        self._present_changed()

    # --- other nodes

    def _hear(self, said: NodeSaid) -> None:
        match said.message:
            case WentOn(number):
                self._catch_up(number)
            case Here() as report:
                self._learn_who_is_there(report)
            case Drawn(pieces):
                for piece in pieces:
                    self._pens.draw_elsewhere(piece)
            case Waved(seat, reaction):
                self._spending.reacted(seat)
                self._tell(self._presence.everybody(), Reacted(seat, reaction))
            case Gone():
                self.effects.append(Vanished("table-deleted"))

    def _learn_who_is_there(self, report: Here) -> None:
        before = self.present()
        self._cluster.hear(report)
        self._catch_up(report.number)
        if report.asks:
            self._cluster.say_who_is_here(self.table)
        self._cluster_changed(before)

    def _lose(self, node: str) -> None:
        before, was_first = self.present(), self._cluster.is_first
        self._cluster.forget(node)
        if self._cluster.is_first and not was_first:
            self._bots.resume_after_failover()
        self._cluster_changed(before)

    def _cluster_changed(self, before: Present) -> None:
        present = self.present()
        for seat in set(before.connected).difference(present.connected):
            self._ink.take_all_back(seat)
        if present != before:
            self._tell(self._presence.everybody(), present)
        self._follow()

    def _catch_up(self, number: int) -> None:
        if number > self.table.number:
            self._journal.catch_up()

    def _refresh(self, wanted: RefreshWanted) -> None:
        def on_refreshed(outcome: bool | Refused) -> None:
            problem = outcome if isinstance(outcome, Refused) else None
            self.effects.append(Answer(wanted.on_refreshed, problem))

        self._journal.refresh(on_refreshed)

    # --- time

    def _wake(self) -> None:
        self._give(self.time.now())
        self._bots.wake()
        if self._throttle.due is not None:
            self._announce_presence()

    def _fan_ink_out(self, now: int) -> None:
        due = self._ink.due
        if due is None or now < due:
            return
        pieces = self._ink.unshared()
        if pieces and self._cluster.is_shared():
            self._cluster.publish(Drawn(pieces))
        shown = self._ink.hand_round(self._presence.by_seat(self._journal.table), now)
        if shown:
            self.effects.append(ShowInk(shown))

    # --- when something has changed

    def _on_change(self, before: Table) -> None:
        table = self._journal.table
        self.time.saw(table.at)
        self._pens.follow(self._follow(), before.number)
        readers = self._presence.by_seats(before, table)
        for what, to in self._broadcaster.went_on(table, self._automation.not_before, readers, self.time.now()):
            self._tell(tuple([visitor for reader in to for visitor in readers[reader]]), what)
        if table.barred != before.barred:
            self._tell(self._presence.barred(table), Goodbye("removed"))
        if table.seats is not before.seats and self._cluster.present(before) != self.present():
            self._present_changed()

    def _present_changed(self, besides: Visitor | None = None) -> None:
        self._announce_presence(besides)
        self._cluster.say_who_is_here(self.table)
        self._follow()

    def _announce_presence(self, besides: Visitor | None = None) -> None:
        if self._throttle.is_due_now(self.present(), self.time.now()):
            self._tell(self._presence.everybody(besides), self.present())

    def _follow(self) -> Situation:
        """Lets every part follow the new situation, and returns it; commands of the table itself come later."""
        situation, now = self._situation(), self.time.now()
        self._pens.drawers.clear()
        self._automation.follow(situation, now)
        self._bots.follow()
        self._give(now)
        return situation

    def _give(self, now: int) -> None:
        for command in self._automation.give(now - self._cluster.lag):
            self._do_itself(command)

    def _do_itself(self, command: OwnCommand) -> None:
        def choose(table: Table) -> tuple[Seat | None, list[Decided]]:
            return None, decide_itself(self._resources.games, table, self._requests.context(""), command)

        def on_done(outcome: bool | Refused) -> None:
            if isinstance(outcome, Refused) and outcome.code in NOT_JUDGED:
                self._automation.try_again(command, self.time.now())

        self._journal.take(Request(None, choose, on_done))

    def _situation(self) -> Situation:
        """Returns the situation; cached until something changes, since every move asks for it several times."""
        resources, table, seen = self._resources, self._journal.table, self._situation_seen
        connected, moves_bots = self._cluster.present(table).connected, self._cluster.moves_bots
        if seen is None or not seen.is_still(table, connected, moves_bots):
            bots = resources.bots.keys()
            seen = self._situation_seen = Situation(resources.games, bots, table, connected, moves_bots)
        return seen

    def _seat_of(self, key: str) -> Seat | None:
        return self._presence.seat_of(key, self._journal.table)

    def _tell(self, to: tuple[Visitor, ...], what: Told) -> None:
        if to:
            self.effects.append(Tell(to, what))
