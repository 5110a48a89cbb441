"""The simulation plays a game that it has never heard of."""

from tests.high_card import Rules, Setup
from tests.property.high_card.games import move
from vernissage.simulation.players import CHANCE
from vernissage.simulation.playing import Hall, play, play_many


def test_every_game_is_finished_and_nothing_refused() -> None:
    hall = Hall(Rules(), {CHANCE: move})
    played, _ = play_many(lambda kinds, rng: play(hall, Setup(), kinds, rng), [CHANCE] * 4, 20, 1, lambda: None)
    assert [bool(game.final.winners) for game in played] == [True] * 20
    assert sum(game.refused for game in played) == 0
