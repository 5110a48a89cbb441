"""Finds words that a bot can draw among words without a recipe, in any of our languages."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TypeAlias

from vernissage.contract.catalogue import Language
from vernissage.contract.languages import LANGUAGES, READERS, language_of
from vernissage.contract.wordbook import CardId, SpokenBook
from vernissage.games.pictomania.ports import Artist
from vernissage.games.pictomania.values import LETTERS, NUMBERS, Letter
from vernissage.language.phrases import LEMMA, Phrases
from vernissage.language.repeats import content
from vernissage.language.spelling import words_of

WordAt: TypeAlias = tuple[CardId, int]  # a card, and the number of a word on it
Meant: TypeAlias = Mapping[tuple[Letter, int], WordAt]  # what a bot takes each of the 21 words for
CHINESE: Language = "zh"


def as_printed(cards: Mapping[Letter, CardId]) -> Meant:
    return {(letter, number): (cards[letter], number) for letter in LETTERS for number in NUMBERS}


class KnownWords:
    """Finds the word of a built-in card that means the same, by dictionary entries: "dogs" are a dog."""

    def __init__(self, book: SpokenBook, artist: Artist) -> None:
        self._book = book
        self._artist = artist
        self._found = lru_cache(maxsize=4096)(self._find)

    def meant(self, cards: Mapping[Letter, CardId], own_words: Mapping[CardId, Sequence[str]], hint: Language) -> Meant:
        """Replaces each of the 21 words by one that can be drawn, if one means the same."""
        return {place: self._like(word, own_words, hint) for place, word in as_printed(cards).items()}

    def _like(self, word: WordAt, own_words: Mapping[CardId, Sequence[str]], hint: Language) -> WordAt:
        if self._artist.knows(*word):
            return word
        return next((name for text in self._texts(word, own_words) if (name := self._found(text, hint))), word)

    def _texts(self, word: WordAt, own_words: Mapping[CardId, Sequence[str]]) -> Sequence[str]:
        """Returns the texts of a word: one for everybody on a table's own cards, else one in every language."""
        card, number = word
        if card in own_words:
            return [own_words[card][number - 1]]
        books = (self._book.words(language) for language in LANGUAGES)
        return [book[card][number - 1] for book in books if card in book]

    def unknown(self, texts: Iterable[str]) -> list[str]:
        """Lists the words that mean nothing it can draw, in any language, each once."""
        return [text for text in dict.fromkeys(texts) if self._found(text, LANGUAGES[0]) is None]

    def _find(self, text: str, hint: Language) -> WordAt | None:
        if any(word.script == "han" for word in words_of(text)):
            return self._chinese.get(_joined(text))
        languages = [hint, *(language for language in LANGUAGES if language != hint)]
        return next((name for language in languages if (name := self._in(text, language))), None)

    def _in(self, text: str, language: Language) -> WordAt | None:
        """Finds the word that means the whole of `text`, not a part of it."""
        if language not in self._phrases:
            return None
        words = content(text, language)
        matches = self._phrases[language].find(words, loosest=LEMMA)
        return (
            matches[0].meaning if len(matches) == 1 and (matches[0].start, matches[0].end) == (0, len(words)) else None
        )

    @cached_property
    def _phrases(self) -> dict[Language, Phrases[WordAt]]:
        spoken = [language for language in LANGUAGES if language != CHINESE]
        return {language: Phrases(self._plain(language), language) for language in spoken}

    @cached_property
    def _chinese(self) -> dict[str, WordAt]:
        return {_joined(text): word for text, word in self._drawable(CHINESE)}

    def _plain(self, language: Language) -> Iterable[tuple[str, WordAt]]:
        """Removes articles of the language and its variants."""
        for reader in (reader for reader in READERS if language_of(reader) == language):
            for text, word in self._drawable(reader):
                yield " ".join(part.text for part in content(text, language)), word

    def _drawable(self, reader: Language) -> Iterable[tuple[str, WordAt]]:
        for card, words in self._book.words(reader).items():
            for number, text in enumerate(words, 1):
                if self._artist.knows(card, number):
                    yield text, (card, number)


def _joined(text: str) -> str:
    return "".join(word.folded for word in words_of(text))
