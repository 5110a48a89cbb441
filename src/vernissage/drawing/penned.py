"""A stroke as it comes to be: what of it shows, and when."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from vernissage.drawing.hand import Inked
from vernissage.drawing.ink import encode, growing

_SHOWN_EVERY = 0.06  # seconds: about as often as a table hands live ink round


class Penned(Struct, frozen=True):
    """A stroke as text, and its bytes with the milliseconds since the stroke before at which they show."""

    ink: str
    pieces: tuple[tuple[int, bytes], ...] = ()


def penned(drawn: Sequence[Inked]) -> Iterator[Penned]:
    lifted = 0.0
    for inked in drawn:
        yield Penned(encode(inked.stroke), tuple(_pieces(inked, lifted)))
        lifted = inked.times[-1]


def _pieces(inked: Inked, lifted: float) -> Iterator[tuple[int, bytes]]:
    """What was put down since the last piece, now and then, and at the end."""
    waiting, shown, last = bytearray(), inked.times[0] - _SHOWN_EVERY, len(inked.times) - 1
    for place, (point, at) in enumerate(zip(growing(inked.stroke), inked.times, strict=True)):
        waiting += point
        if at - shown >= _SHOWN_EVERY or place == last:
            yield round((at - lifted) * 1000), bytes(waiting)
            waiting.clear()
            shown = at
