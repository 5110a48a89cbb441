"""A dictionary of one language: maps each word form to its entry. The file is memory-mapped and searched in place.

Forms are sorted and stored in compressed blocks of a few lines; only the first form of each block is held in memory. A
lookup unpacks one block, which takes 15 µs. A million forms take up three megabytes.
"""

import mmap
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

LINES = 64  # in a block: with twice as many, the file is a tenth smaller and a search takes half as long again
_LENGTH_BYTES = 4  # the number at the start of the file that says how long the index is
_NOT_LITERAL = "~"


class Listing(NamedTuple):
    """What the dictionary says of a form. `literal`: the form is listed in small letters, just as players type it."""

    entry: str
    literal: bool


class _Index(msgspec.Struct, frozen=True, array_like=True):
    firsts: list[str]
    ends: list[int]  # of the blocks, counted from the end of the index


class Dictionary:
    """An open dictionary file; it stays open as long as the program runs."""

    def __init__(self, path: Path) -> None:
        try:
            with path.open("rb") as file:
                self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except FileNotFoundError as error:
            raise FileNotFoundError(f"the dictionary {path} is not built: run ./play") from error
        self._start = _LENGTH_BYTES + int.from_bytes(self._bytes[:_LENGTH_BYTES], "little")
        index = msgspec.msgpack.decode(self._bytes[_LENGTH_BYTES : self._start], type=_Index)
        self._firsts, self._ends = index.firsts, index.ends

    def find(self, form: str) -> Listing | None:
        """Looks up `form`, which must be in small letters and with straight apostrophes."""
        number = bisect_right(self._firsts, form) - 1
        if number < 0 or "\n" in form:
            return None
        block = self._block(number)
        line = block.find(f"\n{form}\t")
        if line < 0:
            return None
        entry, mark, _ = block[line + len(form) + 2 : block.index("\n", line + 1)].partition(_NOT_LITERAL)
        return Listing(entry, not mark)

    def _block(self, number: int) -> str:
        """One block, unpacked: lines of a form, a tab and its entry, each between two line breaks."""
        start = self._start + (self._ends[number - 1] if number else 0)
        return zlib.decompress(self._bytes[start : self._start + self._ends[number]]).decode()


def write(path: Path, forms: Mapping[str, Listing]) -> None:
    firsts: list[str] = []
    ends: list[int] = []
    body = bytearray()
    for block in _blocks(sorted(forms)):
        body += zlib.compress(_packed(forms, block).encode(), 9)
        firsts.append(block[0])
        ends.append(len(body))
    index = msgspec.msgpack.encode(_Index(firsts, ends))
    unfinished = path.with_name(path.name + ".new")
    unfinished.write_bytes(len(index).to_bytes(_LENGTH_BYTES, "little") + index + body)
    unfinished.replace(path)  # a program that has the old file open keeps it


def _blocks(forms: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(forms), LINES):
        yield forms[start : start + LINES]


def _packed(forms: Mapping[str, Listing], block: Sequence[str]) -> str:
    lines = (f"{form}\t{forms[form].entry}{'' if forms[form].literal else _NOT_LITERAL}" for form in block)
    return "\n" + "\n".join(lines) + "\n"
