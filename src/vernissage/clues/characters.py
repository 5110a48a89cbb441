"""The phrases of Chinese, found by their characters. One that no phrase covers stands for the phrases it is in."""

from collections.abc import Iterable

from vernissage.clues.lexis import MOST_MEANINGS, NEAR, PART, WHOLE, Heard, Meaning
from vernissage.language.lexicon import lexicon
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
        here = 0
        while here < len(joined):
            end = self._end(joined, here)
            if end is None:
                left += joined[here]
                here += 1
            else:
                heard.append(Heard(tuple(dict.fromkeys(self._whole[joined[here:end]])), WHOLE, (end - here + 1) // 2))
                left += " "
                here = end
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
            for known, sureness, parts in ((self._pairs, PART, _pairs(run)), (self._single, NEAR, list(run))):
                found = [known[part] for part in parts if part in known and len(known[part]) <= MOST_MEANINGS]
                yield from (Heard(tuple(sorted(meanings)), sureness, 1) for meanings in found)
                if found:
                    break


def _joined(text: str) -> str:
    silent = lexicon("zh").neutral
    joined = "".join(word.folded for word in words_of(text))
    return joined if joined in silent else "".join(sign for sign in joined if sign not in silent)


def _pairs(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(len(text) - 1)]
