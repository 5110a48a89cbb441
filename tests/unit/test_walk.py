"""The walk of a placement and of a stroke in `docs/architecture.md` leads through functions that exist, in few hops."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PLACES = (ROOT / "client" / "src", ROOT / "src" / "vernissage")
MOST_HOPS = {"A painting is laid": 68, "A stroke is drawn": 37}  # what it once took
ROW = re.compile(r"^\| (?P<hops>\d+(?:–\d+)?) \| (?P<files>[^|]*) \| (?P<functions>[^|]*) \|$", re.MULTILINE)


class Hop(Struct, frozen=True):
    hops: range
    files: tuple[Path, ...]
    functions: tuple[str, ...]


def walk(heading: str) -> Iterator[Hop]:
    """`heading` is in bold, its table comes next. A file without a folder is in the folder of the one before it."""
    table = PAGE.split(f"**{heading}**", 1)[1].split("\n\n", 2)[1]
    for row in ROW.finditer(table):
        first, _, last = row["hops"].partition("–")
        functions = tuple(name.split("(")[0] for name in re.findall(r"`([^`]+)`", row["functions"]))
        yield Hop(range(int(first), int(last or first) + 1), tuple(_files(row["files"])), functions)


def _files(cell: str) -> Iterator[Path]:
    folder = ""
    for name in re.findall(r"`([^`]+)`", cell):
        path = name if "/" in name else f"{folder}/{name}"
        folder = path.rpartition("/")[0]
        yield next((place / path for place in PLACES if (place / path).is_file()), Path(path))


def defined(function: str, text: str) -> bool:
    """In Python, or in TypeScript as a function, a method, or a property that holds one."""
    method = rf"^ *(?:async )?{function}(?:<[^>]*>)?\(.*\{{$"
    return bool(re.search(rf"\b(?:def|function) {function}\b|{method}|\b{function}(?:: | = )", text, re.MULTILINE))


@pytest.mark.parametrize("heading", MOST_HOPS)
def test_every_function_on_the_way_is_in_its_file(heading: str) -> None:
    hops = list(walk(heading))
    assert hops
    assert [file for hop in hops for file in hop.files if not file.is_file()] == []
    texts = {file: file.read_text("utf-8") for hop in hops for file in hop.files}
    missing = [
        (hop.hops.start, function)
        for hop in hops
        for function in hop.functions
        if not any(defined(function, texts[file]) for file in hop.files)
    ]
    assert missing == []


@pytest.mark.parametrize(("heading", "most"), MOST_HOPS.items())
def test_the_way_is_counted_function_by_function_and_short(heading: str, most: int) -> None:
    hops = list(walk(heading))
    assert [hop.hops.start for hop in hops if len(hop.hops) != len(hop.functions)] == []
    assert [number for hop in hops for number in hop.hops] == list(range(1, hops[-1].hops.stop))
    assert hops[-1].hops.stop - 1 < most
