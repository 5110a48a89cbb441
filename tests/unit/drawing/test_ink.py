"""A stroke as text: small, exact, and nothing but a stroke."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vernissage.drawing.ink import LONG, MAX_POINTS, SHORT, BadInk, Stroke, decode, encode, fits

POINTS = st.tuples(st.integers(0, LONG), st.integers(0, SHORT), st.integers(0, 15))
STROKES = st.builds(Stroke, st.integers(0, 2), st.lists(POINTS, min_size=1, max_size=80).map(tuple))


@settings(deadline=None)
@given(STROKES)
def test_what_is_written_is_read_again(stroke: Stroke) -> None:
    assert decode(encode(stroke)) == stroke
    assert fits(encode(stroke), upright=False)


@settings(deadline=None)
@given(st.text(max_size=60) | st.from_regex(r"[A-Za-z0-9_-]{1,60}", fullmatch=True))
def test_anything_is_a_stroke_or_bad_ink_and_nothing_else(text: str) -> None:
    try:
        stroke = decode(text)
    except BadInk:
        return
    assert decode(encode(stroke)).width == stroke.width
    assert len(stroke.points) >= 1


BAD = {
    "nothing": "",
    "a head alone": "AA",
    "an unknown width": "AwAA",
    "an unknown flag": "CAAA",
    "half a point": "AAI",
    "a step that does not end": "AICA",
    "a step too long": "AICAgIAB",
    "no base64": "A A*",
    "one sign too many": "AAAAA",
    "padding": "AAAA=",
    "an accent": "AAÁA",
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_no_stroke_is_bad_ink(case: str) -> None:
    with pytest.raises(BadInk):
        decode(BAD[case])


def test_a_stroke_has_a_limited_number_of_points() -> None:
    longest = Stroke(1, ((1, 1, 15),) * MAX_POINTS)
    assert decode(encode(longest)) == longest
    with pytest.raises(BadInk):
        decode(encode(Stroke(1, ((1, 1, 15),) * (MAX_POINTS + 1))))
    with pytest.raises(BadInk):
        decode("A" * 1_000_000)


@pytest.mark.parametrize(
    ("point", "across", "upright"),
    [
        ((0, 0, 0), True, True),
        ((1200, 900, 15), True, False),
        ((900, 1200, 15), False, True),
        ((-1, 5, 15), False, False),
        ((5, 5, 16), False, False),
        ((5, 5, -1), False, False),
    ],
)
def test_a_stroke_lies_on_the_sheet_as_it_is_held(
    point: tuple[int, int, int], across: bool, upright: bool
) -> None:  # P35
    stroke = Stroke(0, ((10, 10, 15), point))
    assert (fits(encode(stroke), upright=False), fits(encode(stroke), upright=True)) == (across, upright)
