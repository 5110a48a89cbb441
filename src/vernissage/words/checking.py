"""Looks over the word cards: enough, whole, translated, short enough for the board, and never the same twice?"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from vernissage.contract.catalogue import Language
from vernissage.contract.languages import LANGUAGES, READERS, VARIANTS
from vernissage.contract.wordbook import LEVELS, WORDS_ON_A_CARD
from vernissage.words.book import Book, Card

ENOUGH_CARDS = 40
ENOUGH_FOR_FAMILIES = 30  # a game of eight rounds at one level takes 24
FOR_GROWN_UPS = re.compile(
    r"\b(beer|booze|drink too many|drunk|hungover|naked|nude|rum|vodka|whisky|wine)\b", re.IGNORECASE
)
MAX_WORD_LETTERS = 26  # letters that the board can show; Chinese ones are twice as wide
LONGEST_CHINESE = 10


class Report(Struct, frozen=True):
    """`cards`: by level and language, the cards whose seven words all exist. `family`: by level, those for families."""

    cards: dict[int, dict[Language, int]]
    family: dict[int, int]
    problems: tuple[str, ...]


def check(book: Book) -> Report:
    cards = list(book)
    counts = {level: {language: _whole(cards, level, language) for language in LANGUAGES} for level in LEVELS}
    family = {level: sum(card.level == level and card.family for card in cards) for level in LEVELS}
    problems = [*_too_few(counts), *_incomplete(cards), *_strange(cards), *_too_long(cards), *_repeated(cards)]
    return Report(counts, family, (*problems, *_too_few_for_families(family), *_unmarked(cards)))


def _whole(cards: Iterable[Card], level: int, language: Language) -> int:
    mine = (card for card in cards if card.level == level)
    return sum(len(card.words) == WORDS_ON_A_CARD and all(word.get(language) for word in card.words) for card in mine)


def _too_few(counts: dict[int, dict[Language, int]]) -> Iterator[str]:
    for level, by_language in counts.items():
        for language, count in by_language.items():
            if count < ENOUGH_CARDS:
                yield f"level {level} has {count} cards in {language}, expected {ENOUGH_CARDS} or more"


def _too_few_for_families(family: dict[int, int]) -> Iterator[str]:
    for level, count in family.items():
        if count < ENOUGH_FOR_FAMILIES:
            yield f"level {level} has {count} cards for families, expected {ENOUGH_FOR_FAMILIES} or more"


def _unmarked(cards: Iterable[Card]) -> Iterator[str]:
    """A mark is missing, or nothing on the card is a reason for one."""
    for card in cards:
        reasons = [word for word in card.in_language("en") if FOR_GROWN_UPS.search(word)]
        if card.family and reasons:
            yield f"{card.id} has {reasons[0]!r} and no `family = false`"
        if not card.family and not reasons:
            yield f"{card.id} has `family = false` and no word for grown-ups"


def _incomplete(cards: Iterable[Card]) -> Iterator[str]:
    for card in cards:
        if len(card.words) != WORDS_ON_A_CARD:
            yield f"{card.id} has {len(card.words)} words, expected {WORDS_ON_A_CARD}"
        for number, word in enumerate(card.words, 1):
            missing = [language for language in LANGUAGES if not word.get(language)]
            if missing:
                yield f"{card.id}, word {number} is missing in {', '.join(missing)}"


def _strange(cards: Iterable[Card]) -> Iterator[str]:
    """Languages that nobody reads in, and variants that say nothing new."""
    for card in cards:
        for number, word in enumerate(card.words, 1):
            for language, text in word.items():
                if language not in READERS:
                    yield f"{card.id}, word {number} is in {language}, expected one of {', '.join(READERS)}"
                elif text == word.get(VARIANTS.get(language, "")):
                    yield f"{card.id}, word {number} is {text!r} in {language} as in {VARIANTS[language]}"


def _too_long(cards: Iterable[Card]) -> Iterator[str]:
    for card in cards:
        for word in card.words:
            for language, text in word.items():
                most = LONGEST_CHINESE if language == "zh" else MAX_WORD_LETTERS
                if len(text) > most:
                    yield f"{card.id}: {text!r} has {len(text)} letters, {most} at most"


def _repeated(cards: Sequence[Card]) -> Iterator[str]:
    """No reader sees a word on two cards."""
    for reader in READERS:
        seen = Counter(word.casefold() for card in cards for word in card.in_language(reader))
        yield from (f"{word!r} ({reader}) stands {count} times" for word, count in seen.items() if count > 1)
