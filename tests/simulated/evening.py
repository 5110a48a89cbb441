"""One evening: three nodes, three people and a bot, and whatever a seed has in store for them."""

import itertools
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from tests.high_card import Agree, Offer, Rules, high_card
from tests.simulated.machines import Faults, FaultyHub, Machine, NodeStore
from tests.simulated.people import Person
from vernissage.bus.in_process import InProcessBus
from vernissage.core.bot import Deed
from vernissage.core.seat import Seat
from vernissage.eventlog.virtual import VirtualStore
from vernissage.runtime.virtual import VirtualTimers, VirtualWorkers
from vernissage.table import commands as c
from vernissage.table.house import House
from vernissage.table.resources import Runtime, TableResources
from vernissage.table.settings import COLOURS
from vernissage.table.timing import Patience

NAMES = ("Ada", "Ben", "Cleo")
NODES = 3
PATIENCE = Patience(grace=0, host_gone=5_000, retry=300, bot_pause=(200, 600))
TURN, WINDOW = 20, 5  # seconds
ROUGH = Faults(lost=0.1, repeated=0.05, bus_delay=200, store_fails=0.05, in_doubt=0.02, store_delay=100)
HEALING = 120_000  # milliseconds without a fault, in which everything has to come right

Kind: TypeAlias = Literal["act", "move", "draw", "come", "go", "crash", "stall", "jump", "bus", "calm"]
KINDS: tuple[Kind, ...] = (
    *("act", "act", "move", "move", "move", "draw", "come", "come", "go"),
    *("crash", "stall", "jump", "bus", "calm"),
)


class Step(Struct, frozen=True):
    """One thing of many, at one of the nodes or to one of the people, and how long it takes until the next."""

    kind: Kind
    node: int
    person: int
    seed: int
    pause: int


def schedule(seed: int, steps: int = 60) -> list[Step]:
    rng = Random(seed)
    return [
        Step(rng.choice(KINDS), rng.randrange(NODES), rng.randrange(len(NAMES)), rng.getrandbits(32), _pause(rng))
        for _ in range(steps)
    ]


def _pause(rng: Random) -> int:
    return rng.choice([0, 0, 5, 30, 200, 1_000, 4_000])


class Agreeable:
    """A bot that agrees, or offers its first card."""

    def move(self, public: Any, own: Any, seat: Seat, **_: Any) -> Deed | None:
        if public.offered is not None:
            return Deed(Agree()) if public.turn != seat else None
        return Deed(Offer(own.hand[0])) if public.turn == seat else None


class Scribbles(Rules):
    has_bots = True

    def may_ink(self, state: Any, seat: Seat) -> bool:  # noqa: ARG002
        return True


class SimulatedNode:
    def __init__(self, evening: "Evening", name: str) -> None:
        self.machine = Machine(evening.timers)
        store = NodeStore(evening.log, evening.timers, self.machine, evening.faults, Random(evening.rng.random()))
        self.bus = InProcessBus(evening.hub)
        resources = TableResources(evening.games, {Rules.name: Agreeable()}, PATIENCE, Random(evening.rng.random()))
        runtime = Runtime(self.machine, store, VirtualWorkers(), evening.report, self.bus, name)
        self.house = House(resources, runtime)
        self.house.keep_order()

    def die(self) -> None:
        """Without a word to anybody."""
        self.machine.is_dead = True
        self.bus._hub.nodes.remove(self.bus)


class Evening:
    """Everything that happens follows from the schedule and `seed`."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.timers = VirtualTimers()
        self.log = VirtualStore(self.timers)
        self.faults = Faults()
        self.hub = FaultyHub(self.timers, self.faults, Random(seed + 1))
        self.games = {Rules.name: Scribbles()}
        self.reported: list[str] = []
        self._names = itertools.count(1)
        InProcessBus(self.hub)  # so that the first node knows that it is not alone
        self.nodes = [self._fresh_node() for _ in range(NODES)]
        self.people = [Person(name, lambda at: self.nodes[at].house) for name in NAMES]
        self.code = self._open()
        for at, person in enumerate(self.people):
            person.join(self.code, at)
            self.passes(50)
            person.submit(c.TakeSeat(person.name))
            self.passes(50)
        self.people[0].submit(c.SeatBot())
        self.people[0].submit(c.StartGame())
        self.passes(50)

    def report(self, what: str, error: Exception) -> None:
        self.reported.append(f"{what}: {error!r}")

    def passes(self, milliseconds: int) -> None:
        self.timers.pass_time(milliseconds)

    def play(self, steps: list[Step]) -> None:
        self._set_faults(ROUGH)
        for step in steps:
            self._does(step)
            self.passes(step.pause)
        self._heal()

    def _does(self, step: Step) -> None:
        rng, person, node = Random(step.seed), self.people[step.person], self.nodes[step.node]
        match step.kind:
            case "act":
                person.submit(rng.choice([c.ChangeProfile(person.name, rng.choice(COLOURS)), c.StartGame()]))
            case "move":
                self._moves(person, rng)
            case "draw":
                person.draw(rng.randrange(3), rng.randrange(2) * 3)
            case "come":
                person.join(self.code, step.node)
            case "go":
                person.leave()
            case "crash":
                self._crash(step.node)
            case "stall":
                node.machine.stall(rng.choice([100, 1_500, 6_000]))
            case "jump":
                node.machine.jump(rng.choice([10, 1_000, 30_000]))
            case "bus":
                self.hub.is_up = not self.hub.is_up
            case "calm":
                self._set_faults(rng.choice([Faults(), ROUGH]))

    def _moves(self, person: Person, rng: Random) -> None:
        hand = person.hand()
        person.play(Offer(rng.choice(hand)) if hand and rng.random() < 0.5 else Agree())

    def _crash(self, at: int) -> None:
        self.nodes[at].die()
        for person in self.people:
            person.was_cut_off(at)
        self.nodes[at] = self._fresh_node()

    def _heal(self) -> None:
        self._set_faults(Faults())
        self.hub.is_up = True
        for at, person in enumerate(self.people):
            person.join(self.code, at % NODES)
        self.passes(HEALING)

    def _fresh_node(self) -> SimulatedNode:
        return SimulatedNode(self, f"node {next(self._names):03}")

    def _open(self) -> str:
        opened: list[Any] = []
        self.nodes[0].house.open(high_card(first=0, turn_seconds=TURN, window_seconds=WINDOW), opened.append)
        self.passes(10)
        return str(opened[0])

    def _set_faults(self, wanted: Faults) -> None:
        for name in Faults.__struct_fields__:
            setattr(self.faults, name, getattr(wanted, name))
