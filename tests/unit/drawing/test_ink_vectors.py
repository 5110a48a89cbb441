"""The browser reads and writes the same bytes: both sides are held to one list of strokes."""

from pathlib import Path

from msgspec import Struct, json

from vernissage.drawing.ink import Stroke, decode, encode

VECTORS = Path(__file__).parents[3] / "client/src/draw/ink-vectors.json"


class Vector(Struct):
    width: int
    points: tuple[tuple[int, int, int], ...]
    ink: str


def test_strokes_are_written_and_read_as_in_the_browser() -> None:
    vectors = json.decode(VECTORS.read_bytes(), type=list[Vector])
    assert len(vectors) > 5
    for vector in vectors:
        stroke = Stroke(vector.width, vector.points)
        assert encode(stroke) == vector.ink
        assert decode(vector.ink) == stroke
