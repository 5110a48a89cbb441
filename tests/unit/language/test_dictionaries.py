"""Dictionaries are files that are searched: every form is found, and says what simplemma says."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from simplemma.strategies import DictionaryLookupStrategy
from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from dictionaries import typed
from vernissage.language.dictionaries.built import LANGUAGES, dictionary
from vernissage.language.dictionaries.dictionary import LINES, Dictionary, Listing, write

FORMS = st.dictionaries(
    st.text(st.characters(exclude_characters="\n\t~", exclude_categories=["Cs"]), min_size=1),
    st.builds(Listing, st.text(st.characters(exclude_characters="\n\t~", exclude_categories=["Cs"])), st.booleans()),
    min_size=1,
)


@given(FORMS, st.text(st.characters(exclude_categories=["Cs"])))
def test_what_was_written_is_found_and_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, forms: dict[str, Listing], other: str
) -> None:
    path = tmp_path_factory.mktemp("dictionary") / "file"
    write(path, forms)
    found = Dictionary(path)
    assert {form: found.find(form) for form in forms} == forms
    assert found.find(other) == forms.get(other)


def test_forms_of_many_blocks_are_found(tmp_path: Path) -> None:
    forms = {f"{number:04}": Listing(str(number), number % 2 == 0) for number in range(5 * LINES + 1)}
    write(tmp_path / "file", forms)
    found = Dictionary(tmp_path / "file")
    assert {form: found.find(form) for form in forms} == forms
    assert [found.find(text) for text in ("", "000", "00000", "9999", "0001\n", "\t")] == [None] * 6


def test_a_spelling_of_its_own_comes_before_a_capital_and_that_before_another_apostrophe() -> None:
    spelt = {"rose": "rose", "Rose": "Rose", "Monet": "Monet", "NASA": "NASA", "п’ять": "п’ять", "a’s": "a", "A’s": "A"}
    assert typed(spelt) == {
        "rose": Listing("rose", True),
        "monet": Listing("Monet", False),
        "п'ять": Listing("п’ять", False),
        "a's": Listing("a", False),
    }


def test_a_dictionary_says_what_simplemma_says() -> None:
    factory = DefaultDictionaryFactory()
    simplemma, ours = DictionaryLookupStrategy(factory), dictionary("en")
    known = list(factory.get_dictionary("en"))
    odd = [form for form in known if form != form.casefold() or "'" in form or "’" in form]
    chosen = [*Random(1).sample(known, 2000), *Random(2).sample(odd, 1000)]
    for text in (form.casefold().replace("’", "'") for form in [*chosen, *(form + "q" for form in chosen)]):
        found = ours.find(text)
        assert (found.entry if found else None) == simplemma.get_lemma(text, "en"), text
        assert bool(found and found.literal) == simplemma.is_dictionary_member(text, "en"), text


@pytest.mark.parametrize(
    ("language", "form", "entry"),
    [("en", "boats", "boat"), ("es", "barcas", "barca"), ("ru", "лодки", "лодка"), ("uk", "човни", "човен")],
)
def test_every_language_has_one(language: str, form: str, entry: str) -> None:
    assert language in LANGUAGES
    assert dictionary(language).find(form) == Listing(entry, True)


def test_one_that_was_not_built_is_said(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"is not built: run \./play"):
        Dictionary(tmp_path / "file")
