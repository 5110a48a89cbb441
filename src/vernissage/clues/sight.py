"""Weights what one painting shows: its tags and its moods, the most telling first."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from vernissage.clues.notion import Name, Notion
from vernissage.contract.catalogue import PaintingFacts, Tag

LAST = 0.5  # the weight of the last tag or mood, as a share of the first one's
MEASURED = 0.6  # the weight of a measured tag: it tells less than what somebody saw
MOOD = 1.0
THROUGH_A_MOOD = 0.9  # the weight of a notion that a painting has only through another notion


class Sight(Struct, frozen=True):
    """What one painting shows, with a weight from 0 to 1 for each tag and mood."""

    tags: Mapping[Tag, float]
    moods: Mapping[Name, float]

    def tag(self, tag: Tag) -> float:
        return self.tags.get(tag, 0.0)

    def notion(self, notion: Notion) -> float:
        """How well the notion suits the painting, from 0 to 1: every link that holds adds to it."""
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
    """Weights the tags and moods of a painting. A tag implied by others is as strong as the strongest of those."""
    tags = dict.fromkeys(facts.tags, MEASURED)
    given = _weights(facts.seen)
    tags.update(given)
    for tag, weight in given.items():
        for implied in broader.get(tag, ()):
            if implied not in given:
                tags[implied] = max(tags.get(implied, 0.0), weight)
    return Sight(tags, {name: MOOD * weight for name, weight in _weights(moods).items()})


def _weights(names: Sequence[str]) -> dict[str, float]:
    """Weights from 1 down to `LAST`, in the order of `names`."""
    return {name: 1.0 - (1.0 - LAST) * place / len(names) for place, name in enumerate(names)}
