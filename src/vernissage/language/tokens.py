"""Splits a theme into tokens: things of the vocabulary, numbers, and the words that join and bound them."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from vernissage.contract.catalogue import Language, Tag
from vernissage.language.lexicon import languages_in, lexicon
from vernissage.language.phrases import Characters, PhraseMatch, Phrases
from vernissage.language.spelling import Word, words_of
from vernissage.language.understanding import TagWords, named

Kind: TypeAlias = Literal[
    "thing",
    "number",
    "comma",
    "or",
    "either",  # "either a dog or a cat": says no more than "or"
    "and",
    "without",
    "only",
    "exactly",
    "at_least",
    "more_than",
    "at_most",
    "fewer_than",
    "or_more",
    "several",
    "neutral",
]
_COMMAS = re.compile("[,;、，；]")
_SLASHES = re.compile("/")
SEVERAL = 2  # at least
_MEASURES = "个只位名匹条艘座棵"


class Token(NamedTuple):
    """A part of a theme. `number`: how many, also of "several" and of a thing that is a number word, as «двое» means
    two people. `article`: the number is an article, too, as in Spanish."""

    kind: Kind
    tag: Tag = ""
    number: int = 0
    article: bool = False


class Tokens:
    """An index of the vocabulary and of the connectives, by language."""

    def __init__(self, words: TagWords) -> None:
        self._words = words
        self._phrases = cache(self._read_phrases)
        self._characters = cache(self._read_characters)

    def readings(self, text: str, hint: Language) -> Iterator[tuple[Token, ...]]:
        """Every way to read all of `text`, in the author's own language first."""
        pieces = [words_of(piece) for piece in _COMMAS.split(_SLASHES.sub(f" {_or(hint)} ", text))]
        for language in languages_in(words_of(text), hint):
            whole = self._split(words_of(text), language)
            if whole and len(whole) == 1:
                yield tuple(whole)  # a name may have commas of its own
            split = [self._split(piece, language) for piece in pieces if piece]
            if all(tokens is not None for tokens in split):
                yield tuple(_joined([tokens for tokens in split if tokens]))

    def _split(self, words: tuple[Word, ...], language: Language) -> list[Token] | None:
        """The tokens of a piece without commas; `None` if a word of it is not understood."""
        if language == "zh":
            text = "".join(word.folded for word in words)
            return _tokens(self._characters().find(text), ["" if word.isspace() else word for word in text], language)
        content = [word for word in words if word.folded not in lexicon(language).articles]
        return _tokens(self._phrases(language).find(content), [word.folded for word in content], language)

    def _read_phrases(self, language: Language) -> Phrases[Token]:
        return Phrases(_meanings(self._words, language), language, without=lexicon(language).articles)

    def _read_characters(self) -> Characters[Token]:
        return Characters(_meanings(self._words, "zh"))


def _meanings(words: TagWords, language: Language) -> Iterator[tuple[str, Token]]:
    terms = lexicon(language)
    for kind, phrases in terms.connectives.items():
        number = SEVERAL if kind == "several" else 0
        yield from ((phrase, Token(kind, number=number)) for phrase in phrases)  # type: ignore[arg-type]  # its keys
    for text, exactly in named(words, language):
        yield text, Token("thing", exactly.tag, int(terms.numbers.get(text, 0)))
    numbers = _chinese_numbers() if language == "zh" else ((word, int(n)) for word, n in terms.numbers.items())
    yield from ((word, Token("number", number=number, article=word in terms.neutral)) for word, number in numbers)
    yield from ((word, Token("neutral")) for word in terms.neutral)


def _chinese_numbers() -> Iterator[tuple[str, int]]:
    for number, figure in enumerate("零一二三四五六七八九十"):
        yield from ((figure + measure, number) for measure in ("", *_MEASURES))
    yield from (("两" + measure, 2) for measure in ("", *_MEASURES))


def _tokens(matches: Sequence[PhraseMatch[Token]], words: Sequence[str], language: Language) -> list[Token] | None:
    starts = {match.start: match for match in matches}
    tokens: list[Token] = []
    place = 0
    while place < len(words):
        match, word = starts.get(place), words[place]
        if match is None and not word.isdecimal() and word not in lexicon(language).neutral:
            return None
        tokens += [match.meaning] if match else [Token("number", number=int(word))] if word.isdecimal() else []
        place = match.end if match else place + 1
    return [token for token in tokens if token.kind not in ("neutral", "either")]


def _joined(pieces: Sequence[Sequence[Token]]) -> Iterator[Token]:
    for number, piece in enumerate(pieces):
        if number and piece[0].kind not in ("or", "and"):
            yield Token("comma")
        yield from piece


def _or(language: Language) -> str:
    return lexicon(language).connectives["or"][0]
