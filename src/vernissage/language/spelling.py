"""Normalises a theme to words: without case, spacing, punctuation and accents that make no difference."""

import unicodedata
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from vernissage.contract.text import normal

Script: TypeAlias = Literal["latin", "cyrillic", "han", "number", "other"]

_COMBINING = range(0x300, 0x370)
_TILDE = "\u0303"
_FIRST_HAN = "〇"
_APOSTROPHES = str.maketrans({"’": "'", "ʼ": "'", "‘": "'", "`": "'", "´": "'", "′": "'"})
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn"}
_BIDI = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Word(NamedTuple):
    """A word of a theme: `text` as dictionaries spell it, `folded` so that two spellings of it compare equal."""

    text: str
    folded: str
    script: Script


def is_one_line(text: str) -> bool:
    """Whether a text has no line break, no control character and nothing that changes the reading direction."""
    return text.isprintable() or not any(
        unicodedata.category(c) in {"Cc", "Cs", "Zl", "Zp"} or c in _BIDI for c in text
    )


@lru_cache(maxsize=2048)
def words_of(text: str) -> tuple[Word, ...]:
    return tuple(Word(run, fold(run), script_of(run)) for run in _runs(_plain(text)))


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """Removes accents, except where they make another letter (ñ, й, ї). ё counts as е."""
    if text.isascii():
        return text.replace("'", "")
    kept: list[str] = []
    for char in normal(text, "NFD"):
        if ord(char) not in _COMBINING or _makes_another_letter(kept[-1] if kept else "", char):
            kept.append(char)
    return normal("".join(kept), "NFC").replace("'", "")


def script_of(run: str) -> Script:
    first = run[0]
    if first.isdigit():
        return "number"
    if is_han(first):
        return "han"
    name = unicodedata.name(first, "")
    if name.startswith("LATIN"):
        return "latin"
    return "cyrillic" if name.startswith("CYRILLIC") else "other"


def is_han(char: str) -> bool:
    return "\u3400" <= char <= "\u9fff" or char == "〇" or "\U00020000" <= char <= "\U0003ffff"


def _makes_another_letter(base: str, mark: str) -> bool:
    if base == "n":
        return mark == _TILDE
    return (base, mark) in {("и", "\u0306"), ("і", "\u0308"), ("у", "\u0306")}


def _plain(text: str) -> str:
    lowered = normal(text, "NFKC").casefold().translate(_APOSTROPHES)
    composed = normal(lowered, "NFKC")
    if composed.replace(" ", "").isalpha():
        return composed
    return "".join(c for c in composed if unicodedata.category(c) not in _INVISIBLE and ord(c) not in _COMBINING)


def _runs(plain: str) -> list[str]:
    return [run for part in plain.split() for run in ([part] if _is_plain_word(part) else _runs_in(part))]


def _is_plain_word(part: str) -> bool:
    """Whether a part of a text has only letters, none of them Chinese. Nearly all do: a shortcut."""
    return part.isalpha() and max(part) < _FIRST_HAN


def _runs_in(plain: str) -> list[str]:
    """Splits a text into runs of letters, of digits, of Chinese and single pictographs. An apostrophe joins letters."""
    runs: list[str] = []
    last = ""
    for place, char in enumerate(plain):
        kind = _kind(plain, place)
        if kind and kind == last and kind != "symbol":
            runs[-1] += char
        elif kind:
            runs.append(char)
        last = kind
    return [_without_possessive(run) for run in runs]


def _kind(plain: str, place: int) -> str:
    char = plain[place]
    if char == "'":
        inside = 0 < place < len(plain) - 1 and plain[place - 1].isalpha() and plain[place + 1].isalpha()
        return "letter" if inside else ""
    if is_han(char):
        return "han"
    if char.isdigit():
        return "digit"
    category = unicodedata.category(char)
    if category == "So":
        return "symbol"
    return "letter" if category[0] in "LMN" and char != "\ufe0f" else ""


def _without_possessive(run: str) -> str:
    return run[:-2] if run.endswith("'s") and len(run) > 2 else run
