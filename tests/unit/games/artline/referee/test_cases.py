"""The cases in `cases` are the referee's specification; here they are put to it."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.unit.games.artline.referee.gallery import judge, referee
from vernissage.contract.languages import LANGUAGES
from vernissage.decks import vocabulary
from vernissage.language.repeats import repeats

_VERDICTS = {"allowed": "ok", "doubtful": "doubt", "refused": "refused"}
_CODES = {
    "theme-empty", "theme-too-long", "theme-not-one-line", "theme-repeats", "theme-negation", "theme-artist",
    "theme-artist-doubt", "theme-year", "theme-style", "theme-style-doubt", "theme-title", "theme-fits-most",
    "theme-too-broad", "theme-interpretation", "theme-near-repeat",
}  # fmt: skip


def _cases() -> list[Any]:
    found = []
    for language in LANGUAGES:
        file = Path(__file__).with_name("cases") / f"{language}.toml"
        for kind, cases in tomllib.loads(file.read_text("utf-8")).items():
            found += [
                pytest.param(language, case.get("verdict", _VERDICTS[kind]), case, id=f"{language}-{kind}-{number}")
                for number, case in enumerate(cases)
            ]
    return found


@pytest.mark.parametrize(("language", "verdict", "case"), _cases())
def test_the_referee_says_of_a_theme_what_its_case_says(language: str, verdict: str, case: dict[str, Any]) -> None:
    # A14 A16 A17 A18
    said = judge(case["text"], language, standing=case.get("standing", ()), edition=case.get("edition", "louvre"))
    assert (said.verdict, said.code) == (verdict, case.get("code")), (case, said)
    if "understood" in case:
        assert list(referee().understand(case["text"], language)) == case["understood"], case


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_cases_for_every_verdict_and_code(language: str) -> None:
    cases = [param.values for param in _cases() if param.values[0] == language]
    verdicts = Counter(str(verdict) for _, verdict, _ in cases)
    assert len(cases) >= 60
    assert min(verdicts.values()) >= 20, verdicts
    assert {case.get("code") for *_, case in cases} - {None} == _CODES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_vocabulary_is_refused(language: str) -> None:  # bots name themes with it
    known = vocabulary.load()
    refused = {
        word: said.code
        for tag in known.entries
        for word in known.words(tag, language)
        if (said := judge(word, language)).verdict == "refused"
    }
    assert refused == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_vocabulary_is_understood_as_its_entry(language: str) -> None:
    known = vocabulary.load()
    names = {tag: known.name(tag, language) for tag in known.entries}
    misread = {
        name: understood
        for tag, name in names.items()
        if (understood := referee().understand(name, language)) and understood[0] != tag and _is_unique(name, names)
    }
    assert misread == {}


def _is_unique(name: str, names: dict[str, str]) -> bool:
    return list(names.values()).count(name) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_entries_of_the_vocabulary_are_never_the_same_theme(language: str) -> None:  # A16
    known = vocabulary.load()
    names = sorted({known.name(tag, language) for tag in known.entries})
    every_third = names[::3]
    mistaken = [
        (name, other) for name in every_third for other in names if name != other and repeats(name, other, language)
    ]
    assert mistaken == []


def test_every_code_is_in_the_book_of_refusals() -> None:
    book = Path(__file__).parents[5] / "docs" / "refusals.md"
    section = book.read_text("utf-8").split("\n### Themes\n")[1].split("\n## ")[0]
    assert set(re.findall(r"^\| `([a-z-]+)` \|", section, re.MULTILINE)) == _CODES
