from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.unit.decks.pictures import painting, saved
from tests.unit.decks.words import WORDS
from vernissage.contract.refused import Refused
from vernissage.decks import own as own_module
from vernissage.decks.catalogue import Decks
from vernissage.decks.model import DECK_FILE
from vernissage.decks.own import OwnDecks, slug


@pytest.fixture
def own(tmp_path: Path) -> OwnDecks:
    decks = OwnDecks(tmp_path, vocabulary=WORDS)
    decks.create("trip", "Our trip")
    return decks


def refused(action: object, *given: object) -> str:
    with pytest.raises(Refused) as refusal:
        action(*given)  # type: ignore[operator]
    return refusal.value.code


def test_a_picture_becomes_a_card_that_can_be_played_at_once(own: OwnDecks, tmp_path: Path) -> None:
    added = own.add_picture("trip", saved(painting(colour="#2060d0")), "C:\\photos\\Old harbour.JPG")
    assert (added.id, added.title, added.file) == ("old-harbour", {"en": "Old harbour"}, "Old harbour.JPG")
    own.set_painting("trip", added.id, "The harbour", ["rowing-boat"])
    decks = Decks(tmp_path, built=tmp_path / "none", vocabulary=WORDS)
    facts = decks.facts("trip/old-harbour")
    assert facts.titles == ("The harbour",)
    assert facts.tags == {"rowing-boat", "boat", "transport", "mostly-blue"}
    assert decks.picture_file("trip", added.pictures.card) is not None


@pytest.mark.parametrize(
    ("file", "title"),
    [("boats_at_sea.jpg", "boats at sea"), ("boats-at-sea.jpg", "boats at sea"), ("Saint-Malo.jpg", "Saint-Malo")],
)
def test_a_file_name_becomes_a_title_that_reads_well(own: OwnDecks, file: str, title: str) -> None:
    assert own.add_picture("trip", saved(painting()), file).title == {"en": title}


def test_a_bad_picture_does_the_rest_no_harm(own: OwnDecks) -> None:
    own.add_picture("trip", saved(painting()), "a.jpg")
    assert refused(own.add_picture, "trip", b"no picture", "b.jpg") == "not-a-picture"
    own.add_picture("trip", saved(painting(mark=40)), "c.jpg")
    assert [one.id for one in own.get("trip").paintings] == ["a", "c"]


def test_the_same_picture_does_not_come_twice(own: OwnDecks) -> None:
    own.add_picture("trip", saved(painting()), "a.jpg")
    assert refused(own.add_picture, "trip", saved(painting()), "b.jpg") == "picture-already-there"


def test_pictures_of_the_same_name_get_ids_of_their_own(own: OwnDecks) -> None:
    names = [own.add_picture("trip", saved(painting(mark=mark)), "IMG.jpg").id for mark in (0, 20, 40)]
    assert names == ["img", "img-2", "img-3"]


def test_uploads_in_parallel_all_arrive(own: OwnDecks) -> None:
    contents = [saved(painting(mark=mark)) for mark in range(0, 60, 5)]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda content: own.add_picture("trip", content, "x.jpg"), contents))
    assert len({one.id for one in own.get("trip").paintings}) == len(contents)


def test_a_full_deck_takes_no_more(own: OwnDecks, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_module, "MOST_PAINTINGS", 1)
    own.add_picture("trip", saved(painting()), "a.jpg")
    assert refused(own.add_picture, "trip", saved(painting(mark=9)), "b.jpg") == "deck-full"


def test_there_is_an_end_to_the_number_of_decks(own: OwnDecks, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_module, "MOST_DECKS", 1)
    assert refused(own.create, "more", "More") == "too-many-decks"


@pytest.mark.parametrize("deck", ["../trip", "..", "", "a/b", "A", "a b", "-a", "x" * 65, "/etc", "a\0b", "trip\n"])
def test_an_id_never_leaves_the_folder(own: OwnDecks, deck: str) -> None:
    for action in (own.get, own.delete):
        assert refused(action, deck) == "bad-deck-id"
    assert refused(own.create, deck, "x") == "bad-deck-id"
    assert refused(own.add_picture, deck, saved(painting()), "a.jpg") == "bad-deck-id"


@pytest.mark.parametrize("filename", ["../../etc/passwd.jpg", "/root/x.png", "..", "", "\0.jpg", "море.jpg", "a" * 999])
def test_a_file_name_never_leaves_the_folder(own: OwnDecks, tmp_path: Path, filename: str) -> None:
    own.add_picture("trip", saved(painting()), filename)
    everything = {path for path in tmp_path.rglob("*") if path.is_file()}
    assert everything == set((tmp_path / "decks" / "trip").iterdir())


def test_built_in_decks_can_neither_be_made_nor_thrown_away(own: OwnDecks) -> None:
    assert refused(own.create, "met", "Met") == "deck-built-in"
    assert refused(own.delete, "met") == "deck-built-in"


def test_what_is_not_there_is_told(own: OwnDecks) -> None:
    assert refused(own.get, "none") == "unknown-deck"
    assert refused(own.delete, "none") == "unknown-deck"
    assert refused(own.create, "trip", "Again") == "deck-exists"
    assert refused(own.remove_painting, "trip", "none") == "unknown-painting"
    assert refused(own.set_painting, "trip", "none", "x", []) == "unknown-painting"


def test_tags_come_from_the_vocabulary_and_colours_are_measured(own: OwnDecks) -> None:
    one = own.add_picture("trip", saved(painting()), "a.jpg")
    assert refused(own.set_painting, "trip", one.id, "x", ["unicorn"]) == "unknown-tag"
    assert refused(own.set_painting, "trip", one.id, "x", ["mostly-blue"]) == "tag-is-measured"
    assert refused(own.set_painting, "trip", one.id, " ", []) == "bad-title"
    assert own.set_painting("trip", one.id, "x", ["dog", "boat", "dog"]).tags == ("dog", "boat")


def test_a_removed_painting_takes_its_pictures_along(own: OwnDecks, tmp_path: Path) -> None:
    one = own.add_picture("trip", saved(painting()), "a.jpg")
    own.remove_painting("trip", one.id)
    assert own.get("trip").paintings == ()
    assert [path.name for path in (tmp_path / "decks" / "trip").iterdir()] == [DECK_FILE]


def test_a_deck_can_be_renamed_listed_and_thrown_away(own: OwnDecks) -> None:
    own.rename("trip", "  Summer   trip ")
    assert [deck.name for deck in own.list()] == [{"en": "Summer trip"}]
    own.delete("trip")
    assert own.list() == ()


def test_a_spoilt_deck_is_passed_over(own: OwnDecks, tmp_path: Path) -> None:
    own.create("good", "Good")
    (tmp_path / "decks" / "trip" / DECK_FILE).write_text("{")
    assert [deck.id for deck in own.list()] == ["good"]
    assert refused(own.get, "trip") == "deck-broken"


def test_any_name_makes_a_safe_id() -> None:
    assert [slug(name) for name in ("Été à la mer!", "море", "a__b", "-")] == [
        "ete-a-la-mer",
        "picture",
        "a-b",
        "picture",
    ]
