"""What takes long is read when it is asked for, once, and what is kept is bounded."""

import subprocess
import sys
import tracemalloc
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.unit.games.artline.referee.gallery import Gallery, judge, referee
from vernissage.contract.catalogue import PaintingFacts
from vernissage.games.artline import referee as referee_package
from vernissage.games.artline.ports import MAX_THEME_LENGTH
from vernissage.games.artline.referee import theme_referee
from vernissage.games.artline.referee.theme_referee import DECKS_KEPT
from vernissage.games.artline.setup import EDITIONS
from vernissage.language.artists import Ordinary
from vernissage.language.phrases import Characters, Phrases
from vernissage.language.printed import Deck

DECK = Gallery().paintings(())
MOST_MEMORY = 32_000_000  # bytes
OF_EACH_SCRIPT = [("en", "a quiet boat"), ("es", "una barca"), ("ru", "тихая лодка"), ("uk", "човен"), ("zh", "小船")]
BUILT_AFTER_PREPARING = "import tests.unit.games.artline.referee.test_reading as t; print(t.built_after_preparing())"


def built_after_preparing() -> list[type]:
    """Which lists were still read for themes of every language."""
    referee().prepare()
    built: list[type] = []
    for kind in (Phrases, Characters):
        kind.__init__ = count_into(built, kind.__init__)  # type: ignore[method-assign]
    for language, text in OF_EACH_SCRIPT:
        judge(text, language, standing=["horses", "лошади", "马"])
    return built


def count_into(built: list[type], build: Any) -> Any:
    def counted(self: Any, *given: Any, **named: Any) -> None:
        built.append(type(self))
        build(self, *given, **named)

    return counted


def test_nothing_is_read_for_a_theme_once_all_is_prepared() -> None:
    """In a process of its own: here, other tests have read most of it."""
    said = subprocess.run([sys.executable, "-c", BUILT_AFTER_PREPARING], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_a_deck_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []

    class Counted(Deck):
        def __init__(self, facts: Sequence[PaintingFacts], ordinary: Ordinary) -> None:
            read.append(len(facts))
            super().__init__(facts, ordinary)

    monkeypatch.setattr(theme_referee, "Deck", Counted)
    deck = DECK[:3]
    assert not referee().has_read(deck)
    referee().read(deck)
    assert referee().has_read(deck)
    referee().judge("boats", "en", standing=(), edition=EDITIONS["louvre"], line=(), deck=deck)
    assert read == [3]


def test_so_many_decks_are_kept_and_no_more() -> None:
    decks = [list(DECK[:1]) * size for size in range(2, DECKS_KEPT + 5)]
    for deck in decks:
        referee().read(deck)
    assert [referee().has_read(deck) for deck in decks] == [False] * 3 + [True] * DECKS_KEPT


def caches() -> list[Any]:
    """Every cache of the referee that has a limit, and whatever it keeps of what players type."""
    modules = [module for name, module in sys.modules.items() if name.startswith(referee_package.__name__)]
    functions = {id(one): one for module in modules for one in vars(module).values() if hasattr(one, "cache_info")}
    of_the_vocabulary = [referee()._vocabulary.meaning, referee()._vocabulary.exactly]
    return [one for one in (*functions.values(), *of_the_vocabulary) if one.cache_info().maxsize is not None]


def kept() -> int:
    return sum(one.cache_info().currsize for one in caches())


def test_of_a_text_that_is_too_long_nothing_is_kept() -> None:
    referee().prepare()
    before = kept()
    for text in ("x" * 60_000, "a b " * 15_000, "щ" * (MAX_THEME_LENGTH + 1)):
        judge(text)
        referee().understand(text, "en")
        referee().suggest(text, "en", ["boat"])
    assert kept() == before


def test_themes_without_end_fill_a_bounded_part_of_the_memory() -> None:
    referee().prepare()
    rng = Random(1)
    shapes = [("бвгдеёжзabcdefgéñ", 40), ("бвгдabcd ", 20), ("山水人火木 ", 20)]
    themes = [
        "".join(rng.choice(letters) for _ in range(MAX_THEME_LENGTH)) for letters, count in shapes for _ in range(count)
    ]
    for one in caches():
        one.cache_clear()
    tracemalloc.start()
    for theme in themes:
        judge(theme, standing=themes[:2])
        referee().understand(theme, "uk")
    grown = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    at_most = grown / kept() * sum(one.cache_info().maxsize for one in caches())
    assert at_most < MOST_MEMORY
