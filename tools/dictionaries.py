"""Builds the dictionaries: `python -m dictionaries`. Needs simplemma."""

import argparse
from collections.abc import Mapping
from pathlib import Path

from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from vernissage.language.dictionaries.built import BUILT, LANGUAGES, file_of
from vernissage.language.dictionaries.dictionary import Listing, write

_CURLY = "’ʼ"


def typed(dictionary: Mapping[str, str]) -> dict[str, Listing]:
    """What players may type, with simplemma's entry for it: that of the same spelling, else that of the spelling with
    a capital letter, else that of the spelling with another apostrophe."""
    listings: dict[str, Listing] = {}
    variants: list[tuple[str, str]] = []
    for form, entry in dictionary.items():
        small = _small(form)
        if small == form:
            listings[form] = Listing(entry, True)
        elif _straight(form) in (small, small.capitalize()):
            variants.append((form, entry))
    for form, entry in sorted(variants, key=lambda variant: _unlikeness(variant[0])):
        listings.setdefault(_small(form), Listing(entry, False))
    return listings


def _unlikeness(form: str) -> tuple[int, bool]:
    """A sort key: how far a spelling is from what players type, first by the apostrophe, then by the capital letter."""
    apostrophe = next((rank for rank, curly in enumerate(_CURLY, 1) if curly in form), 0)
    return apostrophe, form[:1].isupper()


def _small(form: str) -> str:
    return _straight(form.casefold())


def _straight(form: str) -> str:
    for apostrophe in _CURLY:
        form = form.replace(apostrophe, "'")
    return form


def build(out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    factory = DefaultDictionaryFactory()
    for language in LANGUAGES:
        write(file_of(language, out), typed(factory.get_dictionary(language)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the dictionaries.")
    parser.add_argument("--out", type=Path, default=BUILT, help="the folder to write to")
    build(parser.parse_args().out)


if __name__ == "__main__":
    main()
