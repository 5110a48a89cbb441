"""Drawings as other programs write them."""

import pytest

from vernissage.drawing.recognition.drawings import BadDrawing, drawing_of


def test_strokes_are_lists_of_x_and_lists_of_y() -> None:
    assert drawing_of(b'{"strokes": [[[0, 1.5], [2, 3]], [[9], [8]]]}') == (((0, 2), (1.5, 3)), ((9, 8),))


def test_a_stroke_of_no_points_is_left_out() -> None:
    assert drawing_of(b'{"strokes": [[[], []], [[9], [8]]]}') == (((9, 8),),)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"cat", "expected strokes"),
        (b'{"drawing": []}', "strokes"),
        (b'{"strokes": [[[1, 2]]]}', "expected strokes"),
        (b'{"strokes": [[["a"], [2]]]}', "expected strokes"),
        (b'{"strokes": [[[1, 2], [3]]]}', "stroke 1 has 2 x and 1 y"),
        (b'{"strokes": [[[1e999], [3]]]}', "expected strokes|not finite"),
        (b'{"strokes": []}', "no point"),
        (b'{"strokes": [[[], []]]}', "no point"),
    ],
)
def test_what_is_no_drawing_is_refused_with_a_reason(text: bytes, message: str) -> None:
    with pytest.raises(BadDrawing, match=message):
        drawing_of(text)
