"""Spanish sentences are shown from Madrid to Buenos Aires: nothing in them is rude or foreign in Latin America."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.texts.client_texts import ALL
from vernissage.clues.alike import shown
from vernissage.clues.notion import notions
from vernissage.decks.vocabulary import load as vocabulary
from vernissage.web.http import unknown_host
from vernissage.words.book import built_in as word_cards

COGER = r"\b(?:cog[eiéí]|coj[aoáó])\w*"
VOSOTROS = r"\b(?:vosotr[oa]s|vuestr[oa]s?|os|sois|\w+[áé]is|[vd]ais|veis|\w{2,}[ií]steis|\w{2,}ís)\b"
IMPERATIVES = r"\b(?:\w+[aei]d|\w{2,}aos)\b"  # "colgad", "sentaos"
# Nouns that look like them; the endings of abstract nouns are left out, since there is no end of those.
NOUNS = re.compile(
    r"\w*[eiuln]dad|mitad|(?:dificul|liber|amis|volun|majes|tempes)tad|verdad|abad|pared|red|sed|merced|usted|césped"
    r"|huésped|Cid|Madrid|país|París|esquís|dieciséis|veintiséis",
    re.IGNORECASE,
)
FOREIGN = re.compile(f"{COGER}|{VOSOTROS}|{IMPERATIVES}", re.IGNORECASE)


def foreign(text: str) -> list[str]:
    """The words of `text` that Latin America would not say. Placeholders are English and no words of ours."""
    found = FOREIGN.findall(re.sub(r"\{\w+\}", "…", text))
    return [word for word in found if not NOUNS.fullmatch(word)]


def of_the_server() -> Iterator[str]:
    sentences = json.loads(Path(unknown_host.__file__).with_suffix(".json").read_text("utf-8"))
    yield from sentences["es"].values()


def of_cards() -> Iterator[str]:
    for words in word_cards().words("es-419").values():
        yield from words


def of_tags() -> Iterator[str]:
    yield from (vocabulary().name(tag, "es") for tag in vocabulary().entries)


def of_clues() -> Iterator[str]:
    for notion in notions().values():
        yield from notion.phrases["es"][: shown(notion)]


def test_no_text_of_the_client_is_foreign_in_latin_america() -> None:
    assert {text.place: words for text in ALL["es"] if (words := foreign(text.text))} == {}


@pytest.mark.parametrize("texts", [of_the_server, of_cards, of_tags, of_clues])
def test_no_other_text_is_foreign_in_latin_america(texts: Callable[[], Iterator[str]]) -> None:
    shown = list(texts())
    assert shown
    assert {text: words for text in shown if (words := foreign(text))} == {}


@pytest.mark.parametrize(
    "bad",
    [
        "Coger una ficha negra",
        "{name} coge una ficha.",
        "Hay que cogerla.",
        "Coja una carta.",
        "A los demás os queda un turno.",
        "Si sois varios, el más joven.",
        "Entre todos montáis un museo.",
        "¿Tenéis vuestras cartas?",
        "Decís una palabra.",
        "Colgad cuadros y montad un museo.",
        "Sentaos a la mesa.",
    ],
)
def test_words_of_spain_alone_are_noticed(bad: str) -> None:
    assert foreign(bad)


@pytest.mark.parametrize(
    "good",
    [
        "Toma la mejor ficha negra.",
        "Recoger la mesa y encoger los hombros.",
        "La mitad de la pared, seis cojines y los museos de una ciudad.",
        "Faltan cuadros: hay {paintings} y se necesitan {needed}.",
        "{connected} en la mesa",
    ],
)
def test_words_that_only_look_like_them_are_fine(good: str) -> None:
    assert foreign(good) == []
