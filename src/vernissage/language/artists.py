"""Artists' names in a theme: in any spelling, by surname alone, and declined."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from vernissage.contract.catalogue import Language
from vernissage.language.endings import dictionary_form, is_a_word
from vernissage.language.lexicon import LANGUAGES_OF, lexicon
from vernissage.language.objection import Objection
from vernissage.language.spelling import Script, Word, words_of

# Endings by how a Cyrillic name ends, Russian and Ukrainian together; other names are not declined.
_DECLENSIONS = (
    (("ий", "ый", "ой", "ій"), 2, "ий ый ой ій ого ому им ым ім ом ем их ых ая ої ую ою"),
    (("ко",), 1, "о а у ові ом и ів"),
    (("а", "я"), 1, "а я ы и і ї е є у ю ой ей ою ею"),
    (("ь", "й"), 1, "ь й я ю ем єм е і еві ї и"),
    (tuple("бвгґджзклмнпрстфхцчшщ"), 0, " а у ом ем ым им е і ові еві ы и ых их ам"),
)


Ordinary: TypeAlias = Callable[[Script], frozenset[str]]


class _Name(NamedTuple):
    spelling: str
    surname: str
    parts: tuple[frozenset[str], ...]
    surname_is_enough: bool


class Artists:
    """`ordinary`: words of a script that name visible things, so that "church" stays a building. `in_full`: names of
    which the last word is not enough."""

    def __init__(self, names: Iterable[str], ordinary: Ordinary, in_full: Iterable[str] = ()) -> None:
        self._ordinary = ordinary
        self._by_surname: dict[str, list[_Name]] = {}
        self._chinese: dict[str, str] = {}
        self._chinese_words: dict[str, str] = {}  # surnames that are words, too
        for spelling in dict.fromkeys(names):
            self._add(spelling)
        for spelling in dict.fromkeys(in_full):
            self._add(spelling, surname_is_enough=False)

    def named_in(self, words: tuple[Word, ...]) -> Objection | None:
        """The artist that a theme names, as they are spelt; a doubt when it may just as well be an everyday word."""
        text = "".join(word.folded for word in words if word.script == "han")
        if text:
            return self._named_in_chinese(text)
        doubt: Objection | None = None
        for here, word in enumerate(words):
            for name in self._by_surname.get(word.folded, ()):
                verdict = self._verdict(words, here, name)
                if verdict == "refused":
                    return Objection(verdict, name.spelling)
                if verdict == "doubt":
                    doubt = doubt or Objection(verdict, name.spelling)
        return doubt

    def _named_in_chinese(self, text: str) -> Objection | None:
        found = next((name for part, name in self._chinese.items() if _stands_in(part, text)), None)
        if found:
            return Objection("refused", found)
        return Objection("doubt", self._chinese_words[text]) if text in self._chinese_words else None

    def _add(self, spelling: str, *, surname_is_enough: bool = True) -> None:
        words = words_of(spelling.partition("(")[0].partition("（")[0])
        if any(word.script == "han" for word in words):
            self._add_chinese(words, spelling)
            return
        words = _without_suffix(words)
        if not words or any(word.folded in _listed(word.script, "artist_words") for word in words):
            return
        known_as_master = any(word.folded in _listed(word.script, "masters") for word in words)
        parts = tuple(_declined(word) for word in words)
        name = _Name(spelling, words[-1].folded, parts, surname_is_enough and not known_as_master)
        for form in name.parts[-1]:
            self._by_surname.setdefault(form, []).append(name)

    def _add_chinese(self, words: tuple[Word, ...], spelling: str) -> None:
        known = lexicon("zh")
        whole = "".join(word.folded for word in words)
        if any(word in whole for word in known.artist_words) or len(whole) < 2:
            return
        self._chinese.setdefault(whole, spelling)
        surname = words[-1].folded
        if len(surname) == 1 or any(word in whole for word in known.masters) or surname in self._ordinary("han"):
            return
        names = self._chinese_words if surname in known.names_that_are_words else self._chinese
        names.setdefault(surname, spelling)

    def _verdict(self, words: Sequence[Word], here: int, name: _Name) -> Literal["refused", "doubt"] | None:
        if _stands_in_full(words, here, name):
            return "refused"
        if not name.surname_is_enough or len(words[here].folded) < 3:
            return None
        if not self._is_ordinary(words[here]) or _is_credited(words, here):
            return "refused"
        return "doubt" if self._may_be_the_name(words, name) else None

    def _may_be_the_name(self, words: Sequence[Word], name: _Name) -> bool:
        """An everyday word that is the whole theme, just as the artist is called, and nothing that is often painted."""
        return [word.folded for word in words] == [name.surname] and not self._is_seen(words[0])

    def _is_ordinary(self, word: Word) -> bool:
        if word.folded in _listed(word.script, "words_that_are_names"):
            return False
        if self._is_seen(word) or _entries(word) & _listed(word.script, "names_that_are_words"):
            return True
        # Russian dictionaries know «моне» as a form of «моня»: there only the lists decide.
        return word.script == "latin" and any(is_a_word(word.text, language) for language in LANGUAGES_OF["latin"])

    def _is_seen(self, word: Word) -> bool:
        return not _entries(word).isdisjoint(self._ordinary(word.script))


def _stands_in_full(words: Sequence[Word], here: int, name: _Name) -> bool:
    start = here + 1 - len(name.parts)
    if len(name.parts) == 1 or start < 0:
        return False
    return all(word.folded in part for word, part in zip(words[start:here], name.parts, strict=False))


def _entries(word: Word) -> frozenset[str]:
    """The word and what dictionaries have it under."""
    languages = LANGUAGES_OF.get(word.script, ())
    return frozenset({word.folded, *filter(None, (dictionary_form(word.text, language) for language in languages))})


def _is_credited(words: Sequence[Word], here: int) -> bool:
    """ "painted by Church", «картина Стена»."""
    known = _listed(words[here].script, "before_an_artist")
    before = ["^", *(word.folded for word in words[:here])][-2:]
    return before[-1] in known or " ".join(before) in known


def _stands_in(name: str, text: str) -> bool:
    """Two characters may meet by chance (修拉 in 修拉链), longer names do not."""
    here = text.find(name)
    if here < 0 or len(name) > 2:
        return here >= 0
    known = lexicon("zh")
    before, after = text[:here][-1:], text[here + len(name) :][:1]
    return before in known.before_an_artist | {""} and after in known.after_an_artist | {""}


def _without_suffix(words: tuple[Word, ...]) -> tuple[Word, ...]:
    folded = " ".join(word.folded for word in words)
    for language in ("en", "es", "ru", "uk"):
        for suffix in lexicon(language).name_suffixes:
            if folded.endswith(f" {suffix}"):
                return words[: -len(suffix.split())]
    return words


@cache
def _listed(script: Script, kind: str) -> frozenset[str]:
    languages: tuple[Language, ...] = LANGUAGES_OF.get(script, ())
    return frozenset[str]().union(*(getattr(lexicon(language), kind) for language in languages))


def _declined(word: Word) -> frozenset[str]:
    if word.script != "cyrillic":
        return frozenset({word.folded})
    for ends, cut, endings in _DECLENSIONS:
        if word.folded.endswith(ends):
            stem = word.folded[: len(word.folded) - cut]
            return frozenset({word.folded, *(stem + ending for ending in endings.split(" "))})
    return frozenset({word.folded})
