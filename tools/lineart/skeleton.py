"""Finds the skeleton of a thin filled shape: rasterises it, thins it to lines one pixel wide and traces them.

Needs Pillow, as it runs only in a build.
"""

import math
from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from vernissage.drawing.geometry import Line, apply, box, chained, length, moved, scaled, thinned

Pixel: TypeAlias = tuple[int, int]

_FINE = 3  # pixels per unit of the pictogram
_ROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_SHORTEST_BRANCH = 1.6  # units; shorter branches are rough edges
_LONGEST_WHISKER = 5  # pixels
_SMOOTH = 0.15  # units
_LOOK_BACK = 5  # pixels


def middle_lines(outlines: Sequence[Line]) -> list[Line]:
    """The skeleton of one filled shape. Areas inside an even number of outlines are holes."""
    left, top, right, bottom = box(outlines)
    matrix = chained(scaled(_FINE, _FINE), moved(1 - left, 1 - top))
    size = (math.ceil((right - left + 2) * _FINE), math.ceil((bottom - top + 2) * _FINE))
    walks = traced(trimmed(eaten(_painted([apply(matrix, line) for line in outlines], size))))
    back = chained(moved(left - 1, top - 1), scaled(1 / _FINE, 1 / _FINE))
    lines = [thinned(apply(back, _eased(walk)), _SMOOTH) for walk in walks]
    return [line for line in lines if length(line) > _SHORTEST_BRANCH] or lines[:1]


def _eased(walk: Sequence[Pixel]) -> Line:
    """Smooths the stairs that the grid makes; the ends stay."""
    threes = zip(walk, walk[1:], walk[2:], strict=False)
    eased = (((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3) for a, b, c in threes)
    return (walk[0], *eased, walk[-1])


def _painted(outlines: Sequence[Line], size: tuple[int, int]) -> set[Pixel]:
    whole = Image.new("1", size)
    for line in outlines:
        layer = Image.new("1", size)
        ImageDraw.Draw(layer).polygon(line, fill=1)
        whole = ImageChops.logical_xor(whole, layer)
    inked = whole.tobytes()
    row = (size[0] + 7) // 8
    return {(x, y) for y in range(size[1]) for x in range(size[0]) if inked[y * row + x // 8] >> (7 - x % 8) & 1}


def eaten(pixels: set[Pixel]) -> set[Pixel]:
    """Thins the pixels to lines one pixel wide that stay connected as before (Zhang and Suen)."""
    left = set(pixels)
    changed = True
    while changed:
        changed = False
        for corners in (((0, 2, 4), (2, 4, 6)), ((0, 2, 6), (0, 4, 6))):
            gone = {pixel for pixel in left if _can_go(pixel, left, corners)}
            left -= gone
            changed = changed or bool(gone)
    return _without_stairs(left)


def _without_stairs(pixels: set[Pixel]) -> set[Pixel]:
    """Removes the corner pixels of stairs, so that lines don't fork there. Their neighbours touch each other anyway."""
    left = set(pixels)
    for x, y in sorted(pixels):
        straight = [near for dx, dy in _ROUND[::2] if (near := (x + dx, y + dy)) in left]
        around = _neighbours((x, y), left)
        if len(straight) in (2, 3) and _hang_together(around):
            left.discard((x, y))
    return left


def _hang_together(pixels: Sequence[Pixel]) -> bool:
    rest, reached = set(pixels[1:]), [pixels[0]]
    for pixel in reached:
        neighbours = _neighbours(pixel, rest)
        reached += neighbours
        rest -= set(neighbours)
    return not rest


def _can_go(pixel: Pixel, left: set[Pixel], corners: tuple[tuple[int, ...], ...]) -> bool:
    x, y = pixel
    near = [(x + dx, y + dy) in left for dx, dy in _ROUND]
    if not 2 <= sum(near) <= 6:
        return False
    if sum(not inked and next_inked for inked, next_inked in zip(near, near[1:] + near[:1], strict=True)) != 1:
        return False
    return all(not all(near[i] for i in corner) for corner in corners)


def trimmed(pixels: set[Pixel]) -> set[Pixel]:
    """Removes the whiskers that rough edges and corners leave."""
    left = set(pixels)
    for end in sorted(pixel for pixel in pixels if len(_neighbours(pixel, pixels)) == 1):
        whisker = [end]
        while len(whisker) < _LONGEST_WHISKER and len(ahead := _fresh(whisker, left)) == 1:
            whisker += ahead
        if len(_fresh(whisker, left)) > 1:
            left -= set(whisker[:-1])
    return left


def _fresh(walk: Sequence[Pixel], among: set[Pixel]) -> list[Pixel]:
    return [pixel for pixel in _neighbours(walk[-1], among) if pixel not in walk]


def traced(pixels: set[Pixel]) -> list[list[Pixel]]:
    """Traces the pixels as walks: from the open ends first, straight on at crossings; then whatever is left."""
    rest, walks = set(pixels), list[list[Pixel]]()
    for start in sorted(pixels, key=lambda pixel: (len(_neighbours(pixel, pixels)) != 1, pixel)):
        if start in rest:
            walks.append(_walk(start, rest, pixels))
    return walks


def _walk(start: Pixel, rest: set[Pixel], pixels: set[Pixel]) -> list[Pixel]:
    rest.discard(start)
    walk = [start]
    while ahead := _neighbours(walk[-1], rest):
        back = walk[max(0, len(walk) - _LOOK_BACK)]
        walk.append(min(ahead, key=lambda pixel: _bend(back, walk[-1], pixel)))
        rest.discard(walk[-1])
    touched = [pixel for pixel in _neighbours(walk[-1], pixels - rest) if pixel not in walk[-4:]]
    return [*walk, touched[0]] if touched else walk


def _bend(back: Pixel, tip: Pixel, ahead: Pixel) -> float:
    if back == tip:
        return math.dist(tip, ahead)
    was = math.atan2(tip[1] - back[1], tip[0] - back[0])
    now = math.atan2(ahead[1] - tip[1], ahead[0] - tip[0])
    return abs((now - was + math.pi) % math.tau - math.pi)


def _neighbours(pixel: Pixel, among: set[Pixel]) -> list[Pixel]:
    return [near for dx, dy in _ROUND if (near := (pixel[0] + dx, pixel[1] + dy)) in among]
