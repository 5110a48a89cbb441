"""Word lists that the referee needs for each language: one file per language in `data`."""

from functools import cache, lru_cache
from pathlib import Path

import tomli
from msgspec import Struct, convert

from vernissage.contract.catalogue import Language
from vernissage.language.spelling import Script, Word

_DATA = Path(__file__).with_name("data")
LANGUAGES_OF: dict[Script, tuple[Language, ...]] = {"latin": ("en", "es"), "cyrillic": ("ru", "uk"), "han": ("zh",)}


class Lexicon(Struct, frozen=True):
    """The word lists of one language, by their role in the rules. The files explain each list."""

    articles: frozenset[str] = frozenset()
    neutral: frozenset[str] = frozenset()
    empty: tuple[str, ...] = ()
    numbers: dict[str, str] = {}
    negations: tuple[str, ...] = ()
    negations_at_the_start: tuple[str, ...] = ()
    negations_shared_with_another_language: frozenset[str] = frozenset()
    only: tuple[str, ...] = ()
    lacking_but_visible: tuple[str, ...] = ()
    style: tuple[str, ...] = ()
    style_alone: tuple[str, ...] = ()
    style_fillers: frozenset[str] = frozenset()
    still_life: tuple[str, ...] = ()
    broad: tuple[str, ...] = ()
    interpretation: tuple[str, ...] = ()
    plurals_of_their_own: tuple[tuple[str, str], ...] = ()
    irregular_plurals: dict[str, str] = {}
    noun_endings: tuple[str, ...] = ()
    before_an_artist: frozenset[str] = frozenset()
    after_an_artist: frozenset[str] = frozenset()
    artist_words: frozenset[str] = frozenset()
    masters: frozenset[str] = frozenset()
    name_particles: frozenset[str] = frozenset()
    name_suffixes: tuple[str, ...] = ()
    names_that_are_words: frozenset[str] = frozenset()
    words_that_are_names: frozenset[str] = frozenset()
    other_things: tuple[str, ...] = ()
    beside_a_year: frozenset[str] = frozenset()
    connectives: dict[str, tuple[str, ...]] = {}


@cache
def lexicon(language: Language) -> Lexicon:
    return convert(tomli.loads((_DATA / f"{language}.toml").read_text("utf-8")), Lexicon)


@lru_cache(maxsize=64)
def languages_for(script: Script, hint: Language) -> tuple[Language, ...]:
    """The languages written in `script`, the player's own first: players may type in any of them."""
    return tuple(sorted(LANGUAGES_OF.get(script, ()), key=lambda language: language != hint))


def languages_in(words: tuple[Word, ...], hint: Language) -> tuple[Language, ...]:
    """All languages in which these words may be written, the player's own first."""
    scripts = dict.fromkeys(word.script for word in words)
    return tuple(language for script in scripts for language in languages_for(script, hint))
