"""`vernissage dev simulate artline` plays whole games and counts them."""

import json
from typing import Any

import pytest
from click.testing import CliRunner

from vernissage.cli import main
from vernissage.games.artline.setup import EDITIONS

KEYS = ["games", "finished", "turns", "exhibitions", "ended", "shared", "refused", "games_per_second"]


def simulated(*options: str) -> dict[str, Any]:
    result = CliRunner().invoke(main, ["dev", "simulate", "artline", "--json", *options])
    assert result.exit_code == 0, result.output
    counted: dict[str, Any] = json.loads(result.output)
    return counted


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("variants", [(), ("season",), ("curators",), ("season", "curators")])
def test_every_game_is_finished_and_nothing_refused(edition: str, variants: tuple[str, ...]) -> None:
    options = [option for variant in variants for option in ("--variant", variant)]
    counted = simulated("--edition", edition, "--players", "3", "--games", "5", *options)
    assert list(counted) == KEYS
    assert (counted["games"], counted["finished"], counted["refused"]) == (5, 5, 0)
    assert sum(counted["ended"].values()) == 5


def test_the_same_seed_plays_the_same_games() -> None:
    one, other, third = (simulated("--games", "10", "--seed", seed) for seed in ("1", "1", "2"))
    for counted in (one, other, third):
        del counted["games_per_second"]
    assert one == other != third


def test_without_json_it_prints_a_table() -> None:
    result = CliRunner().invoke(main, ["dev", "simulate", "artline", "--games", "2"])
    assert result.exit_code == 0
    assert "games per second" in result.output


@pytest.mark.parametrize("players", ["1", "7", "many"])
def test_a_number_of_players_that_cannot_play_is_an_error(players: str) -> None:
    result = CliRunner().invoke(main, ["dev", "simulate", "artline", "--players", players, "--games", "1"])
    assert result.exit_code != 0
    assert "player" in result.output
