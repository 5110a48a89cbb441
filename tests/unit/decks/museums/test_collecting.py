"""A deck is filled picture by picture, and an import that broke off goes on."""

from collections.abc import Mapping, Sequence

import pytest

from tests.unit.decks.museums.server import Town, always, hasty
from tests.unit.decks.pictures import painting, saved
from vernissage.contract.refused import Refused
from vernissage.decks.museums.collecting import Find, collect
from vernissage.decks.own import OwnDecks


class Gallery:
    """Has as many paintings as it is asked for; those in `closed` it does not give away."""

    def __init__(self, town: Town, *keys: str, closed: str = "") -> None:
        self.question, self.origin, self.batch = "boats", "met", 2
        self.town, self.keys, self.closed = town, keys, closed
        self.searched = 0
        for mark, key in enumerate(keys):
            town.routes[f"/{key}.jpg"] = always(saved(painting(mark=10 * mark)))

    def search(self) -> Sequence[str]:
        self.searched += 1
        return self.keys

    def look_up(self, keys: Sequence[str]) -> Mapping[str, Find]:
        return {key: self._find(key) for key in keys if key not in self.closed}

    def _find(self, key: str) -> Find:
        image = f"{self.town.address}/{key}.jpg"
        return Find(image, {"en": f"Boat {key}"}, {"en": "Anna"}, "1890", "CC0", "A museum", ("boat",))


def fill(own: OwnDecks, gallery: Gallery, count: int) -> int:
    return collect(own, "boats", "Boats", gallery, hasty(), count, lambda _have, _title: None)


def test_a_deck_gets_as_many_as_are_wanted_with_their_facts(own: OwnDecks, town: Town) -> None:
    assert fill(own, Gallery(town, "a", "b", "c"), 2) == 2
    first, second = own.get("boats").paintings
    assert (first.title["en"], first.source, first.tags) == ("Boat a", "A museum", ("boat",))
    assert second.title["en"] == "Boat b"


def test_what_cannot_be_had_is_passed_over(own: OwnDecks, town: Town) -> None:
    gallery = Gallery(town, "a", "b", "c", "d", closed="a")
    del town.routes["/b.jpg"]
    town.routes["/c.jpg"] = always(b"no picture")
    assert fill(own, gallery, 4) == 1
    assert [one.title["en"] for one in own.get("boats").paintings] == ["Boat d"]


def test_the_same_question_goes_on_where_it_broke_off(own: OwnDecks, town: Town) -> None:
    gallery = Gallery(town, "a", "b", "c")
    town.trouble["/b.jpg"] = [500, 500, 500]
    with pytest.raises(Refused, match="museum-"):
        fill(own, gallery, 3)
    assert fill(own, gallery, 3) == 3
    assert gallery.searched == 1
    assert town.asked["/a.jpg"] == 1


def test_a_museum_that_has_nothing_leaves_no_deck_behind(own: OwnDecks, town: Town) -> None:
    with pytest.raises(Refused, match="museum-found-nothing"):
        fill(own, Gallery(town), 3)
    assert own.list() == ()
