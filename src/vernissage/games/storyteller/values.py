"""Value types that Storyteller's commands, events, state and views share."""

from msgspec import Struct

from vernissage.contract.catalogue import Language


class Clue(Struct, frozen=True, forbid_unknown_fields=True):
    """A clue: the storyteller's own words, or the program's, which every reader gets in their language (S12). `text`:
    as told in `language`; `words`: the same in every language, if it was one of the suggestions."""

    text: str
    language: Language
    words: dict[Language, str] = {}
