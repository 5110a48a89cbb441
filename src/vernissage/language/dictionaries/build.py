"""Makes the dictionaries: `python -m vernissage.language.dictionaries.build`. Needs simplemma."""

import argparse
from collections.abc import Mapping
from pathlib import Path

from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from vernissage.language.dictionaries.built import BUILT, LANGUAGES, file_of
from vernissage.language.dictionaries.dictionary import Known, write

_CURLY = "’ʼ"


def typed(known: Mapping[str, str]) -> dict[str, Known]:
    """What players may type, with the entry that simplemma finds for it: one of just that spelling, else one with a
    capital letter, else one with another apostrophe."""
    found: dict[str, Known] = {}
    others: list[tuple[str, str]] = []
    for form, entry in known.items():
        small = _small(form)
        if small == form:
            found[form] = Known(entry, True)
        elif _straight(form) in (small, small.capitalize()):
            others.append((form, entry))
    for form, entry in sorted(others, key=lambda other: _unlikeness(other[0])):
        found.setdefault(_small(form), Known(entry, False))
    return found


def _unlikeness(form: str) -> tuple[int, bool]:
    """How far a spelling is from what players type: the apostrophe counts before the capital letter."""
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
