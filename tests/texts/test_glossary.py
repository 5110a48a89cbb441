"""One term for one thing: `client/src/i18n/glossary.toml` beside every text."""

import re
import tomllib

import pytest

from tests.texts.client_texts import ALL, SOURCES
from vernissage.contract.languages import LANGUAGES

GLOSSARY = tomllib.loads((SOURCES / "i18n" / "glossary.toml").read_text("utf-8"))
TERMS = [(thing, language) for thing in GLOSSARY for language in LANGUAGES]


def test_every_thing_has_a_term_in_every_language() -> None:
    assert {thing: set(terms) for thing, terms in GLOSSARY.items()} == {thing: set(LANGUAGES) for thing in GLOSSARY}


@pytest.mark.parametrize(("thing", "language"), TERMS)
def test_the_term_is_used(thing: str, language: str) -> None:
    term = GLOSSARY[thing][language]["say"].casefold()
    assert any(term in text.text.casefold() for text in ALL[language])


@pytest.mark.parametrize(("thing", "language"), TERMS)
def test_no_text_uses_another_word_for_it(thing: str, language: str) -> None:
    others = [re.compile(other, re.IGNORECASE) for other in GLOSSARY[thing][language]["never"]]
    assert [text for text in ALL[language] if any(other.search(text.text) for other in others)] == []
