"""Which themes a bot thinks of: what people would say, and nothing that stands already in other words."""

from collections.abc import Sequence

from vernissage.contract.catalogue import Painting, PaintingFacts, Tag
from vernissage.games.artline.bot.eyes import Eyes
from vernissage.games.artline.bot.naming import options

SEEN = {
    "d/one": {"hat", "person-in-hat", "seat", "chair", "furniture"},
    "d/two": {"hat", "person-in-hat", "seat", "chair", "furniture"},
    **{f"d/{number}": {"sky"} for number in range(8)},
}
BROADER = {"chair": frozenset({"seat", "furniture"}), "seat": frozenset({"furniture"})}
NAMES = {
    "hat": {"en": ("hat",)},
    "person-in-hat": {"en": ("person in a hat",)},
    "seat": {"en": ("chair, sofa or bench",)},
    "chair": {"en": ("chair",)},
    "furniture": {"en": ("furniture",)},
}


class Deck:
    revision = 0

    def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:
        return list(SEEN) if decks else []

    def facts(self, painting: Painting) -> PaintingFacts:
        return PaintingFacts(painting, tags=frozenset(SEEN[painting]))

    def deck_ids(self) -> Sequence[str]:
        return ["d"]


def thought_of(*taken: Tag) -> set[Tag]:
    return set(options(Eyes(Deck(), ("d",), NAMES, BROADER), ("d/one", "d/two"), frozenset(taken), ()))


def test_it_says_what_people_would_say() -> None:
    assert thought_of() == {"hat", "person-in-hat", "chair", "furniture"}


def test_it_names_nothing_that_contains_a_standing_theme_or_is_contained_in_one() -> None:
    assert thought_of("hat") == {"chair", "furniture"}
    assert thought_of("person-in-hat") == {"chair", "furniture"}
    assert thought_of("chair") == {"hat", "person-in-hat"}
