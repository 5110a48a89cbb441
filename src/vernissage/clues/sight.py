"""What one painting shows, and how much: its tags, the most telling first, and its moods."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from vernissage.clues.notion import Name, Notion
from vernissage.contract.catalogue import PaintingFacts, Tag

LAST = 0.5  # how much of its weight the last tag or mood keeps
MEASURED = 0.6  # what is measured on every picture tells less than what somebody saw
MOOD = 1.0
THROUGH_A_MOOD = 0.9  # a notion that a painting has only through another one


class Sight(Struct, frozen=True):
    tags: Mapping[Tag, float]
    moods: Mapping[Name, float]

    def tag(self, tag: Tag) -> float:
        return self.tags.get(tag, 0.0)

    def notion(self, notion: Notion) -> float:
        """How well the notion suits the painting: every link that holds brings it nearer to 1."""
        missing = 1.0 - self.moods.get(notion.name, 0.0)
        against = 0.0
        for tag, strength in notion.tags.items():
            shown = self.tags.get(tag, 0.0)
            if strength < 0:
                against = max(against, -strength * shown)
            else:
                missing *= 1.0 - strength * shown
        for name, strength in notion.notions.items():
            missing *= 1.0 - strength * THROUGH_A_MOOD * self.moods.get(name, 0.0)
        return (1.0 - missing) * (1.0 - against)


def sight(facts: PaintingFacts, moods: Sequence[Name], broader: Mapping[Tag, frozenset[Tag]]) -> Sight:
    """Tags that only follow from others are as strong as the strongest of those."""
    tags = dict.fromkeys(facts.tags, MEASURED)
    given = _weights(facts.seen)
    tags.update(given)
    for tag, weight in given.items():
        for implied in broader.get(tag, ()):
            if implied not in given:
                tags[implied] = max(tags.get(implied, 0.0), weight)
    return Sight(tags, {name: MOOD * weight for name, weight in _weights(moods).items()})


def _weights(names: Sequence[str]) -> dict[str, float]:
    """From 1 down to `LAST`."""
    return {name: 1.0 - (1.0 - LAST) * at / len(names) for at, name in enumerate(names)}
