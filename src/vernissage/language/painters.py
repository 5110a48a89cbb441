"""Painters whom everybody knows, in five languages, whether or not a deck has them."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

_FILE = Path(__file__).with_name("data") / "painters.txt"


class Spellings(NamedTuple):
    """`in_full`: names whose last word alone may be anybody, or anything."""

    names: tuple[str, ...]
    in_full: tuple[str, ...]


@cache
def well_known() -> Spellings:
    lines = [line for line in _FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    written = [name for line in lines for cell in line.split("|") for name in cell.split("/") if name]
    return Spellings(
        tuple(name for name in written if "_" not in name),
        tuple(name.replace("_", " ") for name in written if "_" in name),
    )
