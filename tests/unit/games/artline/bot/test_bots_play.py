"""Bots on the built-in decks: what they lay fits, what they write is allowed, and what they know is their own view."""

from functools import cache
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from tests.seats import S0, S1, S2
from vernissage.cli import built_in_resources
from vernissage.contract.bot import STRENGTHS
from vernissage.contract.catalogue import Language
from vernissage.contract.languages import LANGUAGES
from vernissage.games.artline.setup import EDITIONS, EditionName, Setup
from vernissage.games.artline.simulation.bots import hall_of_bots
from vernissage.games.artline.simulation.playing import Hall, tally
from vernissage.games.artline.state import State
from vernissage.simulation.playing import play

TABLES: list[tuple[EditionName, bool, bool]] = [
    (edition, season, curators) for edition, season, curators in product(EDITIONS, (False, True), (False, True))
]


@cache
def hall(language: Language = "en") -> Hall:
    return hall_of_bots(built_in_resources(), language)


@pytest.mark.parametrize(("edition", "season", "curators"), TABLES)
def test_every_edition_and_variant_is_played_to_its_end_without_a_refusal(  # A1 A31 A32 A33
    edition: EditionName, season: bool, curators: bool
) -> None:
    setup = Setup(edition=edition, season=season, curators=curators, decks=("impressions", "met"))
    played = play(hall(), setup, ("strong", "medium", "easy"), Random(f"{edition}{season}{curators}"))
    assert played.final.result is not None
    assert played.refused == 0
    assert played.counts["misfits"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bots_themes_are_allowed_and_understood_in_every_language(language: str) -> None:  # A14 A16 A17
    setup = Setup(edition="louvre", decks=("met",))
    played = play(hall(language), setup, ("strong", "strong"), Random(language))
    assert played.refused == 0
    themes = played.final.museum.themes.values()
    assert themes
    assert all(theme.language == language and theme.understood for theme in themes)


@pytest.mark.parametrize(("stronger", "weaker"), [("medium", "easy"), ("strong", "medium")])
@pytest.mark.parametrize("games", [24, pytest.param(240, marks=pytest.mark.long)])
def test_every_strength_beats_the_next_lower_one_and_not_always(stronger: str, weaker: str, games: int) -> None:
    result = tally(hall(), Setup(), (stronger, weaker), games, 11, lambda: None)
    assert result.beats is not None
    rough = 0.1 if games < 200 else 0
    assert 0.65 - rough <= result.beats[f"{stronger}>{weaker}"] <= 0.8 + rough


def test_strong_players_end_by_a_last_round() -> None:  # A28 A30
    result = tally(hall(), Setup(), ("strong",) * 4, 8, 3, lambda: None)
    assert result.ended["last_round"] >= 0.6 * result.games


def _hidden_otherwise(state: State, seat: int) -> State:
    """The same game to `seat`: the other hands and the pile hold each other's paintings."""
    others = [other for other in state.hands if other != seat]
    hidden = [painting for other in others for painting in state.hands[other]] + list(state.pile)
    hidden = hidden[::-1]
    hands = dict(state.hands)
    for other in others:
        count = len(hands[other])
        hands[other], hidden = tuple(hidden[:count]), hidden[count:]
    return replace(state, hands=hands, pile=tuple(hidden))


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_bot_knows_its_own_view_and_nothing_else(strength: str) -> None:
    played_in, rng = hall(), Random(11)
    game, state = played_in.game, played_in.game.begin()
    for event in game.start(Setup(first=S0), (S0, S1, S2), rng):
        state = game.evolve(state, event)
    for turn in range(12):
        seat = state.turn.seat if state.placement is None else next(iter(game.waiting(state).seats))
        here = played_in.players[strength](state, seat, Random(turn))
        there = played_in.players[strength](_hidden_otherwise(state, seat), seat, Random(turn))
        assert here == there
        assert here is not None
        for event in game.decide(state, seat, here, rng):
            state = game.evolve(state, event)
