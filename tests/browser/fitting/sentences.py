"""Every sentence by its key, as the client sets it."""

import re
from functools import cache

from tests.browser.words import bound
from tests.texts.client_texts import ALL

FORM = re.compile(r"\.(one|few|many|other)$")
COVER = ".cover."


def key_of(place: str) -> str:
    """The key without the plural form."""
    return FORM.sub("", place)


@cache
def texts(language: str) -> dict[str, str]:
    """By place: plural forms are places of their own."""
    return {one.place: bound(one.text, language) for one in ALL[language] if COVER not in one.place}


@cache
def covers(language: str) -> dict[str, list[str]]:
    """What the covers of the games say; several may say the same."""
    found: dict[str, list[str]] = {}
    for one in ALL[language]:
        if COVER in one.place:
            found.setdefault(bound(one.text, language), []).append(one.place)
    return found


@cache
def forms(language: str) -> dict[str, list[str]]:
    """The places of each key."""
    found: dict[str, list[str]] = {}
    for place in texts(language):
        found.setdefault(key_of(place), []).append(place)
    return found


@cache
def keys() -> frozenset[str]:
    return frozenset(key_of(one.place) for one in ALL["en"])
