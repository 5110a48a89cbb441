"""Fuzzy search: finds the word spelt most like a given one, despite a slip of the pen or an ending nobody listed."""

from collections.abc import Iterable

_ROOT = 4  # letters that both words must begin with
_SHARE = 0.6  # of the longer word: both must begin with so much of it


class Nearest:
    """An index of words by their spelling."""

    def __init__(self, words: Iterable[str]) -> None:
        self._by_root: dict[str, list[str]] = {}
        self._slips: dict[str, str] = {}
        for word in sorted(words):
            self._by_root.setdefault(word[:_ROOT], []).append(word)
            for slip in _slips(word):
                self._slips.setdefault(slip, word)

    def find(self, word: str) -> str | None:
        slip = next((self._slips[spelling] for spelling in _slips(word) if spelling in self._slips), None)
        return slip or self._same_root(word)

    def _same_root(self, word: str) -> str | None:
        shares = {candidate: _share(word, candidate) for candidate in self._by_root.get(word[:_ROOT], ())}
        best = max(shares, key=lambda candidate: (shares[candidate], candidate), default=None)
        return best if best is not None and shares[best] >= _SHARE else None


def _slips(word: str) -> Iterable[str]:
    """The word, and the word without each of its letters: words that differ in one letter share one of these."""
    if len(word) > _ROOT:
        yield word
        yield from (word[:place] + word[place + 1 :] for place in range(len(word)))


def _share(first: str, second: str) -> float:
    """How much of the longer word both begin with."""
    shorter, longer = sorted((len(first), len(second)))
    same = next((place for place, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), shorter)
    return same / longer if same >= _ROOT else 0.0
