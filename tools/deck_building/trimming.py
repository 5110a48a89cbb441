"""Crops a picture to the painting: by given numbers, or else by removing a plain black or white border."""

from collections.abc import Callable, Sequence

from PIL import Image, ImageStat

DEEPEST = 0.06  # of the side: even if a plain sky is taken for a border, most of it is kept
EVEN = 6.0  # the largest standard deviation of a line in a border
BLACK, WHITE = 32.0, 238.0  # a border is darker than the first or lighter than the second


def cut(image: Image.Image, crop: Sequence[float]) -> Image.Image:
    """Crops an image. `crop` is left, top, right and bottom as fractions of the picture."""
    left, top, right, bottom = crop
    width, height = image.size
    return image.crop((round(left * width), round(top * height), round(right * width), round(bottom * height)))


def trim(image: Image.Image) -> Image.Image:
    """Removes lines at the edges that are even and nearly black or nearly white."""
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
            return depth + 1 if depth else 0  # the line next to a border is still half border
    return 0  # a border without an end is not a border but the painting's background


def _is_plain(line: Image.Image) -> bool:
    statistics = ImageStat.Stat(line)
    return max(statistics.stddev) < EVEN and (max(statistics.mean) < BLACK or min(statistics.mean) > WHITE)
