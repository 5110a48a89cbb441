"""A stroke as it comes to be: what of it shows, and when."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from vernissage.drawing.ink import Stroke, growing, text_of

_SHOWN_EVERY = 0.06  # seconds: about as often as a table hands live ink round


class Inked(Struct, frozen=True):
    """A stroke, and when each of its points was drawn."""

    stroke: Stroke
    times: tuple[float, ...]


class Penned(Struct, frozen=True):
    """A stroke as text, and its bytes with the milliseconds since the stroke before at which they show."""

    ink: str
    pieces: tuple[tuple[int, bytes], ...] = ()


def penned(drawn: Sequence[Inked]) -> Iterator[Penned]:
    lifted = 0.0
    for inked in drawn:
        points = growing(inked.stroke)
        yield Penned(text_of(b"".join(points)), tuple(_pieces(points, inked.times, lifted)))
        lifted = inked.times[-1]


def _pieces(points: Sequence[bytes], times: Sequence[float], lifted: float) -> Iterator[tuple[int, bytes]]:
    """What was put down since the last piece, now and then, and at the end."""
    first, shown, last = 0, times[0] - _SHOWN_EVERY, len(times) - 1
    for place, at in enumerate(times):
        if at - shown >= _SHOWN_EVERY or place == last:
            yield round((at - lifted) * 1000), b"".join(points[first : place + 1])
            first, shown = place + 1, at
