"""A clue: the storyteller's own words, or some of the program's, which every reader gets in their language (S12)."""

from msgspec import Struct

from vernissage.contract.catalogue import Language
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.refused import Refused
from vernissage.contract.text import bounded, cleaned, visible

MAX_CLUE_LENGTH = 120  # S2
ROOM = 4  # a clue may be sent this many times too long: spaces are trimmed, accents may be separate characters


class Clue(Struct, frozen=True, forbid_unknown_fields=True):
    """`text` as it was told in `language`; `words`: the same in every language, when it was one of the suggestions."""

    text: str
    language: Language
    words: dict[Language, str] = {}


def clean_clue(text: str) -> str:
    """S2, S13"""
    clue = cleaned(bounded(text, ROOM * MAX_CLUE_LENGTH, "clue-too-long", MAX_CLUE_LENGTH))
    if clue is None:
        raise Refused("clue-unreadable")
    if not clue:
        raise Refused("clue-empty")
    if visible(clue) > MAX_CLUE_LENGTH or len(clue) > 2 * MAX_CLUE_LENGTH:
        raise Refused("clue-too-long", limit=MAX_CLUE_LENGTH)
    return clue


def check_language(language: Language) -> None:
    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language)
