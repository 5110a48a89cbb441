"""However a sheet is turned, drawn on and wiped, undone and redone, its strokes lie on it."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.pictomania.table import Table
from tests.seats import S0
from vernissage.contract.refused import Refused
from vernissage.drawing.ink import LONG, Stroke, encode, fits
from vernissage.games.pictomania.commands import ClearSheet, Draw, EraseStroke, RedoStroke, TurnSheet, UndoStroke

TALL = encode(Stroke(0, ((10, 10, 15), (10, LONG, 15))))
WIDE = encode(Stroke(0, ((10, 10, 15), (LONG, 10, 15))))
DOT = encode(Stroke(0, ((10, 10, 15),)))
MOVES = st.sampled_from(["upright", "across", TALL, WIDE, DOT, "clear", "erase", "undo", "undo", "redo", "redo"])


def _command(move: str, step: int, strokes: Sequence[int]) -> Any:
    match move:
        case "upright" | "across":
            return TurnSheet(1, upright=move == "upright")
        case "clear":
            return ClearSheet(1)
        case "erase":
            return EraseStroke(1, strokes[0] if strokes else 0)
        case "undo":
            return UndoStroke(1)
        case "redo":
            return RedoStroke(1)
        case ink:
            return Draw(1, step, ink)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.lists(MOVES, max_size=25))
def test_no_stroke_ever_lies_outside_the_sheet(moves: list[str]) -> None:  # P35 P36
    table, steps = Table(3).deal(), count(1)
    for move in moves:
        with suppress(Refused):
            table.do(0, _command(move, next(steps), tuple(table.round.sheet(S0).ink)))
        sheet = table.round.sheet(S0)
        assert all(fits(ink, upright=sheet.upright) for ink in sheet.strokes)
