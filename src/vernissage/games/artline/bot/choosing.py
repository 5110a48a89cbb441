"""Chooses among the placements that a bot believes in."""

from collections.abc import Iterator
from itertools import product
from random import Random

from msgspec import Struct

from vernissage.contract.bot import Strength
from vernissage.contract.catalogue import Painting, Tag
from vernissage.games.artline.bot.candidates import Candidate
from vernissage.games.artline.bot.eyes import Eyes
from vernissage.games.artline.bot.foresight import Foresight
from vernissage.games.artline.bot.naming import worth
from vernissage.games.artline.bot.seen import Seen
from vernissage.games.artline.values import Line

WEIGHED = 48  # placements that a strong bot thinks through; the rest looked worse at once
EXHIBITION = 10.0
NEXT_EXHIBITION = 1.5
OPENING = 6.0  # how much an exhibition place for the others counts against it
NOTICED: dict[Strength, int] = {"easy": 5, "medium": 13}  # placements among which one looks for an exhibition


class Choice(Struct, frozen=True):
    """A placement with one theme for each line it opens."""

    candidate: Candidate
    themes: dict[Line, Tag]


def ranked(options: list[Candidate], seen: Seen, eyes: Eyes, strength: Strength, rng: Random) -> Iterator[Choice]:
    """Ranks placements, best first; the caller takes the next if the referee or the table refuses one."""
    mixed = sorted(rng.sample(options, len(options)), key=lambda candidate: _dull_themes(candidate, eyes))
    if strength == "strong":
        return _strong(mixed, seen, eyes)
    return _noticing(mixed, NOTICED[strength])


def _dull_themes(candidate: Candidate, eyes: Eyes) -> int:
    return sum(tags[0] in eyes.dull for tags in candidate.themes.values())


def _noticing(mixed: list[Candidate], most: int) -> Iterator[Choice]:
    """Looks at only `most` placements, as people do, and hangs an exhibition if one is among them."""
    noticed, others = mixed[:most], mixed[most:]
    return _by_first_theme([*sorted(noticed, key=lambda candidate: not candidate.exhibition), *others])


def _by_first_theme(options: list[Candidate]) -> Iterator[Choice]:
    for candidate in options:
        yield from _with_themes(candidate)


def _strong(mixed: list[Candidate], seen: Seen, eyes: Eyes) -> Iterator[Choice]:
    foresight = Foresight(seen, eyes)
    promising = sorted(mixed, key=lambda candidate: -_first_look(candidate, seen, eyes))[:WEIGHED]
    choices = [choice for candidate in promising for choice in _with_themes(candidate)]
    yield from sorted(choices, key=lambda choice: -_value(choice, seen, eyes, foresight))


def _first_look(candidate: Candidate, seen: Seen, eyes: Eyes) -> float:
    rest = seen.rest(candidate.painting)
    named = sum(worth(eyes, tags[0], rest) for tags in candidate.themes.values())
    return EXHIBITION * candidate.exhibition + named - _promise(candidate.painting, eyes)


def _value(choice: Choice, seen: Seen, eyes: Eyes, foresight: Foresight) -> float:
    rest = seen.rest(choice.candidate.painting)
    named = sum(worth(eyes, tag, rest) for tag in choice.themes.values())
    soon = foresight.exhibitions(choice.candidate, choice.themes, rest)
    return (
        EXHIBITION * choice.candidate.exhibition
        + NEXT_EXHIBITION * min(soon, 2)
        + 0.5 * soon
        - OPENING * foresight.openings(choice.candidate, choice.themes)
        + named
        - _promise(choice.candidate.painting, eyes)
    )


def _promise(painting: Painting, eyes: Eyes) -> float:
    """How useful a painting is later: one on which much is seen combines well, so it is better kept."""
    return len(eyes.sees(painting)) / 40


def _with_themes(candidate: Candidate) -> Iterator[Choice]:
    """Yields every way to name the opened lines with different themes, best options first."""
    lines = list(candidate.themes)
    for tags in product(*candidate.themes.values()):
        if len(set(tags)) == len(tags):
            yield Choice(candidate, dict(zip(lines, tags, strict=True)))


def least_useful(seen: Seen, eyes: Eyes) -> Painting:
    """Chooses what to discard: the painting that has the fewest things in common with others."""
    return min(seen.own.hand, key=lambda painting: (len(eyes.sees(painting)), painting))
