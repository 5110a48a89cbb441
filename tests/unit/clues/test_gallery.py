import pytest

from vernissage.clues.gallery import Gallery
from vernissage.clues.notion import parse
from vernissage.clues.sight import sight
from vernissage.contract.catalogue import PaintingFacts

SIGHTS = [
    sight(PaintingFacts("deck/one", seen=("moon", "tree")), ("night",), {}),
    sight(PaintingFacts("deck/two", seen=("tree", "crowd")), (), {}),
    sight(PaintingFacts("deck/three", seen=("tree",)), (), {}),
]
NOTIONS = [
    parse("moon+ tree- ~dark !crowd | night | ночь | noche | 夜 | ніч"),
    parse("tree+ | forest | лес | bosque | 森林 | ліс"),
    parse("stars | dark | тьма | oscuridad | 黑暗 | темрява"),
]


def test_it_sees_what_each_sight_sees() -> None:
    gallery = Gallery(SIGHTS, NOTIONS)
    for notion in NOTIONS:
        assert list(gallery.suits[notion.name]) == pytest.approx([one.notion(notion) for one in SIGHTS])


def test_what_suits_one_painting_alone_is_more_obvious_than_what_suits_all() -> None:
    gallery = Gallery(SIGHTS, NOTIONS)
    assert gallery.obvious("night", 0) > gallery.obvious("forest", 0)
    assert gallery.obvious("dark", 0) == pytest.approx(1 / 6)  # nothing is known of it: any of six will do
