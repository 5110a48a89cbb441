"""Whether a painting shows what a theme asks for: yes, no, or not to be told from its tags."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from vernissage.contract.catalogue import Tag
from vernissage.games.artline.bot.reading import PERSON, Part, Reading

MANY = 1000
# How many of a thing there are, as some tags tell.
COUNTED: Mapping[Tag, Mapping[Tag, tuple[int, int]]] = {
    PERSON: {
        "one-person": (1, 1),
        "two-people": (2, 2),
        "three-people": (3, 3),
        "four-people": (4, 4),
        "group": (3, MANY),
        "crowd": (8, MANY),
    },
    "animal": {"one-animal": (1, 1), "several-animals": (2, MANY)},
    "boat": {"several-boats": (2, MANY)},
    "tree": {"single-tree": (1, 1), "many-trees": (3, MANY)},
    "woman": {"several-women": (2, MANY)},
    "man": {"several-men": (2, MANY)},
}
# What nobody who lists what a painting shows would leave out, and all that is of these kinds.
SURELY_LISTED = frozenset(
    {
        PERSON,
        "animal",
        "headwear",
        "transport",
        "sail",
        "building",
        "flowers",
        "fruit",
        "musical-instrument",
        "umbrella",
    }
)
FAR = 2  # by how many more or fewer a count is surely wrong


class Sight:
    """Judges by what is seen on a painting; knows which tags are near each other."""

    def __init__(self, broader: Mapping[Tag, frozenset[Tag]]) -> None:
        self._broader = broader
        self.near = lru_cache(maxsize=512)(self._near)

    def shows(self, seen: frozenset[Tag], reading: Reading) -> bool | None:
        answers = [self._all(seen, parts) for parts in reading.choices]
        if len({_is_colour(parts[-1].tag) for parts in reading.choices}) > 1:
            # "Red or yellow flowers" may mean red flowers.
            answers = [
                answer and (None if _is_colour(parts[-1].tag) else answer)
                for answer, parts in zip(answers, reading.choices, strict=True)
            ]
        return _any(answers)

    def _near(self, tag: Tag) -> frozenset[Tag]:
        """The tag and whatever is of its kind: one of them may have been given for another."""
        kinds = self._broader.get(tag, frozenset())
        relatives = (other for other, above in self._broader.items() if above & kinds or tag in above)
        return frozenset((tag, *kinds, *relatives))

    def _all(self, seen: frozenset[Tag], parts: tuple[Part, ...]) -> bool | None:
        answers = [self._part(seen, part, alone=len(parts) == 1) for part in parts]
        if len(parts) > 1 and any(_is_colour(part.tag) for part in parts):
            # What is red may be the hat or the sky.
            things = [answer for answer, part in zip(answers, parts, strict=True) if not _is_colour(part.tag)]
            return False if False in things else None
        return False if False in answers else None if None in answers else True

    def _part(self, seen: frozenset[Tag], part: Part, *, alone: bool) -> bool | None:
        if part.absent:
            return self._absent(seen, part.tag, alone=alone)
        if part.least != 1 or part.most is not None:
            return self._counted(seen, part)
        there = part.tag in seen or (None if self.near(part.tag) & seen else False)
        return None if there and part.alone else there

    def _absent(self, seen: frozenset[Tag], tag: Tag, *, alone: bool) -> bool | None:
        """Beside a person in a hat there may be one without: only where nothing else is asked for, it is clear."""
        if self.near(tag) & seen:
            return False if alone and tag in seen else None
        return True if SURELY_LISTED & {tag, *self._broader.get(tag, ())} else None

    def _counted(self, seen: frozenset[Tag], part: Part) -> bool | None:
        if not self.near(part.tag) & seen:
            return False if part.least else None
        least, most = _bounds(part.tag, seen)
        if least > most:
            return None
        wanted_most = MANY if part.most is None else part.most
        if part.least <= least and most <= wanted_most:
            return True
        return False if most + FAR <= part.least or wanted_most + FAR <= least else None


def _is_colour(tag: Tag) -> bool:
    return tag.startswith(("something-", "mostly-"))


def _bounds(tag: Tag, seen: frozenset[Tag]) -> tuple[int, int]:
    told = [bounds for other, bounds in COUNTED.get(tag, {}).items() if other in seen]
    least = max((bounds[0] for bounds in told), default=int(tag in seen))
    return least, min((bounds[1] for bounds in told), default=MANY)


def _any(answers: Iterable[bool | None]) -> bool | None:
    given = list(answers)
    return True if True in given else None if None in given else False
