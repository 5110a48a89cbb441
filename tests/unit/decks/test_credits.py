"""Who made each painting, and why it is free."""

from vernissage.decks.catalogue import Decks
from vernissage.decks.own import OwnDecks


def test_credits_name_all_whose_origin_is_known(own: OwnDecks, decks: Decks) -> None:
    own.describe("two", "p0", licence="CC0", source="The Met, 1")
    decks.refresh()
    (row,) = decks.credits()
    assert (row.painting, row.museum, row.licence) == ("two/p0", {"en": "The Met, 1"}, "CC0")
