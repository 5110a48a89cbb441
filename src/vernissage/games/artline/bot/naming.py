"""Which theme a bot gives a gallery it opens: specific enough to matter, broad enough to use."""

from collections.abc import Sequence

from vernissage.contract.catalogue import Painting, Tag
from vernissage.games.artline.bot.eyes import Eyes

TOO_COMMON = 0.4  # a theme that fits more of the deck than this helps the others as much
DULL = 1.5  # how much less a theme that nobody would talk about is worth
OPTIONS = 4  # how many themes a bot weighs for one line


def options(
    eyes: Eyes, paintings: Sequence[Painting], taken: frozenset[Tag], hand: Sequence[Painting]
) -> tuple[Tag, ...]:
    """Things seen on all of `paintings`, apart from what is in use, the ones that suit `hand` best first."""
    shared = [tag for tag in eyes.common(paintings) if eyes.has_name(tag) and _usable(eyes, tag, taken)]
    return tuple(sorted(shared, key=lambda tag: (-worth(eyes, tag, hand), tag))[:OPTIONS])


def worth(eyes: Eyes, tag: Tag, hand: Sequence[Painting]) -> float:
    """Many of the bot's own paintings fit, few of everybody's; and it should be a pleasure to look for."""
    own = sum(tag in eyes.sees(painting) for painting in hand)
    return own - len(hand) * eyes.share.get(tag, 0.0) - (DULL if tag in eyes.dull else 0.0)


def _usable(eyes: Eyes, tag: Tag, taken: frozenset[Tag]) -> bool:
    """Nobody would say "chair, sofa or bench", nor "person in a hat" beside "hat"."""
    if eyes.share.get(tag, 0.0) > TOO_COMMON or "," in eyes.name(tag, "en"):
        return False
    return not any(eyes.is_part_of(tag, other) for other in taken)
