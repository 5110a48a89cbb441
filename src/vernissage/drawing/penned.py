"""Times a bot's strokes: which pieces of a stroke other players see, and when."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from vernissage.drawing.ink import Stroke, growing, text_of

_SHOWN_EVERY_S = 0.06  # about as often as a table broadcasts live ink


class Inked(Struct, frozen=True):
    """A stroke, with the time in seconds at which each of its points was drawn."""

    stroke: Stroke
    times: tuple[float, ...]


class Penned(Struct, frozen=True):
    """A stroke as text, and its pieces: the milliseconds since the stroke before, and the bytes to show then."""

    ink: str
    pieces: tuple[tuple[int, bytes], ...] = ()


def penned(drawn: Sequence[Inked]) -> Iterator[Penned]:
    lifted = 0.0
    for inked in drawn:
        points = growing(inked.stroke)
        yield Penned(text_of(b"".join(points)), tuple(_pieces(points, inked.times, lifted)))
        lifted = inked.times[-1]


def _pieces(points: Sequence[bytes], times: Sequence[float], lifted: float) -> Iterator[tuple[int, bytes]]:
    """Splits a stroke into pieces: all points drawn since the last piece, every few milliseconds and at the end."""
    first, shown, last = 0, times[0] - _SHOWN_EVERY_S, len(times) - 1
    for place, time in enumerate(times):
        if time - shown >= _SHOWN_EVERY_S or place == last:
            yield round((time - lifted) * 1000), b"".join(points[first : place + 1])
            first, shown = place + 1, time
