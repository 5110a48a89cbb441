"""One evening: three nodes, four tables of three people and a bot, a vandal, and whatever a seed has in store."""

import itertools
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct
from picows import WSMsgType

from tests.any_game import any_game
from tests.high_card import Agree, Offer, Rules
from tests.high_card_table import high_card
from tests.simulated.game import Scribbles
from tests.simulated.machines import Faults, FaultyHub, Machine
from tests.simulated.node import SimulatedNode
from tests.simulated.people import Person
from tests.simulated.queues import Queues
from tests.virtual_log import VirtualLog
from tests.virtual_time import VirtualTimers
from vernissage.bus.in_process import InProcessBus
from vernissage.table.state import commands as c
from vernissage.table.state.settings import COLOURS

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Ines", "Jo", "Kim", "Leo")
AT_A_TABLE = 3
TABLES = len(NAMES) // AT_A_TABLE
VANDAL = "Vandal"  # watches the first table, and sends what nobody may
NODES = 3
TURN, WINDOW = 20, 5  # seconds
CALM = Faults()
ROUGH = Faults(lost=0.1, repeated=0.05, bus_delay=200, store_fails=0.05, in_doubt=0.02, store_delay=100, line_delay=100)
SLOW = Faults(lost=0.02, bus_delay=2_000, store_delay=3_000, line_delay=1_500)
FULL = Faults(store_full=1, store_delay=20)
# Frames that are no messages. The last one is bad enough to be disconnected for.
SCRAWLS = ((WSMsgType.TEXT, b"["), (WSMsgType.TEXT, b'{"type":"Welcome"}'), (WSMsgType.BINARY, b"\x07"))
HEALING = 60_000  # milliseconds without a fault, in which everything has to come right
PEACE = 1_500  # then, for somebody to begin another game; and for every offer and the bot's answer

Deed: TypeAlias = Literal["act", "move", "again", "draw", "come", "go", "vandalise"]
Fault: TypeAlias = Literal["crash", "stall", "jump", "cut", "bus", "weather", "break", "clog"]
KINDS: tuple[Deed | Fault, ...] = (
    *("act", "act", "move", "move", "move", "move", "again", "draw", "come", "come", "go", "vandalise"),
    *("crash", "stall", "jump", "cut", "bus", "weather", "break", "clog"),
)


class Step(Struct, frozen=True):
    """One thing of many, at one of the nodes or to one of the people, and how long it takes until the next."""

    kind: Deed | Fault
    node: int
    person: int
    seed: int
    pause: int


def schedule(seed: int, steps: int = 120) -> list[Step]:
    rng = Random(seed)
    return [
        Step(rng.choice(KINDS), rng.randrange(NODES), rng.randrange(len(NAMES)), rng.getrandbits(32), _pause(rng))
        for _ in range(steps)
    ]


def _pause(rng: Random) -> int:
    return rng.choice([0, 0, 5, 30, 200, 1_000, 4_000])


def table_minutes(steps: list[Step]) -> float:
    return TABLES * (sum(step.pause for step in steps) + HEALING + (1 + AT_A_TABLE) * PEACE) / 60_000


class Evening:
    """Everything that happens follows from the schedule and `seed`."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.timers = VirtualTimers()
        self.log = VirtualLog(self.timers)
        self.faults = Faults()
        self.hub = FaultyHub(self.timers, self.faults, Random(seed + 1))
        self.games = {Rules.name: any_game(Scribbles())}
        self.reported: list[str] = []
        self.queues = Queues()
        self._names = itertools.count(1)
        self._dead: list[Machine] = []
        InProcessBus(self.hub)  # so that the first node knows that it is not alone
        self.nodes = [self._fresh_node() for _ in range(NODES)]
        self.people = [Person(name, f"192.0.2.{at}", self.nodes, self.faults) for at, name in enumerate(NAMES)]
        self.vandal = Person(VANDAL, "198.51.100.1", self.nodes, self.faults)
        self.codes = [self._open(self.people[at : at + AT_A_TABLE]) for at in range(0, len(NAMES), AT_A_TABLE)]
        self.vandal.code = self.codes[0]
        self.vandal.join(0)

    def report(self, what: str, error: Exception) -> None:
        self.reported.append(f"{what}: {error!r}")

    def passes(self, milliseconds: int) -> None:
        self.timers.pass_time(milliseconds)

    def play(self, steps: list[Step]) -> None:
        self._set_faults(ROUGH)
        for step in steps:
            self._does(step)
            self.passes(step.pause)
            self.queues.look(self.timers, self.nodes)
        self._heal()

    def _does(self, step: Step) -> None:
        rng, person, node = Random(step.seed), self.people[step.person], self.nodes[step.node]
        match step.kind:
            case "act":
                person.submit(self._action(person, rng))
            case "move":
                person.play(_move(person, rng))
            case "again":
                person.repeat(rng.choice([self._action(person, rng), _move(person, rng)]))
            case "draw":
                person.draw(rng.randrange(3), rng.randrange(2) * 3)
            case "come":
                rng.choice([person, person, person, self.vandal]).join(step.node)
            case "go":
                person.leave()
            case "break":
                person.lose_line()
            case "clog":
                person.take_nothing_in(rng.choice([10, 3_000, 30_000]))
            case "vandalise":
                self._vandalise(person, rng)
            case _:
                self._fails(step, node, rng)

    def _fails(self, step: Step, node: SimulatedNode, rng: Random) -> None:
        match step.kind:
            case "crash":
                self._crash(step.node, rng)
            case "stall":
                node.machine.stall(rng.choice([100, 1_500, 6_000]))
            case "jump":
                node.machine.jump(rng.choice([10, 1_000, 30_000]))
            case "cut":
                until = self.timers.now() + rng.choice([50, 2_000, 20_000, 90_000])
                has_store, has_bus = rng.choice([(True, False), (False, True), (False, False)])
                node.machine.no_store_until = 0 if has_store else until
                node.machine.no_bus_until = 0 if has_bus else until
            case "bus":
                self.hub.is_up = not self.hub.is_up
            case "weather":
                self._set_faults(rng.choice([CALM, ROUGH, SLOW, FULL]))

    def _action(self, person: Person, rng: Random) -> c.TableCommand:
        return c.ChangeProfile(person.name, rng.choice(COLOURS)) if rng.random() < 0.5 else c.StartGame()

    def _vandalise(self, victim: Person, rng: Random) -> None:
        """What a stranger may not, under an id of their own or somebody else's."""
        nonsense = rng.choice(
            [Raw(b'{"type":"Win"}'), Raw(b'{"type":"Offer","card":"' + 99 * b"x" + b'"}'), Raw(b"[]")]
        )
        wanted = rng.choice([nonsense, Agree(), c.StartGame(), c.SeatBot(), c.ChangeProfile(victim.name, COLOURS[0])])
        if victim.acknowledged and rng.random() < 0.5:
            self.vandal.waiting[next(reversed(victim.acknowledged))] = wanted
        self.vandal.submit(wanted)
        self.vandal.scrawl(*rng.choice(SCRAWLS))

    def _crash(self, at: int, rng: Random) -> None:
        """At any moment: between any two things that happen, also in one millisecond."""
        for _ in range(rng.choice([0, 1, 2, 3, 5, 8, 20])):
            self.timers.ring_next()
        self.nodes[at].die()
        self._dead.append(self.nodes[at].machine)
        for person in (*self.people, self.vandal):
            person.was_cut_off(at)
        self.nodes[at] = self._fresh_node()

    def _heal(self) -> None:
        """What the dead have sent before arrives as well: later, nobody would be left to tell the others of it."""
        self._set_faults(CALM)
        self.hub.is_up = True
        for machine in (*self._dead, *(node.machine for node in self.nodes)):
            machine.mend()
        for at, person in enumerate((*self.people, self.vandal)):
            person.join(at % NODES)
        self.passes(HEALING)
        self.play_in_peace()
        self.queues.look(self.timers, self.nodes)

    def play_in_peace(self) -> None:
        """By now every node knows of the others: one of them moves the bots."""
        for node in self.nodes:
            node.bot.thoughts.clear()
        for person in self.people:
            person.submit(c.StartGame())
        self.passes(PEACE)
        for _ in range(AT_A_TABLE):
            for person in self.people:
                person.play(_first_card(person))
            self.passes(PEACE)

    def _fresh_node(self) -> SimulatedNode:
        name = f"node {next(self._names):03}"
        return SimulatedNode(name, self.timers, self.log, self.hub, self.faults, self.games, self.report, self.rng)

    def _open(self, people: list[Person]) -> str:
        opened: list[Any] = []
        self.nodes[0].house.open(high_card(first=0, turn_seconds=TURN, window_seconds=WINDOW), opened.append)
        self.passes(10)
        for at, person in enumerate(people):
            person.code = opened[0]
            person.join(at % NODES)
            self.passes(50)
            person.submit(c.TakeSeat(person.name))
            self.passes(50)
        people[0].submit(c.SeatBot())
        people[0].submit(c.StartGame())
        self.passes(50)
        return str(opened[0])

    def _set_faults(self, wanted: Faults) -> None:
        for name in Faults.__struct_fields__:
            setattr(self.faults, name, getattr(wanted, name))


def _move(person: Person, rng: Random) -> Offer | Agree:
    hand = person.hand()
    return Offer(rng.choice(hand)) if hand and rng.random() < 0.5 else Agree()


def _first_card(person: Person) -> Offer:
    return Offer(next(iter(person.hand()), "none"))
