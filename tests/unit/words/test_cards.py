"""The word cards (P2), and what looks them over."""

from msgspec.structs import replace

from vernissage.core.languages import LANGUAGES
from vernissage.words.book import Book, Card, built_in
from vernissage.words.checking import check


def card(**changes: object) -> Card:
    words = tuple({language: f"{language} word {number}" for language in LANGUAGES} for number in range(7))
    return replace(Card("1/test", 1, words), **changes)


def test_our_own_cards_are_in_order() -> None:  # P2
    report = check(built_in())
    assert report.problems == ()
    assert all(count >= 40 for counts in report.cards.values() for count in counts.values())


def test_a_card_reads_in_every_language() -> None:
    assert card().in_language("uk")[3] == "uk word 3"


def test_a_card_of_ones_own_reads_in_the_language_it_has() -> None:
    own = card(words=tuple({"es": f"palabra {number}"} for number in range(7)))
    assert own.in_language("zh") == own.in_language("es")


def problems(*cards: Card) -> str:
    return "\n".join(check(Book(cards)).problems)


def test_too_few_cards_are_noticed() -> None:
    assert "level 1 has 1 cards in ru, expected 40 or more" in problems(card())


def test_a_missing_translation_is_noticed() -> None:
    words = list(card().words)
    words[4] = {**words[4], "zh": ""}
    assert "1/test, word 5 is missing in zh" in problems(card(words=tuple(words)))


def test_a_card_of_six_is_noticed() -> None:
    assert "1/test has 6 words, expected 7" in problems(card(words=card().words[:6]))


def test_a_word_on_two_cards_is_noticed_whatever_its_case() -> None:
    other = card(id="2/other", level=2, words=({**card().words[0], "en": "EN word 0"}, *card().words[1:]))
    assert "'en word 0' (en) stands 2 times" in problems(card(), other)


def test_a_word_too_long_for_the_board_is_noticed() -> None:
    words = ({**card().words[0], "es": "supercalifragilísticoespialidoso"}, *card().words[1:])
    assert "26 at most" in problems(card(words=words))
