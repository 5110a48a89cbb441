"""The placements that a bot believes in: every line fits, every new theme is seen on all of its paintings."""

from collections.abc import Mapping

from msgspec import Struct

from vernissage.contract.catalogue import Painting, Tag
from vernissage.games.artline.bot.eyes import Eyes
from vernissage.games.artline.bot.naming import options
from vernissage.games.artline.bot.seen import Seen
from vernissage.games.artline.values import Cell, Line
from vernissage.games.artline.view_types import Place


class Candidate(Struct, frozen=True):
    """A placement a bot believes in. `themes`: for each line that it opens, the best first."""

    painting: Painting
    cell: Cell
    exhibition: bool
    themes: dict[Line, tuple[Tag, ...]]


def candidates(seen: Seen, eyes: Eyes) -> list[Candidate]:
    taken, hanging = seen.taken(), {line: seen.paintings(line) for line in seen.public.lines}
    options = (
        _candidate(place, painting, seen, eyes, taken, hanging)
        for painting in seen.own.layable
        for place in seen.own.places
    )
    return [candidate for candidate in options if candidate is not None]


def helpful(seen: Seen, eyes: Eyes) -> tuple[list[Candidate], list[Candidate]]:
    """Splits what a bot may lay for its neighbour: first what makes no exhibition, then exhibitions of paintings that
    have no other place. An exhibition with the last painting would end the game: there is none (A32)."""
    options = candidates(seen, eyes)
    plain = [candidate for candidate in options if not candidate.exhibition]
    elsewhere = {candidate.painting for candidate in plain}
    last = len(seen.own.layable) == 1
    return plain, [] if last else [c for c in options if c.exhibition and c.painting not in elsewhere]


def _candidate(
    place: Place,
    painting: Painting,
    seen: Seen,
    eyes: Eyes,
    taken: frozenset[Tag],
    hanging: Mapping[Line, tuple[Painting, ...]],
) -> Candidate | None:
    standing = seen.public.themes
    if not all(eyes.fits(painting, standing[line]) for line in place.lines if line in standing):
        return None
    rest = seen.rest(painting)
    themes = {
        line: options(eyes, (*hanging[line], painting), taken, rest) for line in place.lines if line not in standing
    }
    if not all(themes.values()) or len({tag for tags in themes.values() for tag in tags}) < len(themes):
        return None
    return Candidate(painting, place.cell, place.exhibition, themes)
