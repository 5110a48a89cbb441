"""Clues for a deck that nobody has described are about colours and light: better than chance, and little more."""

from collections.abc import Sequence
from random import Random

import pytest

from tests.clues.undescribed import Undescribed
from vernissage.contract.catalogue import Painting
from vernissage.contract.not_yet import patiently
from vernissage.decks.catalogue import Decks
from vernissage.games.storyteller.notion_clues import NotionClues


@pytest.fixture(scope="module")
def own() -> Undescribed:
    return Undescribed(Decks())


@pytest.fixture(scope="module")
def clues(own: Undescribed) -> NotionClues:
    ready = NotionClues(own, own.vocabulary)
    ready.prepare()
    return ready


def matched(clues: NotionClues, clue: str, among: Sequence[Painting]) -> Sequence[float]:
    return patiently(lambda: clues.match(clue, "en", among))


def test_almost_every_painting_has_something_to_be_told(own: Undescribed, clues: NotionClues) -> None:
    silent = [one for one in own.paintings(["own"]) if not clues.tell(one, "en", ())]
    assert len(silent) <= 6  # no colour rules in these, and their light is even


def test_what_is_told_is_about_colours_and_light(clues: NotionClues) -> None:
    told = {idea.words["en"] for idea in clues.tell("own/vangogh-irises-in-a-vase", "en", ())}
    assert told & {"washed out", "dusty", "faded colours", "chilly", "icy", "cool tones", "black hole", "abyss"}
    assert not told & {"flowers", "irises", "bouquet"}


def test_a_painting_is_found_more_often_than_by_chance_and_less_often_than_by_what_it_shows(
    own: Undescribed, clues: NotionClues
) -> None:
    rng = Random(1)
    paintings = [one for one in own.paintings(["own"]) if clues.tell(one, "en", ())]
    found = 0.0
    for painting in paintings:
        among = [painting, *rng.sample([one for one in paintings if one != painting], 5)]
        odds = list(matched(clues, clues.tell(painting, "en", ())[0].words["en"], among))
        found += (odds[0] == max(odds)) / odds.count(max(odds))
    assert 0.25 < found / len(paintings) < 0.75
