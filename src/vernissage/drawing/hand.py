"""Draws like a hand: stroke by stroke, at a human pace, a little unsteadily, never twice the same.

Pure: chance is handed in, and time is only told, in seconds since the pen was taken up.
"""

import math
from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec import Struct

from vernissage.contract.bot import Strength
from vernissage.drawing.geometry import Line, box, length, thinned
from vernissage.drawing.ink import LONG, MAX_POINTS, SHORT, Stroke
from vernissage.drawing.lines import Floats, Lines
from vernissage.drawing.marks import Drawing, Mark
from vernissage.drawing.penned import Inked
from vernissage.drawing.unsteady import corners, placed, unsteady

_PEN = 1  # the middle width
_TRAVEL = 1600.0  # units per second, with the pen lifted
_THINKING = (4.0, 9.0)  # seconds before the first stroke: how could I draw that?
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
HANDS: dict[Strength, Hand] = {"easy": HASTY, "medium": PLAIN, "strong": GOOD}


def draw(drawing: Drawing, hand: Hand, rng: Random) -> tuple[Inked, ...]:
    marks = _ordered(_chosen(drawing.marks, hand), hand)
    meant = placed(Lines.of([_simplified(mark.line, hand) for mark in marks]), hand.unsteadiness, rng)
    lines = _on_sheet(unsteady(meant, hand.unsteadiness, hand.pace / _POINTS, rng))
    paces = [_pace(hand, rng) for _ in lines.counts]
    speeds = lines.each(paces) * np.maximum(_SLOWEST, 1 - np.roll(corners(lines), -1) / math.pi)  # of each step
    points = np.column_stack((lines.points, _pressures(lines, speeds))).astype(np.int64).tolist()
    begun = _beginnings(lines, lines.ways / speeds, hand, rng).tolist()
    pieces = zip(lines.starts.tolist(), (lines.ends + 1).tolist(), strict=True)
    return tuple(
        [Inked(Stroke(_PEN, tuple(map(tuple, points[start:end]))), tuple(begun[start:end])) for start, end in pieces]
    )


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


def _on_sheet(lines: Lines) -> Lines:
    """Whole units on the sheet, none twice in a row."""
    whole = Lines(np.clip(np.rint(lines.points), 0, (LONG, SHORT)), lines.counts)
    moves = np.roll(whole.ways, 1) > 0
    moves[whole.starts] = True
    moved = whole.kept(moves)
    if moved.counts.max() <= MAX_POINTS:
        return moved
    return moved.kept(np.arange(len(moved.points)) - moved.each(moved.starts) < MAX_POINTS)


def _pace(hand: Hand, rng: Random) -> float:
    """Each stroke is a little quicker or slower than the last."""
    return min(max(hand.pace * rng.lognormvariate(0, 0.12), _LIMITS[0]), _LIMITS[1])


def _beginnings(lines: Lines, seconds: Floats, hand: Hand, rng: Random) -> Floats:
    """When each point is drawn. `seconds`: what each step takes; a lifted pen travels, too."""
    since = np.zeros(len(seconds))
    np.cumsum(seconds[:-1], out=since[1:])
    since -= lines.each(since[lines.starts])
    travels = np.hypot(*(lines.points[lines.starts[1:]] - lines.points[lines.ends[:-1]]).T) / _TRAVEL
    now, begins = rng.uniform(*_THINKING), list[float]()
    for lasts, travel in zip(since[lines.ends].tolist(), (0.0, *travels.tolist()), strict=True):
        begins.append(now + rng.uniform(0.6, 1.6) * hand.pause + travel)
        now = begins[-1] + lasts
    return since + lines.each(begins)


def _pressures(lines: Lines, speeds: Floats) -> Floats:
    """Less where the hand is quick, as a player's does (`client/src/draw/pressure.ts`)."""
    leaves, comes = speeds.copy(), np.roll(speeds, 1)
    comes[lines.starts] = 0
    leaves[lines.ends] = comes[lines.ends]
    shares = np.minimum((comes + leaves) / 2 / _LIMITS[1], 1.0)
    pressures: Floats = np.rint(_RESTING - (_RESTING - _FLYING) * shares)
    return pressures
