"""A dictionary of one language: which entry a form belongs to. A file that is searched, not read.

Forms are sorted and lie in packed blocks of a few lines; only the first form of each block is held in memory. To look
one up, one block is unpacked: that takes 15 µs, and a million forms take three megabytes.
"""

import mmap
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

LINES = 64  # in a block: twice as many are a tenth smaller and take half as long again to search
_LENGTH = 4  # bytes that say how long the index is
_NOT_LITERAL = "~"


class Known(NamedTuple):
    """What there is to say of a form. `literal`: it is in the dictionary just as players type it, in small letters."""

    entry: str
    literal: bool


class _Index(msgspec.Struct, frozen=True, array_like=True):
    firsts: list[str]
    ends: list[int]  # of the blocks, counted from the end of the index


class Dictionary:
    """Stays open as long as the program runs."""

    def __init__(self, path: Path) -> None:
        try:
            with path.open("rb") as file:
                self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except FileNotFoundError as error:
            raise FileNotFoundError(f"the dictionary {path} is not built: run ./play") from error
        self._start = _LENGTH + int.from_bytes(self._bytes[:_LENGTH], "little")
        index = msgspec.msgpack.decode(self._bytes[_LENGTH : self._start], type=_Index)
        self._firsts, self._ends = index.firsts, index.ends

    def find(self, form: str) -> Known | None:
        """`form` in small letters and with straight apostrophes."""
        at = bisect_right(self._firsts, form) - 1
        if at < 0 or "\n" in form:
            return None
        block = self._block(at)
        line = block.find(f"\n{form}\t")
        if line < 0:
            return None
        entry, mark, _ = block[line + len(form) + 2 : block.index("\n", line + 1)].partition(_NOT_LITERAL)
        return Known(entry, not mark)

    def _block(self, at: int) -> str:
        """Lines of `form`, a tab and its entry, each between two line breaks."""
        start = self._start + (self._ends[at - 1] if at else 0)
        return zlib.decompress(self._bytes[start : self._start + self._ends[at]]).decode()


def write(path: Path, forms: Mapping[str, Known]) -> None:
    firsts: list[str] = []
    ends: list[int] = []
    body = bytearray()
    for block in _blocks(sorted(forms)):
        body += zlib.compress(_packed(forms, block).encode(), 9)
        firsts.append(block[0])
        ends.append(len(body))
    index = msgspec.msgpack.encode(_Index(firsts, ends))
    unfinished = path.with_name(path.name + ".new")
    unfinished.write_bytes(len(index).to_bytes(_LENGTH, "little") + index + body)
    unfinished.replace(path)  # a program that has the old one open keeps it


def _blocks(forms: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(forms), LINES):
        yield forms[start : start + LINES]


def _packed(forms: Mapping[str, Known], block: Sequence[str]) -> str:
    lines = (f"{form}\t{forms[form].entry}{'' if forms[form].literal else _NOT_LITERAL}" for form in block)
    return "\n" + "\n".join(lines) + "\n"
