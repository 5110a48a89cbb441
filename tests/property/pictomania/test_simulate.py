"""`vernissage dev simulate pictomania` plays whole games and counts them."""

import json
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from vernissage.cli import main
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.simulation.bots import play
from vernissage.words.book import built_in

KEYS = [
    "games",
    "finished",
    "points_mean",
    "points_spread",
    "black_sheep_per_round",
    "refused",
    "games_per_second",
]


def simulated(*options: str) -> dict[str, Any]:
    result = CliRunner().invoke(main, ["dev", "simulate", "pictomania", "--json", *options])
    assert result.exit_code == 0, result.output
    counted: dict[str, Any] = json.loads(result.output)
    return counted


@pytest.mark.parametrize("players", ["3", "4", "5", "6"])
@pytest.mark.parametrize("variant", [(), ("--hurry",)])
def test_every_game_is_finished_and_nothing_refused(players: str, variant: tuple[str, ...]) -> None:
    counted = simulated("--players", players, "--games", "4", *variant)
    assert list(counted) == KEYS
    assert (counted["games"], counted["finished"], counted["refused"]) == (4, 4, 0)
    assert counted["points_spread"] > 0
    assert 0 <= counted["black_sheep_per_round"] <= 1


def test_the_same_seed_plays_the_same_games() -> None:
    one, other, third = (simulated("--games", "4", "--seed", seed) for seed in ("1", "1", "2"))
    for counted in (one, other, third):
        del counted["games_per_second"]
    assert one == other != third


def test_bots_really_draw_and_guess_and_the_stronger_guess_better() -> None:
    counted = simulated("--players", "strong,strong,easy,easy", "--games", "3")
    assert (counted["finished"], counted["refused"]) == (3, 0)
    assert counted["accuracy"]["strong"] > counted["accuracy"]["easy"] > 1 / 7
    assert set(counted["accuracy_by_level"]) == {"1", "2", "3", "4"}
    assert counted["beats"]["strong>easy"] + counted["beats"]["easy>strong"] == pytest.approx(1)


def test_bots_with_little_time_draw_less_and_are_done_before_it_is_up() -> None:  # P18 P19
    rounds: list[Any] = []
    for seconds in (30, 180):
        setup = Setup(rounds=1, seconds=seconds, countdown=False)
        played = play(Rules(built_in()), setup, ["strong"] * 4, Random(3))
        assert played.refused == 0
        rounds += played.final.rounds
    hurried, unhurried = ([len(one.sheet(seat).strokes) for seat in range(4)] for one in rounds)
    assert min(hurried) > 0
    assert sum(hurried) < sum(unhurried)
    assert len(rounds[0].black) == len(rounds[1].black) == 4


def test_without_json_it_prints_a_table() -> None:
    result = CliRunner().invoke(main, ["dev", "simulate", "pictomania", "--games", "1"])
    assert result.exit_code == 0
    assert "black sheep per round" in result.output


@pytest.mark.parametrize("players", ["2", "7", "many"])
def test_a_number_of_players_that_cannot_play_is_an_error(players: str) -> None:
    result = CliRunner().invoke(main, ["dev", "simulate", "pictomania", "--players", players, "--games", "1"])
    assert result.exit_code != 0
