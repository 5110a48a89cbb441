"""Looks over the recipes: is there one for every word, and can each be drawn?"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from vernissage.contract.wordbook import CardId
from vernissage.drawing.lineart.pictograms import Pictogram
from vernissage.drawing.recipes.composing import compose
from vernissage.drawing.recipes.reading import BadRecipe, Recipes

Word = tuple[CardId, int]


class Report(Struct, frozen=True):
    missing: tuple[Word, ...]
    strangers: tuple[Word, ...]  # recipes for words that no card has
    problems: tuple[str, ...]


def check(words: Iterable[Word], recipes: Recipes, known: Mapping[str, Pictogram]) -> Report:
    """`words`: all that the cards have."""
    wanted = list(words)
    return Report(
        missing=tuple(word for word in wanted if word not in recipes.words),
        strangers=tuple(sorted(recipes.words.keys() - set(wanted))),
        problems=tuple(_problems(recipes, known)),
    )


def _problems(recipes: Recipes, known: Mapping[str, Pictogram]) -> Iterable[str]:
    for (card, number), parts in recipes.words.items():
        try:
            compose(parts, recipes, known, f"{card} {number}")
        except BadRecipe as problem:
            yield str(problem)
