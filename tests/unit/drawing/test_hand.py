"""What every hand does, whatever it draws."""

import math
from collections import Counter
from itertools import pairwise
from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage.drawing.geometry import Line, length
from vernissage.drawing.hand import GOOD, HASTY, PLAIN, Hand, draw
from vernissage.drawing.ink import FULL_PRESSURE, LONG, SHORT, decode, encode, fits
from vernissage.drawing.marks import Drawing, Mark
from vernissage.drawing.penned import Inked
from vernissage.drawing.recipes.shapes import lines_of_shapes

HANDS = (HASTY, PLAIN, GOOD)
FACE = (
    "circle 600 450 380; circle 480 350 40; circle 720 350 40; arc 600 500 180 20 160; dot 600 450; line 0 0 1200 900"
)


def drawing(strokes: str, telling: tuple[int, ...] = ()) -> Drawing:
    return Drawing(tuple(Mark(line, i in telling) for i, line in enumerate(lines_of_shapes(strokes))))


def points(inked: tuple[Inked, ...]) -> int:
    return sum(len(one.stroke.points) for one in inked)


spots = st.tuples(st.floats(0, LONG), st.floats(0, SHORT))
lines = st.lists(spots, min_size=2, max_size=9, unique=True).map(tuple)
drawings = st.lists(st.builds(Mark, lines, st.booleans()), min_size=1, max_size=8).map(lambda m: Drawing(tuple(m)))


@given(drawings, st.sampled_from(HANDS), st.integers(0, 999))
def test_no_hand_leaves_the_sheet_and_all_ink_can_be_sent(meant: Drawing, hand: Hand, seed: int) -> None:  # P35
    for one in draw(meant, hand, Random(seed)):
        assert fits(encode(one.stroke), upright=False)
        assert decode(encode(one.stroke)) == one.stroke


@given(drawings, st.sampled_from(HANDS), st.integers(0, 999))
def test_every_point_has_its_time_and_time_goes_on(meant: Drawing, hand: Hand, seed: int) -> None:
    now = 0.0
    for one in draw(meant, hand, Random(seed)):
        assert len(one.times) == len(one.stroke.points)
        assert one.times[0] > now  # the pen was lifted for a while
        assert list(one.times) == sorted(one.times)
        now = one.times[-1]


@pytest.mark.parametrize("hand", HANDS)
def test_a_long_line_is_drawn_at_a_human_pace(hand: Hand) -> None:
    for seed in range(20):
        for one in draw(drawing("line 100 450 1100 450"), hand, Random(seed)):
            way = sum(math.dist(was[:2], now[:2]) for was, now in pairwise(one.stroke.points))
            assert 300 < way / (one.times[-1] - one.times[0]) < 710


@pytest.mark.parametrize("hand", HANDS)
def test_no_drawing_is_ever_the_same_twice(hand: Hand) -> None:
    drawn = Counter(draw(drawing(FACE), hand, Random(seed)) for seed in range(30))
    assert max(drawn.values()) == 1


def test_the_same_chance_draws_the_same() -> None:
    assert draw(drawing(FACE), GOOD, Random(4)) == draw(drawing(FACE), GOOD, Random(4))


def test_a_hasty_hand_leaves_details_out_and_is_done_sooner() -> None:
    for seed in range(10):
        hasty, good = (draw(drawing(FACE), hand, Random(seed)) for hand in (HASTY, GOOD))
        assert len(hasty) < len(good) + 1
        assert points(hasty) < points(good)
        assert hasty[-1].times[-1] < good[-1].times[-1]


def test_a_hasty_hand_keeps_what_tells_the_word_and_never_draws_nothing() -> None:
    assert near_the_dot(draw(drawing(FACE, telling=(4,)), HASTY, Random(1)))
    assert not near_the_dot(draw(drawing(FACE), HASTY, Random(1)))
    assert draw(drawing("dot 600 450"), HASTY, Random(1))


def near_the_dot(inked: tuple[Inked, ...]) -> bool:
    return any(length(_line(one)) < 40 for one in inked)


def _line(one: Inked) -> Line:
    return tuple((x, y) for x, y, _ in one.stroke.points)


def test_a_good_hand_begins_with_what_tells_the_word_from_its_neighbours() -> None:
    meant = drawing(FACE, telling=(5,))
    assert length(_line(draw(meant, PLAIN, Random(2))[0])) > 1600  # the circle, which was written first
    first = _line(draw(meant, GOOD, Random(2))[0])
    assert first[0][0] < 150
    assert first[-1][0] > 1050


def test_lines_stay_near_what_was_meant() -> None:
    for seed in range(20):
        (line,) = (_line(one) for one in draw(drawing("line 300 450 900 450"), PLAIN, Random(seed)))
        assert length(line) == pytest.approx(600, rel=0.2)
        assert all(abs(y - 450) < 120 for _, y in line)


def test_it_presses_less_where_it_is_quick() -> None:
    drawn = [
        inked
        for seed in range(3)
        for inked in draw(drawing(FACE + "; polygon 100 100 300 120 320 400 90 380"), GOOD, Random(seed))
        if len(inked.times) > 6
    ]
    steps = [
        (math.dist(one[:2], other[:2]) / (later - at), (one[2] + other[2]) / 2)
        for inked in drawn
        for (one, other), (at, later) in zip(pairwise(inked.stroke.points), pairwise(inked.times), strict=True)
    ]
    by_speed = sorted(steps)
    third = len(by_speed) // 3
    assert fmean(pressure for _, pressure in by_speed[:third]) > fmean(pressure for _, pressure in by_speed[-third:])
    assert all(0 < point[2] < FULL_PRESSURE for inked in drawn for point in inked.stroke.points)
