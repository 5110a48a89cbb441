"""Misspellings: whether two words differ by so little that either may be a slip of the pen for the other."""

SHORTEST_LETTERS = 5  # in a shorter word, one changed letter makes another word
_ALIKE_PERCENT = 80  # so of ten letters in the two words together, at most two have no counterpart


def is_a_slip(first: str, second: str) -> bool:
    if min(len(first), len(second)) < SHORTEST_LETTERS:
        return False
    return _are_swapped(first, second) or likeness(first, second) >= _ALIKE_PERCENT


def likeness(first: str, second: str) -> float:
    """Similarity in percent: how many of all letters stand in both words, in the same order."""
    return 200 * _common(first, second) / (len(first) + len(second)) if first or second else 100.0


def _common(first: str, second: str) -> int:
    """The length of the longest common subsequence, computed with one bit per letter of `first` (Hyyrö 2004)."""
    places: dict[str, int] = {}
    for place, letter in enumerate(first):
        places[letter] = places.get(letter, 0) | 1 << place
    everywhere = (1 << len(first)) - 1
    left = everywhere  # letters of `first` that have no counterpart yet
    for letter in second:
        matched = left & places.get(letter, 0)
        left = (left + matched | left - matched) & everywhere
    return len(first) - left.bit_count()


def _are_swapped(first: str, second: str) -> bool:
    """Whether the words differ by two neighbouring letters that have changed places."""
    return any(
        first[:place] + first[place + 1] + first[place] + first[place + 2 :] == second
        for place in range(len(first) - 1)
    )
