"""Chooses a theme for a gallery that a bot opens: specific enough to matter, broad enough to use."""

from collections.abc import Sequence

from vernissage.contract.catalogue import Painting, Tag
from vernissage.games.artline.bot.eyes import Eyes

TOO_COMMON = 0.4  # a theme that fits more of the deck than this helps the others just as much
DULL = 1.5  # what a theme is worth that nobody would talk about, as a share
OPTIONS = 4  # how many themes a bot weighs for one line


def options(
    eyes: Eyes, paintings: Sequence[Painting], taken: frozenset[Tag], hand: Sequence[Painting]
) -> tuple[Tag, ...]:
    """Lists themes seen on all of `paintings` and not in use yet, those that suit `hand` best first."""
    shared = [tag for tag in eyes.common(paintings) if eyes.has_name(tag) and _usable(eyes, tag, taken)]
    return tuple(sorted(shared, key=lambda tag: (-worth(eyes, tag, hand), tag))[:OPTIONS])


def worth(eyes: Eyes, tag: Tag, hand: Sequence[Painting]) -> float:
    """Rates a theme: the more of the bot's own paintings and the fewer of the deck fit, the better; dull ones count
    less."""
    own = sum(tag in eyes.sees(painting) for painting in hand)
    return own - len(hand) * eyes.share.get(tag, 0.0) - (DULL if tag in eyes.dull else 0.0)


def _usable(eyes: Eyes, tag: Tag, taken: frozenset[Tag]) -> bool:
    """Whether people would say it: not "chair, sofa or bench", nor "person in a hat" beside "hat"."""
    if eyes.share.get(tag, 0.0) > TOO_COMMON or "," in eyes.name(tag, "en"):
        return False
    return not any(eyes.is_part_of(tag, other) for other in taken)
