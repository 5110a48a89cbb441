"""Two nodes on one log, a slow disk that fails, people who come and go: what is acknowledged is there, once."""

from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual import Eye, Node, arrive, leave
from vernissage.table.shell.effects import Carried, Outcome
from vernissage.table.shell.inputs import CommandSent
from vernissage.table.shell.requests import KEY_SHOWN
from vernissage.table.shell.room import Room
from vernissage.table.shell.timing import Patience
from vernissage.table.state import commands as c
from vernissage.table.state.evolve import record
from vernissage.table.state.secrets import hashed
from vernissage.table.state.settings import COLOURS
from vernissage.table.state.table import Table

NAMES = ("Ada", "Ben", "Cleo")
PATIENCE = Patience(grace=0, host_gone=300, retry=50)
STEPS = 40


class Evening:
    """Everything that happens follows from the seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.first = Node({Rules.name: any_game(Rules())}, patience=PATIENCE)
        self.code = self.first.open(high_card(first=0, turn_seconds=30, window_seconds=5))
        self.eyes: list[tuple[Room, Eye]] = []
        self.outcomes: dict[str, list[Outcome]] = {}
        self.rooms = [self.first.find(self.code)]
        for name in NAMES:
            self.first.submit(self.rooms[0], hashed(name), "sit", c.TakeSeat(name))
        self.rooms.append(self.first.restarted().find(self.code))

    def step(self) -> None:
        """One thing of many, at one of the nodes."""
        happens = self.rng.choice([self.acts, self.acts, self.acts, self.comes, self.goes, self.restarts, self.breaks])
        happens(self.rng.randrange(2), self.rng.choice(NAMES))
        self.first.store.delay = self.rng.choice([0, 1, 20])
        self.first.passes(self.rng.choice([0, 0, 5, 30, 400]))

    def acts(self, at: int, name: str) -> None:
        id = f"{name} {len(self.outcomes)}"
        self.outcomes[id] = []
        for _ in range(self.rng.choice([1, 1, 2])):  # a phone may send twice
            commands: list[c.TableCommand] = [c.ChangeProfile(name, self.rng.choice(COLOURS)), c.StartGame(), c.Say(id)]
            command = self.rng.choice(commands)
            self.rooms[at].take(CommandSent(hashed(name), id, command, self.outcomes[id].append))

    def comes(self, at: int, name: str) -> None:
        self.eyes.append((self.rooms[at], arrive(self.rooms[at], hashed(name))))

    def goes(self, at: int, _name: str) -> None:
        for room, eye in self.eyes:
            if room is self.rooms[at]:
                leave(room, eye)

    def restarts(self, at: int, _name: str) -> None:
        self.goes(at, "")
        self.rooms[at].close()
        self.rooms[at] = self.first.restarted().find(self.code)

    def breaks(self, _at: int, _name: str) -> None:
        self.first.store.is_broken = not self.first.store.is_broken

    def ends(self) -> None:
        """The disk is whole again, and both nodes hear of everything."""
        self.first.store.is_broken = False
        self.first.passes(20_000)
        for at in (0, 1, 0, 1):
            self.first.submit(self.rooms[at], hashed("Ada"), f"last {len(self.outcomes)} {at}", c.Say("good night"))
            self.first.passes(10_000)

    def stored_ids(self) -> list[str]:
        """Of each append that somebody asked for."""
        asked = {(entry.cause, entry.at) for entry in self.first.stored(self.code) if entry.cause is not None}
        return [cause for cause, _ in asked]


def evening_of(seed: int) -> Evening:
    evening = Evening(seed)
    for _ in range(STEPS):
        evening.step()
    evening.ends()
    return evening


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32))
def test_whatever_was_acknowledged_is_in_the_log_once(seed: int) -> None:
    evening = evening_of(seed)
    stored = evening.stored_ids()
    assert len(stored) == len(set(stored))
    for id, outcomes in evening.outcomes.items():
        is_stored = f"{hashed(id.split()[0])[:KEY_SHOWN]}/{id}" in stored
        assert is_stored == any(isinstance(outcome, Carried) for outcome in outcomes)


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32))
def test_every_node_has_what_the_log_folds_to_and_told_it_without_a_gap(seed: int) -> None:
    evening = evening_of(seed)
    entries = evening.first.stored(evening.code)
    for room in evening.rooms:
        assert room.table == record(evening.first.resources.games, Table(), entries[: room.table.number])
    for _, eye in evening.eyes:
        numbers = [(eye.arrivals[0].number, eye.arrivals[0].number), *((news.after, news.number) for news in eye.news)]
        assert all(before[1] == after[0] for before, after in pairwise(numbers))
