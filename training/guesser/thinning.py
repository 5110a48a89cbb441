"""Middle lines of a picture: Zhang and Suen's thinning, for many pictures at once."""

import numpy as np
from numpy.typing import NDArray

Masks = NDArray[np.bool_]


def thinned(masks: Masks) -> Masks:
    """`masks`: count × height × width with an empty edge."""
    _, height, width = masks.shape
    flat = masks.astype(np.uint8).ravel()
    around = (-width, 1 - width, 1, width + 1, width, width - 1, -1, -width - 1)  # clockwise, from above
    here = np.flatnonzero(flat)
    while True:
        before = len(here)
        for table in _TABLES:
            code = np.zeros(len(here), np.uint8)
            for bit, offset in enumerate(around):
                code |= flat[here + offset] << bit
            removable = table[code]
            flat[here[removable]] = 0
            here = here[~removable]
        if len(here) == before:
            return flat.reshape(-1, height, width).astype(bool)


def _table(second: bool) -> NDArray[np.bool_]:
    """For each of the 256 surroundings: may the middle go?"""
    near = (np.arange(256)[:, None] >> np.arange(8) & 1).astype(bool)
    count = near.sum(axis=1)
    turns = (~near & np.roll(near, -1, axis=1)).sum(axis=1)
    above, right, below, left = near[:, 0], near[:, 2], near[:, 4], near[:, 6]
    if second:
        open_side = ~(above & right & left) & ~(above & below & left)
    else:
        open_side = ~(above & right & below) & ~(right & below & left)
    found: NDArray[np.bool_] = (count >= 2) & (count <= 6) & (turns == 1) & open_side
    return found


_TABLES = (_table(second=False), _table(second=True))
