"""Validates the recipes: there is one for every word, and each can be drawn."""

from collections.abc import Iterable, Mapping, Set

from msgspec import Struct

from vernissage.contract.wordbook import CardId
from vernissage.drawing.pictograms import Pictogram
from vernissage.drawing.recipes.composing import compose
from vernissage.drawing.recipes.reading import BadRecipe, Recipes

Word = tuple[CardId, int]


class Report(Struct, frozen=True):
    missing: tuple[Word, ...]
    problems: tuple[str, ...]


def check(words: Iterable[Word], recipes: Recipes, pictograms: Mapping[str, Pictogram]) -> Report:
    """Validates the recipes against `words`, all words of the cards."""
    wanted = list(words)
    return Report(
        missing=tuple(word for word in wanted if word not in recipes.words),
        problems=tuple(_problems(set(wanted), recipes, pictograms)),
    )


def _problems(wanted: Set[Word], recipes: Recipes, pictograms: Mapping[str, Pictogram]) -> Iterable[str]:
    for (card, number), parts in recipes.words.items():
        if (card, number) not in wanted:
            yield f"{card} {number}: no card has such a word"
        try:
            compose(parts, recipes, pictograms, f"{card} {number}")
        except BadRecipe as problem:
            yield str(problem)
