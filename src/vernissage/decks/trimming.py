"""Cuts away what is not the painting: what we were told, or else a plain black or white border."""

from collections.abc import Callable, Sequence

from PIL import Image, ImageStat

DEEPEST = 0.06  # of the side; a painting with a plain sky keeps most of it even when we are wrong
EVEN = 6.0  # standard deviation of a line that belongs to a border
BLACK, WHITE = 32.0, 238.0


def cut(image: Image.Image, crop: Sequence[float]) -> Image.Image:
    """`crop`: left, top, right and bottom as fractions of the picture."""
    left, top, right, bottom = crop
    width, height = image.size
    return image.crop((round(left * width), round(top * height), round(right * width), round(bottom * height)))


def trim(image: Image.Image) -> Image.Image:
    """Takes off lines at the edges that are even and nearly black or nearly white."""
    width, height = image.size
    left = _border(width, lambda n: image.crop((n, 0, n + 1, height)))
    right = _border(width, lambda n: image.crop((width - n - 1, 0, width - n, height)))
    top = _border(height, lambda n: image.crop((0, n, width, n + 1)))
    bottom = _border(height, lambda n: image.crop((0, height - n - 1, width, height - n)))
    return image.crop((left, top, width - right, height - bottom))


def _border(side: int, line: Callable[[int], Image.Image]) -> int:
    deepest = int(side * DEEPEST)
    for depth in range(deepest):
        if not _is_plain(line(depth)):
            return depth + 1 if depth else 0  # the line beside a border is half border
    return 0  # it does not end: then it is no border but the painting's own ground


def _is_plain(line: Image.Image) -> bool:
    found = ImageStat.Stat(line)
    return max(found.stddev) < EVEN and (max(found.mean) < BLACK or min(found.mean) > WHITE)
