"""Word cards, as their readers see them (P2)."""

from pathlib import Path

from msgspec.structs import replace

from vernissage.contract.languages import LANGUAGES
from vernissage.words.book import Book, Card, built_in, read


def card(**changes: object) -> Card:
    words = tuple({language: f"{language} word {number}" for language in LANGUAGES} for number in range(7))
    return replace(Card("1/test", 1, words), **changes)


def test_a_card_reads_in_every_language() -> None:
    assert card().in_language("uk")[3] == "uk word 3"


def test_a_reader_of_a_variant_reads_its_words_and_else_those_of_the_language() -> None:
    first, *others = card().words
    own = card(words=({**first, "en-US": "truck"}, *others))
    assert own.in_language("en-US")[:2] == ("truck", "en word 1")
    assert own.in_language("en")[:2] == ("en word 0", "en word 1")
    assert own.in_language("es-419") == own.in_language("es")


def test_our_own_cards_have_words_of_america() -> None:
    vehicles = built_in().card("1/road-vehicles")
    assert [vehicles.in_language(reader)[2] for reader in ("en", "en-US")] == ["lorry", "truck"]
    assert [vehicles.in_language(reader)[0] for reader in ("es", "es-419")] == ["coche", "auto"]


def test_a_card_of_ones_own_reads_in_the_language_it_has() -> None:
    own = card(words=tuple({"es": f"palabra {number}"} for number in range(7)))
    assert own.in_language("zh") == own.in_language("es")


def test_a_book_lists_its_cards_by_level() -> None:
    book = Book([card(), card(id="2/other", level=2), card(id="1/more")])
    assert book.cards(1) == ["1/test", "1/more"]
    assert book.cards(3) == []
    assert book.card("2/other").level == 2


def test_the_level_of_a_file_makes_the_ids_of_its_cards_unique(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(
        '[[card]]\nid = "birds"\nfamily = false\nwords = [{ en = "owl" }, { en = "duck" }]\n'
    )
    (birds,) = read(tmp_path / "cards.toml", 3)
    assert (birds.id, birds.level, birds.family) == ("3/birds", 3, False)
    assert birds.in_language("en") == ("owl", "duck")
