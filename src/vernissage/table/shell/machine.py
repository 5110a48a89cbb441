"""One table as a sans-I/O state machine: inputs may change it, and whatever it wants done goes out as effects."""

from collections import deque
from collections.abc import Callable, Sequence

from msgspec import Raw

from vernissage.contract.any_game import AnyDeed
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry
from vernissage.limits.spending import Account, TableSpending, name_of
from vernissage.table.ink.fan_out import InkFanOut, InkForSome
from vernissage.table.ink.pens import Pens
from vernissage.table.nodes.cluster_presence import ClusterPresence
from vernissage.table.nodes.messages import AboutTable, Drawn, Gone, Here, Waved, WentOn
from vernissage.table.readers.broadcast import Broadcaster
from vernissage.table.readers.presence import Presence
from vernissage.table.readers.presence_throttle import PresenceThrottle
from vernissage.table.readers.snapshot import Snapshot
from vernissage.table.readers.visitor import Arrival, Goodbye, Present, Reacted, Told, Visitor
from vernissage.table.shell.automation import Automation
from vernissage.table.shell.bots import Bots
from vernissage.table.shell.effects import Carried, Effect, Forget, OnAnswer, OnOutcome, Outcome, Reply, Tell, Vanished
from vernissage.table.shell.journal import NOT_JUDGED, Choose, Journal, Request
from vernissage.table.shell.queries import Queries, Question
from vernissage.table.shell.resources import TableResources
from vernissage.table.shell.timing import TableTime
from vernissage.table.state.codec import Decided
from vernissage.table.state.command_context import CommandContext
from vernissage.table.state.commands import DeleteTable, MakePass, RemoveSeat, TableCommand
from vernissage.table.state.decide import OwnCommand, decide, decide_itself, decide_play, talker
from vernissage.table.state.host_tools import KEEP_PEACE, check_may_enter
from vernissage.table.state.secrets import fresh_word, hashed_address
from vernissage.table.state.settings import Reaction
from vernissage.table.state.situation import Situation
from vernissage.table.state.table import Table

KEY_SHOWN = 16  # digits of a browser's key that are stored with its commands


class TableMachine:
    """After every call: take and carry out `effects`, call `wake` at `wake_at`, and `hand_ink_round` at `ink_due`.
    `machine`: the machine's time."""

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
        self._time = TableTime(machine)
        self._time.saw(table.at)
        self.now = self._time.now  # the table's own time
        self.effects: deque[Effect] = deque()
        emit = self.effects.append
        self._spending = spending
        self._presence = Presence(spending.budgets, spending.hits)
        self._roll = PresenceThrottle()
        self._elsewhere = ClusterPresence(node, self._presence, is_shared, emit)
        self._journal = Journal(resources.games, table, self.now, self._went_on, emit, is_shared)
        self.go_on, self.stored = self._journal.go_on, self._journal.stored  # what came of an effect
        self.conflicted, self.not_stored = self._journal.conflicted, self._journal.not_stored
        self._asking = Queries(resources.games, lambda: self.table, emit)
        self._ink = InkFanOut()
        self._follow_up = Automation(resources.patience, self.now())
        # Only this core knows what it has shown: its start time tells it apart from others.
        self._teller = Broadcaster(self._see(), self.now())
        self._known: Situation | None = None
        self._bots = Bots(resources, self._journal, self._ink, self._situation, self.now, emit)
        self._pens = Pens(resources.games, self._ink, self._situation(), self._seat_of)
        self.draw = self._pens.draw  # ink while the pen is down: seen by all, kept nowhere
        self._words: dict[str, str] = {}  # passes by the command that asked, so that a repeat gets the same
        self.quiet_since = self.now()
        self._follow()

    @property
    def table(self) -> Table:
        return self._journal.table

    @property
    def is_outgrown(self) -> bool:
        """A newer node has stored what cannot be read here."""
        return self._journal.is_outgrown

    @property
    def is_idle(self) -> bool:
        """Nobody is here, nothing runs: the log alone can keep this table."""
        return not self._presence and not self._journal.is_busy and not self.table.clocks.all_running

    # --- time

    @property
    def wake_at(self) -> int | None:
        """When to call `wake`, by the machine's time."""
        first = self._follow_up.due
        if first is not None:
            first += self._elsewhere.lag
        for due in (self._bots.due, self._roll.due):
            if due is not None and (first is None or due < first):
                first = due
        return None if first is None else self._time.on_machine(first)

    def wake(self) -> None:
        """Time has passed. Too early does no harm."""
        self._give(self.now())
        self._bots.wake()
        if self._roll.due is not None:
            self._announce_presence()

    # --- people

    def join(self, visitor: Visitor, key: str, after: int = 0, address: str = "", teller: int = 0) -> None:
        """Raises `Refused` when there are too many. `after` and `teller`: what they have seen, and who showed it."""
        check_may_enter(self.table, key, hashed_address(self.table.code, address), self.now())
        self._presence.come(visitor, key, self.table, address, self._elsewhere.crowd(key, self.table, address))
        self._ink.begin(visitor)
        seat = self.table.seat_of(key)
        missed = self._teller.on_return(seat, teller, after, self.now(), self.present())
        self._tell((visitor,), missed or self.arrival(visitor, after))
        self._present_changed(besides=visitor)

    def leave(self, visitor: Visitor) -> None:
        key = self._presence.go(visitor)
        if key is None:
            return
        self.quiet_since = self.now()
        self._ink.forget(visitor)
        seat = self.table.seat_of(key)
        if seat is not None and seat not in self.present().connected:
            self._ink.take_all_back(seat)
        self._present_changed()

    def arrival(self, visitor: Visitor, after: int = 0) -> Arrival:
        """All there is, for a visitor who comes, or who was too slow to follow."""
        seat = self.table.seat_of(self._presence.key_of(visitor))
        self._ink.begin(visitor)
        return self._teller.on_arrival(seat, after, self.now(), self.present())

    def present(self) -> Present:
        return self._elsewhere.present(self._journal.table)

    def present_here(self) -> Present:
        """Those who are connected to this node."""
        return self._presence.at(self.table)

    def say_goodbye(self, code: str) -> None:
        self._tell(self._presence.everybody(), Goodbye(code))

    # --- other nodes

    def heard(self, message: AboutTable) -> None:
        match message:
            case WentOn():
                self._catch_up(message.number)
            case Here():
                self._on_here(message)
            case Drawn():
                for piece in message.pieces:
                    self._pens.draw_elsewhere(piece)
            case Waved():
                self._spending.reacted(message.seat)
                self._tell(self._presence.everybody(), Reacted(message.seat, message.reaction))
            case Gone():
                self.effects.append(Vanished("table-deleted"))

    def look(self, done: Callable[[], None]) -> None:
        """Read what other nodes may have stored, then call `done`."""
        self._journal.look(done)

    def catch_up(self) -> None:
        """Read what other nodes may have stored. While the log does not answer, asking again adds nothing."""
        self._journal.catch_up()

    def greet(self) -> None:
        """Say who is here, and ask who is elsewhere."""
        self._elsewhere.say_who_is_here(self.table, asks=True)

    def say_who_is_here(self) -> None:
        self._elsewhere.say_who_is_here(self.table)

    def lost(self, node: str) -> None:
        """It is dead, or being stopped."""
        before, was_first = self.present(), self._elsewhere.is_first
        self._elsewhere.forget(node)
        if self._elsewhere.is_first and not was_first:
            self._bots.resume_after_failover()
        self._elsewhere_changed(before)

    def _on_here(self, here: Here) -> None:
        before = self.present()
        self._elsewhere.hear(here)
        self._catch_up(here.number)
        if here.asks:
            self._elsewhere.say_who_is_here(self.table)
        self._elsewhere_changed(before)

    def _elsewhere_changed(self, before: Present) -> None:
        present = self.present()
        for seat in set(before.connected).difference(present.connected):
            self._ink.take_all_back(seat)
        if present != before:
            self._tell(self._presence.everybody(), present)
        self._follow()

    def _catch_up(self, number: int) -> None:
        if number > self.table.number:
            self._journal.catch_up()

    # --- what changes the table

    def submit(self, key: str, id: str, command: TableCommand, answer: OnOutcome, address: str = "") -> None:
        """Carry out `command` once; a repeat with the same `id` is acknowledged and does nothing."""
        word = fresh_word(self._resources.rng) if isinstance(command, MakePass) else ""

        def choose(table: Table) -> tuple[Seat | None, list[Decided]]:
            caller = self._caller(key, word, command)
            return table.seat_of(key), decide(self._resources.games, table, caller, command)

        def answered(outcome: Outcome) -> None:
            reply = Reply(answer, outcome)
            if isinstance(command, DeleteTable) and not isinstance(outcome, Refused):
                self.effects.append(Forget(lambda problem: self._deleted(reply, problem)))
            else:
                self.effects.append(reply)

        self._take(key, id, choose, answered, address, word, isinstance(command, KEEP_PEACE))

    def _deleted(self, reply: Reply, problem: Refused | None) -> None:
        """Only now the host is answered: until then everything may still be there."""
        self.effects.append(reply if problem is None else Reply(reply.answer, problem))

    def play(self, key: str, id: str, command: Raw, answer: OnOutcome, address: str = "") -> None:
        """Make a move in the game on the table, once likewise."""

        def choose(table: Table) -> tuple[Seat | None, list[Decided]]:
            seat = self._presence.seat_of(key, table)
            return seat, decide_play(self._resources.games, table, seat, command, self._resources.rng)

        def answered(outcome: Outcome) -> None:
            if isinstance(outcome, Refused):
                self._pens.refused(self.table.seat_of(key), command)
            self.effects.append(Reply(answer, outcome))

        self._take(key, id, choose, answered, address)

    def _take(
        self, key: str, id: str, choose: Choose, answered: OnOutcome, address: str, word: str = "", peace: bool = False
    ) -> None:
        cause = f"{key[:KEY_SHOWN]}/{id}"  # ids are a browser's own: nobody else's stands in its way

        def done(outcome: bool | Refused) -> None:
            if word and outcome is True:
                self._words[cause] = word
            if isinstance(outcome, Refused):
                answered(outcome)
                return
            table = self._journal.table
            answered(Carried(table.causes.get(cause, table.number), self._words.get(cause)))

        def pay(size: int) -> None:
            payer, held = self._payer(key, address), self._journal.table.stored
            self._spending.store(payer, size, held, keeps_peace=peace)

        self._journal.take_soon(Request(cause, choose, done, pay))

    def caught_up(self, entries: Sequence[Entry]) -> None:
        self._spending.was_stored(entries)
        self._journal.caught_up(entries)

    def bot_chose(self, seat: Seat, deed: AnyDeed | None) -> None:
        self._bots.chose(seat, deed)

    # --- what changes nothing

    def ask(self, key: str, query: Raw, answer: OnAnswer) -> None:
        """`answer` hears what the game says, or why it says nothing."""
        self._asking.ask(Question(key, query, answer))

    def react(self, key: str, reaction: Reaction, address: str = "") -> None:
        seat = talker(self.table, key)
        self._spending.react(self._payer(key, address))
        self._tell(self._presence.everybody(), Reacted(seat, reaction))
        self._elsewhere.publish(Waved(seat, reaction))

    # --- ink

    @property
    def ink_due(self) -> int | None:
        """When to hand ink round, by the machine's time, which is the same for all tables; `None` while there is none.
        Separate from `wake_at`, so that nothing but ink is checked and no other timer set 20 times per second."""
        return self._ink.due

    def hand_ink_round(self, now: int) -> list[InkForSome]:
        """What to show whom. `now`: the machine's time. Too early does no harm."""
        due = self._ink.due
        if due is None or now < due:
            return []
        if drawn := self._ink.unshared():
            self._elsewhere.publish(Drawn(drawn))
        return self._ink.hand_round(self._presence.by_seat(self._journal.table), now)

    def hold_ink(self, visitor: Visitor) -> None:
        """This visitor's line is full."""
        self._ink.hold(visitor)

    def release_ink(self, visitor: Visitor) -> None:
        self._ink.release(visitor)

    def _seat_of(self, key: str) -> Seat | None:
        return self._presence.seat_of(key, self._journal.table)

    # --- when something has changed

    def _went_on(self, before: Table) -> None:
        table = self._journal.table
        self._time.saw(table.at)
        self._pens.follow(self._follow(), before.number)
        self._tell_news(before)
        if table.barred != before.barred:
            self._tell(self._presence.barred(table), Goodbye("removed"))
        if table.seats is not before.seats and self._elsewhere.present(before) != self.present():
            self._present_changed()

    def _tell_news(self, before: Table) -> None:
        readers = self._presence.by_seats(before, self.table)
        for what, to in self._teller.went_on(self._see(self._teller.shown), readers, self.now()):
            self._tell(tuple([visitor for reader in to for visitor in readers[reader]]), what)

    def _see(self, before: Snapshot | None = None) -> Snapshot:
        return Snapshot(self._resources.games, self.table, self._follow_up.not_before, before)

    def _present_changed(self, besides: Visitor | None = None) -> None:
        self._announce_presence(besides)
        self._elsewhere.say_who_is_here(self.table)
        self._follow()

    def _announce_presence(self, besides: Visitor | None = None) -> None:
        if self._roll.is_due_now(self.present(), self.now()):
            self._tell(self._presence.everybody(besides), self.present())

    def _follow(self) -> Situation:
        """Look at what has changed, which is handed back; what the table does by itself then comes later."""
        situation, now = self._situation(), self.now()
        self._pens.forget_who_draws()
        self._follow_up.follow(situation, now)
        self._bots.follow()
        self._give(now)
        return situation

    def _give(self, now: int) -> None:
        for command in self._follow_up.give(now - self._elsewhere.lag):
            self._do_itself(command)

    def _do_itself(self, command: OwnCommand) -> None:
        def choose(table: Table) -> tuple[Seat | None, list[Decided]]:
            return None, decide_itself(self._resources.games, table, self._caller(""), command)

        def done(outcome: bool | Refused) -> None:
            if isinstance(outcome, Refused) and outcome.code in NOT_JUDGED:
                self._follow_up.try_again(command, self.now())

        self._journal.take(Request(None, choose, done))

    def _situation(self) -> Situation:
        """Asked for several times with every move: it stays the same one until something has changed."""
        resources, table, known = self._resources, self._journal.table, self._known
        connected, moves_bots = self._elsewhere.present(table).connected, self._elsewhere.moves_bots
        if known is None or not known.is_still(table, connected, moves_bots):
            known = self._known = Situation(resources.games, resources.bots.keys(), table, connected, moves_bots)
        return known

    def _payer(self, key: str, address: str = "") -> Account:
        seat = self._presence.seat_of(key, self._journal.table)
        return Account(key, address) if seat is None else Account(name_of(seat), address, has_seat=True)

    def _caller(self, key: str, word: str = "", command: TableCommand | None = None) -> CommandContext:
        connected = frozenset(self.present().connected)
        addresses = self._elsewhere.addresses_of(command.seat, self.table) if isinstance(command, RemoveSeat) else ()
        return CommandContext(key, self.now(), self._resources.rng, connected, word, addresses)

    def _tell(self, to: tuple[Visitor, ...], what: Told) -> None:
        if to:
            self.effects.append(Tell(to, what))
