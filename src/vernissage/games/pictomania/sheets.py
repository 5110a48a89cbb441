"""Drawing: strokes, undo, redo, clear, and which way the sheet is held (P10, P15, P18, P35)."""

from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.drawing.ink import BadInk, decode, fits
from vernissage.games.pictomania.commands import ClearSheet, Draw, RedoStroke, TurnSheet, UndoStroke
from vernissage.games.pictomania.events import (
    Event,
    SheetCleared,
    SheetTurned,
    StrokeDrawn,
    StrokeRedone,
    StrokeUndone,
)
from vernissage.games.pictomania.state import Sheet, State

MAX_STROKES = 600
MOST_AHEAD = 64  # strokes that are on their way at once
MAX_INK = 60_000  # characters on one sheet; two busy minutes are under a third of it


def draw(state: State, seat: Seat, command: Draw) -> list[Event]:
    check_may_draw(state, seat)
    sheet = state.round.sheet(seat)
    try:
        stroke = decode(command.ink)
    except BadInk as bad:
        raise Refused("bad-ink") from bad
    if not fits(stroke, upright=sheet.upright):
        raise Refused("off-the-sheet")
    if sheet.ink.get(command.stroke) == command.ink:
        return []  # it came twice
    if sheet.shown >= MAX_STROKES or sum(map(len, sheet.strokes)) + len(command.ink) > MAX_INK:
        raise Refused("sheet-full")
    return [StrokeDrawn(seat, _number(sheet, command.stroke), command.ink)]


def _number(sheet: Sheet, wanted: int) -> int:
    """The number that its drawer gave the stroke; the next one, where another device at the same seat was faster."""
    return wanted if sheet.last < wanted <= sheet.last + MOST_AHEAD else sheet.last + 1


def undo(state: State, seat: Seat, command: UndoStroke) -> list[Event]:
    del command
    check_may_draw(state, seat)
    if not state.round.sheet(seat).strokes:
        raise Refused("nothing-to-undo")
    return [StrokeUndone(seat)]


def redo(state: State, seat: Seat, command: RedoStroke) -> list[Event]:
    del command
    check_may_draw(state, seat)
    sheet = state.round.sheet(seat)
    if not sheet.undone:
        raise Refused("nothing-to-redo")
    if not can_redo(sheet):
        raise Refused("off-the-sheet")
    return [StrokeRedone(seat)]


def can_redo(sheet: Sheet) -> bool:
    """Whether the stroke undone last still fits: the sheet may have been turned since (P35)."""
    return sheet.undone is not None and fits(decode(sheet.undone), upright=sheet.upright)


def clear(state: State, seat: Seat, command: ClearSheet) -> list[Event]:
    del command
    check_may_draw(state, seat)
    if not state.round.sheet(seat).strokes:
        raise Refused("nothing-to-undo")
    return [SheetCleared(seat)]


def turn(state: State, seat: Seat, command: TurnSheet) -> list[Event]:
    check_may_draw(state, seat)
    sheet = state.round.sheet(seat)
    if sheet.strokes:
        raise Refused("sheet-not-blank")
    return [SheetTurned(seat, command.upright)] if sheet.upright != command.upright else []


def check_may_draw(state: State, seat: Seat) -> None:
    """First draw, then guess (P15); who is done does nothing more (P18)."""
    if state.phase != "drawing":
        raise Refused("wrong-phase")
    if seat in state.round.done:
        raise Refused("already-done")
    if state.round.has_guessed(seat):
        raise Refused("drawing-finished")
