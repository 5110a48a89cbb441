"""Slips of the pen: whether two words differ by so little that either may be meant for the other."""

SHORTEST = 5  # in shorter words a letter makes another word
_ALIKE = 80  # of 100: of ten letters in the two words together, two at most have no counterpart


def is_a_slip(one: str, other: str) -> bool:
    if min(len(one), len(other)) < SHORTEST:
        return False
    return _are_swapped(one, other) or likeness(one, other) >= _ALIKE


def likeness(one: str, other: str) -> float:
    """Of 100: how many of all letters stand in both words, in the same order."""
    return 200 * _common(one, other) / (len(one) + len(other)) if one or other else 100.0


def _common(one: str, other: str) -> int:
    """The length of the longest common subsequence, a bit for each letter of `one` (Hyyrö 2004)."""
    places: dict[str, int] = {}
    for at, letter in enumerate(one):
        places[letter] = places.get(letter, 0) | 1 << at
    everywhere = (1 << len(one)) - 1
    left = everywhere  # letters of `one` that have no counterpart yet
    for letter in other:
        matched = left & places.get(letter, 0)
        left = (left + matched | left - matched) & everywhere
    return len(one) - left.bit_count()


def _are_swapped(one: str, other: str) -> bool:
    """Two neighbouring letters have changed places."""
    return any(one[:at] + one[at + 1] + one[at] + one[at + 2 :] == other for at in range(len(one) - 1))
