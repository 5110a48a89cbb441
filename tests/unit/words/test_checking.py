"""What looks the word cards over, and that ours are in order (P2)."""

import pytest

from tests.unit.words.test_book import card
from vernissage.words.book import Book, Card, built_in
from vernissage.words.checking import check


def test_our_own_cards_are_in_order() -> None:  # P2
    report = check(built_in())
    assert report.problems == ()
    assert all(count >= 40 for counts in report.cards.values() for count in counts.values())


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


def test_a_word_that_only_readers_of_a_variant_see_twice_is_noticed() -> None:
    first, *others = card().words
    told = problems(card(words=({**first, "en-US": "en word 1"}, *others)))
    assert "'en word 1' (en-US) stands 2 times" in told
    assert "(en) stands" not in told


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en-UK", "lorry", "is in en-UK, expected one of en, "),
        ("en-US", "en word 0", "is 'en word 0' in en-US as in en"),
    ],
)
def test_a_language_that_nobody_reads_and_a_variant_that_says_nothing_new_are_noticed(
    language: str, text: str, told: str
) -> None:
    first, *others = card().words
    assert f"1/test, word 1 {told}" in problems(card(words=({**first, language: text}, *others)))


def test_a_word_too_long_for_the_board_is_noticed() -> None:
    words = ({**card().words[0], "es": "supercalifragilísticoespialidoso"}, *card().words[1:])
    assert "26 at most" in problems(card(words=words))


def test_a_card_for_grown_ups_has_to_be_marked() -> None:
    words = ({**card().words[0], "en": "drunk best man"}, *card().words[1:])
    assert "1/test has 'drunk best man' and no `family = false`" in problems(card(words=words))
    assert "no `family = false`" not in problems(card(words=words, family=False))


def test_a_mark_needs_a_reason() -> None:
    assert "1/test has `family = false` and no word for grown-ups" in problems(card(family=False))


def test_too_few_cards_for_families_are_noticed() -> None:
    assert "level 1 has 1 cards for families, expected 30 or more" in problems(card())


def test_our_own_cards_are_for_families_but_for_a_few_of_level_4() -> None:
    assert [card.id for card in built_in() if not card.family and card.level < 4] == []
    assert check(built_in()).family[4] < len(built_in().cards(4))
