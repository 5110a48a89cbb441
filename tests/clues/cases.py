"""Clues that people wrote while looking at paintings, each with its painting and five others."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import tomli
from msgspec import Struct, convert

from vernissage.clues.moods import read_moods
from vernissage.clues.notion import notions
from vernissage.clues.understanding import Understanding
from vernissage.contract.catalogue import Language
from vernissage.decks.catalogue import Decks

Half: TypeAlias = Literal["build", "held-out"]


class Case(Struct, frozen=True):
    """`kind`: whether the clue says what is seen, or only suggests."""

    kind: Literal["seen", "suggested"]
    deck: str
    clue: str
    painting: str
    among: tuple[str, ...]


def cases(half: Half, language: Language) -> tuple[Case, ...]:
    text = (Path(__file__).with_name(f"{half}-{language}.toml")).read_text("utf-8")
    return convert(tomli.loads(text)["cases"], tuple[Case, ...])


@cache
def understanding() -> Understanding:
    decks = Decks()
    return Understanding(decks, decks.vocabulary, notions(), read_moods())


def found(case: Case, language: Language) -> bool:
    """Whether the right painting comes first, and alone."""
    odds = understanding().odds(case.clue, language, [f"{case.deck}/{one}" for one in case.among])
    right = odds[case.among.index(case.painting)]
    return right == max(odds) and odds.count(right) == 1


def share_found(told: Iterable[tuple[Case, Language]]) -> float:
    hits = [found(case, language) for case, language in told]
    return sum(hits) / len(hits)
