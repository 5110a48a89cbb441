"""Some evenings of faults, each from a seed; `just simulate-faults` runs as many as you like."""

import logging
from collections import Counter

import pytest
from msgspec.structs import replace

from tests.simulated import node
from tests.simulated.bugs import BUGS, Plant, every_node_moves_the_bots, repeat_carried_out_twice
from tests.simulated.checks import described, shortest, violations
from tests.simulated.evening import NODES, Evening, schedule

SEEDS = range(900)  # 54 s of one core when last measured
TOGETHER = 25  # in one test, so that workers share them
LATE_APPEND = range(1_000_676, 1_000_677)  # a dead node's append arrives late
CHUNKS = [SEEDS[at : at + TOGETHER] for at in range(0, len(SEEDS), TOGETHER)]
SEEDS_FOR_A_BUG = 40  # within which it has to be found


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """A store that fails is what we are here for."""
    caplog.set_level(logging.CRITICAL)


@pytest.mark.parametrize("seeds", [*CHUNKS, LATE_APPEND], ids=lambda seeds: f"from {seeds[0]}")
def test_nothing_is_lost_repeated_or_told_differently(seeds: range) -> None:
    for seed in seeds:
        found = violations(seed, schedule(seed))
        assert not found, f"seed {seed}: {found}\n{described(shortest(seed, schedule(seed)))}"


def test_the_same_seed_gives_the_same_evening() -> None:
    logs = []
    for _ in range(2):
        evening = Evening(7)
        evening.play(schedule(7))
        logs.append(evening.log.tables)
    assert logs[0] == logs[1]


def test_games_are_played_while_everything_fails() -> None:
    evening = Evening(3)
    evening.play(schedule(3))
    for code in evening.codes:
        kinds = {one.body.split(b'"')[3] for one in evening.log.tables[code]}
        assert {b"Played", b"Answered", b"Won"} <= kinds


@pytest.mark.parametrize("plant", BUGS)
def test_a_bug_that_was_put_in_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert any(violations(seed, schedule(seed)) for seed in range(SEEDS_FOR_A_BUG))


def test_a_bot_that_all_nodes_move_at_once_has_moved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log takes one of the appends; the others are decided again on what it led to, and the rules refuse them."""
    every_node_moves_the_bots(monkeypatch)
    monkeypatch.setattr(node, "PATIENCE", replace(node.PATIENCE, bot_pause=(300, 300)))
    evening = Evening(0)
    evening.play_in_peace()
    times = Counter(thought for one in evening.nodes for thought in one.bot.thoughts)
    assert set(times.values()) == {NODES}
    stored = [one for code in evening.codes for one in evening.log.tables[code] if one.by is not None and not one.cause]
    assert len(stored) == len(times)


def test_the_shortest_schedule_that_shows_it_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    repeat_carried_out_twice(monkeypatch)
    steps = schedule(5, 40)
    few = shortest(5, steps)
    assert "again" in [step.kind for step in few]
    assert len(few) <= 2
    assert violations(5, few)
    assert set(few) <= set(steps)
