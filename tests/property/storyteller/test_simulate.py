"""`vernissage dev simulate storyteller` plays whole games and counts them."""

import json
from typing import Any

import pytest
from click.testing import CliRunner

from vernissage.cli import main

KEYS = ["games", "finished", "turns", "points", "outcomes", "beats", "refused", "games_per_second"]


def simulated(*options: str) -> dict[str, Any]:
    result = CliRunner().invoke(main, ["dev", "simulate", "storyteller", "--json", *options])
    assert result.exit_code == 0, result.output
    counted: dict[str, Any] = json.loads(result.output)
    return counted


@pytest.mark.parametrize("players", ["3", "5", "8"])
def test_every_game_is_finished_and_nothing_refused(players: str) -> None:
    counted = simulated("--players", players, "--games", "3")
    assert list(counted) == KEYS
    assert (counted["games"], counted["finished"], counted["refused"]) == (3, 3, 0)
    assert list(counted["points"]) == ["teller", "finder", "other"]
    assert list(counted["outcomes"]) == ["all", "none", "some"]


def test_the_same_seed_plays_the_same_games() -> None:
    one, other, third = (simulated("--games", "3", "--seed", seed) for seed in ("1", "1", "2"))
    for counted in (one, other, third):
        del counted["games_per_second"]
    assert one == other != third


def test_bots_of_all_strengths_play_to_the_end() -> None:
    counted = simulated("--players", "strong,easy,medium", "--games", "1")
    assert (counted["finished"], counted["refused"]) == (1, 0)
    assert counted["beats"]["strong>easy"] + counted["beats"]["easy>strong"] == pytest.approx(1)


@pytest.mark.parametrize("players", ["2", "9", "many"])
def test_a_number_of_players_that_cannot_play_is_an_error(players: str) -> None:
    result = CliRunner().invoke(main, ["dev", "simulate", "storyteller", "--players", players, "--games", "1"])
    assert result.exit_code != 0
