"""The one of many words whose spelling is closest to another's: a slip, an ending nobody listed, a word of the same
root."""

from collections.abc import Iterable

_ROOT = 4  # letters that two words must begin with
_SHARE = 0.6  # of the longer word that both begin with


class Nearest:
    def __init__(self, words: Iterable[str]) -> None:
        self._by_root: dict[str, list[str]] = {}
        self._slips: dict[str, str] = {}
        for word in sorted(words):
            self._by_root.setdefault(word[:_ROOT], []).append(word)
            for slip in _slips(word):
                self._slips.setdefault(slip, word)

    def find(self, word: str) -> str | None:
        slip = next((self._slips[one] for one in _slips(word) if one in self._slips), None)
        return slip or self._same_root(word)

    def _same_root(self, word: str) -> str | None:
        shares = {other: _share(word, other) for other in self._by_root.get(word[:_ROOT], ())}
        best = max(shares, key=lambda other: (shares[other], other), default=None)
        return best if best is not None and shares[best] >= _SHARE else None


def _slips(word: str) -> Iterable[str]:
    """The word, and the word without each of its letters: two that differ in one letter have one of these in common."""
    if len(word) > _ROOT:
        yield word
        yield from (word[:at] + word[at + 1 :] for at in range(len(word)))


def _share(one: str, other: str) -> float:
    same = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return same / max(len(one), len(other)) if same >= _ROOT else 0.0
