"""Finds Chinese phrases in a clue by their characters. A character left over suggests the phrases it is in."""

from collections.abc import Iterable

from vernissage.clues.lexis import MOST_MEANINGS, NEAR, PART, WHOLE, Heard, Meaning
from vernissage.clues.stop_words import fillers
from vernissage.language.spelling import words_of


class Characters:
    def __init__(self, phrases: Iterable[tuple[str, Meaning]]) -> None:
        self._whole: dict[str, list[Meaning]] = {}
        self._pairs: dict[str, set[Meaning]] = {}
        self._single: dict[str, set[Meaning]] = {}
        for text, meaning in phrases:
            self._learn(_joined(text), meaning)
        self._longest = max(map(len, self._whole), default=0)

    def hear(self, text: str) -> list[Heard]:
        joined = _joined(text)
        heard: list[Heard] = []
        left = ""
        place = 0
        while place < len(joined):
            end = self._end(joined, place)
            if end is None:
                left += joined[place]
                place += 1
            else:
                heard.append(Heard(tuple(dict.fromkeys(self._whole[joined[place:end]])), WHOLE, (end - place + 1) // 2))
                left += " "
                place = end
        return [*heard, *self._rest(left)]

    def _learn(self, text: str, meaning: Meaning) -> None:
        if text:
            self._whole.setdefault(text, []).append(meaning)
        for pair in _pairs(text):
            self._pairs.setdefault(pair, set()).add(meaning)
        for sign in text:
            self._single.setdefault(sign, set()).add(meaning)

    def _end(self, text: str, start: int) -> int | None:
        ends = range(min(len(text), start + self._longest), start, -1)
        return next((end for end in ends if text[start:end] in self._whole), None)

    def _rest(self, left: str) -> Iterable[Heard]:
        for run in left.split():
            for index, sureness, parts in ((self._pairs, PART, _pairs(run)), (self._single, NEAR, list(run))):
                matches = [index[part] for part in parts if part in index and len(index[part]) <= MOST_MEANINGS]
                yield from (Heard(tuple(sorted(meanings)), sureness, 1) for meanings in matches)
                if matches:
                    break


def _joined(text: str) -> str:
    joined = "".join(word.folded for word in words_of(text))
    return joined if joined in fillers("zh") else "".join(sign for sign in joined if sign not in fillers("zh"))


def _pairs(text: str) -> list[str]:
    return [text[place : place + 2] for place in range(len(text) - 1)]
