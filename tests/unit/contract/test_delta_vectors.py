"""The browser applies deltas as the server means them: both are held to one list.

`python -m tests.unit.contract.test_delta_vectors` writes it.
"""

from pathlib import Path

from msgspec import json
from msgspec.structs import replace

from tests.unit.contract.parts import Corner, Empty, Full, Part, Picture
from vernissage.contract.delta import delta

VECTORS = Path(__file__).parents[3] / "client/src/connection/delta-vectors.json"

SEA, SKY = Picture("sea", {1: "wave", 2: "foam"}, 3), Picture("sky")
PLAIN = Part(word="boat", listed=(1, 2), wall={"4,5": SEA}, sheets={1: {0: "dot", 1: "line"}})
PAIRS: dict[str, tuple[Part, Part]] = {
    "nothing": (PLAIN, PLAIN),
    "a number and a null": (PLAIN, replace(PLAIN, turn=3, word=None)),
    "a list is told whole": (PLAIN, replace(PLAIN, listed=(1, 2, 3), corner=Corner(4, 5))),
    "a new key": (PLAIN, replace(PLAIN, wall={**PLAIN.wall, "5,5": SKY})),
    "a key that is no more": (PLAIN, replace(PLAIN, wall={})),
    "keys that are numbers": (PLAIN, replace(PLAIN, sheets={1: {0: "dot", 2: "curve"}, 2: {}})),
    "a field of a struct in a mapping": (PLAIN, replace(PLAIN, wall={"4,5": replace(SEA, by=None)})),
    "something where nothing was": (PLAIN, replace(PLAIN, shown=SEA, room=Full(2))),
    "deep in something that was there": (
        replace(PLAIN, shown=SEA, room=Empty(1)),
        replace(PLAIN, shown=replace(SEA, title="", marks={2: "foam"}), room=Empty(2)),
    ),
    "a key with a name of its own": (PLAIN, replace(PLAIN, wall={**PLAIN.wall, "__proto__": SKY})),
}


def vectors() -> bytes:
    rows = [
        {"about": about, "before": before, "delta": delta(before, after), "after": after}
        for about, (before, after) in PAIRS.items()
    ]
    return json.format(json.encode(rows), indent=2) + b"\n"


def test_the_browsers_list_is_fresh() -> None:
    assert VECTORS.read_bytes() == vectors(), "run: python -m tests.unit.contract.test_delta_vectors"


if __name__ == "__main__":
    VECTORS.write_bytes(vectors())
