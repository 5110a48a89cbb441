"""How common things are in the decks that a table plays with."""

from collections import Counter
from collections.abc import Mapping, Sequence

from vernissage.contract.catalogue import Catalogue, Tag, known_paintings


def shares(catalogue: Catalogue, decks: Sequence[str]) -> Mapping[Tag, float]:
    """In which part of the decks' paintings each thing is seen."""
    paintings = known_paintings(catalogue, decks)
    seen = Counter(tag for painting in paintings for tag in catalogue.facts(painting).tags)
    return {tag: count / len(paintings) for tag, count in seen.items()}
