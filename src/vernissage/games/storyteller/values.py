"""The nouns of Storyteller that its commands, events, state and view share."""

from msgspec import Struct

from vernissage.contract.catalogue import Language


class Clue(Struct, frozen=True, forbid_unknown_fields=True):
    """The storyteller's own words, or some of the program's, which every reader gets in their language (S12). `text` as
    it was told in `language`; `words`: the same in every language, when it was one of the suggestions."""

    text: str
    language: Language
    words: dict[Language, str] = {}
