"""Draws like a hand: stroke by stroke, at a human pace, a little unsteadily, never twice the same.

Pure: chance is handed in, and time is only told, in seconds since the pen was taken up.
"""

import math
from collections.abc import Sequence
from itertools import accumulate, pairwise
from operator import truediv
from random import Random
from typing import TypeAlias

from msgspec import Struct

from vernissage.drawing.geometry import Line, box, length, thinned
from vernissage.drawing.ink import LONG, MAX_POINTS, SHORT, Point, Stroke
from vernissage.drawing.marks import Drawing, Mark
from vernissage.drawing.unsteady import corners, placed, unsteady

WholeSpot: TypeAlias = tuple[int, int]

_PEN = 1  # the middle width
_TRAVEL = 1600.0  # units per second, with the pen lifted
_THINKING = (4.0, 9.0)  # seconds before the first stroke: how could one draw that?
_SLOWEST = 0.35  # of the pace, at a sharp corner
_POINTS = 36  # per second, as a screen reports them: a quick hand leaves fewer
_LIMITS = (350.0, 700.0)
_RESTING, _FLYING = 10, 5  # how hard it presses where it is slowest and quickest, in the steps of ink


class Hand(Struct, frozen=True):
    """How somebody draws. `leaves_out`: strokes shorter than this share of the drawing's size; `simplifies`: by how
    many units a line may be off; `telling_first`: begins with what tells the word from its neighbours."""

    pace: float  # units per second
    pause: float  # seconds between strokes
    unsteadiness: float
    leaves_out: float = 0.0
    simplifies: float = 1.5
    telling_first: bool = False


HASTY = Hand(pace=620, pause=0.9, unsteadiness=1.5, leaves_out=0.13, simplifies=9.0)
PLAIN = Hand(pace=480, pause=1.3, unsteadiness=1.0, leaves_out=0.03)
GOOD = Hand(pace=520, pause=1.1, unsteadiness=0.7, telling_first=True)


class Inked(Struct, frozen=True):
    """A stroke, and when each of its points was drawn."""

    stroke: Stroke
    times: tuple[float, ...]


def draw(drawing: Drawing, hand: Hand, rng: Random) -> tuple[Inked, ...]:
    marks = _ordered(_chosen(drawing.marks, hand), hand)
    lines = placed([_simplified(mark.line, hand) for mark in marks], hand.unsteadiness, rng)
    meant = [piece for line in lines for piece in unsteady(line, hand.unsteadiness, hand.pace / _POINTS, rng)]
    found, now, here = list[Inked](), rng.uniform(*_THINKING), None
    for spots in map(_spots, meant):
        now += rng.uniform(0.6, 1.6) * hand.pause + (math.dist(here, spots[0]) / _TRAVEL if here else 0)
        steps = list(map(math.dist, spots, spots[1:]))
        times = _times(spots, steps, now, hand, rng)
        found.append(Inked(Stroke(_PEN, _pressed(spots, steps, times)), times))
        now, here = times[-1], spots[-1]
    return tuple(found)


def _chosen(marks: Sequence[Mark], hand: Hand) -> list[Mark]:
    """Small things go, unless they tell; the longest stroke always stays."""
    left, top, right, bottom = box(mark.line for mark in marks)
    least = hand.leaves_out * math.hypot(right - left, bottom - top)
    longest = max(marks, key=lambda mark: length(mark.line))
    return [mark for mark in marks if mark is longest or mark.telling or length(mark.line) >= least]


def _ordered(marks: Sequence[Mark], hand: Hand) -> list[Mark]:
    return sorted(marks, key=lambda mark: not mark.telling) if hand.telling_first else list(marks)


def _simplified(line: Line, hand: Hand) -> Line:
    """Small shapes less, or nothing would be left of them."""
    return thinned(line, min(hand.simplifies, length(line) * 0.03))


def _spots(line: Line) -> list[WholeSpot]:
    """Whole units on the sheet, none twice in a row."""
    xs, ys = zip(*line, strict=True)
    spots = list(zip(_within(xs, LONG), _within(ys, SHORT), strict=True))
    return [spots[0], *[now for was, now in pairwise(spots) if now != was]][:MAX_POINTS]


def _within(places: Sequence[float], most: int) -> Sequence[int]:
    """Whole numbers from 0 to `most`: the nearest."""
    whole = list(map(round, places))
    return whole if min(whole) >= 0 and max(whole) <= most else [min(max(place, 0), most) for place in whole]


def _times(
    spots: Sequence[WholeSpot], steps: Sequence[float], begin: float, hand: Hand, rng: Random
) -> tuple[float, ...]:
    """Quick where it is straight, slow around corners; each stroke a little quicker or slower than the last. `steps`:
    how far it is from each point to the next."""
    pace = min(max(hand.pace * rng.lognormvariate(0, 0.12), _LIMITS[0]), _LIMITS[1])
    speeds = [pace * max(_SLOWEST, 1 - turn / math.pi) for turn in corners(spots)[1:]]
    return tuple(accumulate(map(truediv, steps, speeds), initial=begin))


def _pressed(spots: Sequence[WholeSpot], steps: Sequence[float], times: Sequence[float]) -> tuple[Point, ...]:
    """Less where the hand is quick, as a player's does (`client/src/draw/pressure.ts`)."""
    speeds = [step / max(later - at, 1e-6) for step, at, later in zip(steps, times, times[1:], strict=False)] or [0.0]
    at_spots = [(one + other) / 2 for one, other in zip([0.0, *speeds], [*speeds, speeds[-1]], strict=True)]
    most, lighter = _LIMITS[1], _RESTING - _FLYING
    shares = [speed / most if speed < most else 1.0 for speed in at_spots]
    return tuple([(x, y, round(_RESTING - lighter * share)) for (x, y), share in zip(spots, shares, strict=False)])
