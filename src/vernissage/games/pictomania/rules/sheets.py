"""Drawing: strokes, the eraser, undo and redo, and which way the sheet is held (P10, P15, P18, P35, P36)."""

from itertools import islice

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.drawing.ink import BadInk, fits
from vernissage.games.pictomania.commands import (
    ClearSheet,
    Draw,
    EraseStroke,
    RedoStroke,
    TurnSheet,
    UndoStroke,
)
from vernissage.games.pictomania.events import (
    Event,
    SheetTurned,
    StrokeDrawn,
    StrokeRedone,
    StrokesErased,
    StrokeUndone,
)
from vernissage.games.pictomania.state import Sheet, State, Step

MAX_STEPS = 600
MOST_AHEAD = 64  # strokes that are on their way at once
MAX_INK = 60_000  # characters on one sheet, with what can come back; two busy minutes are under a third of it


def draw(state: State, seat: Seat, command: Draw) -> list[Event]:
    check_may_draw(state, seat)
    sheet = state.round.sheet(seat)
    try:
        if not fits(command.ink, upright=sheet.upright):
            raise Refused("off-the-sheet")
    except BadInk as bad:
        raise Refused("bad-ink") from bad
    if sheet.steps.get(command.stroke) == command.ink:
        return []  # a repeat
    if sheet.done >= MAX_STEPS or _kept_ink(sheet) + len(command.ink) > MAX_INK:
        raise Refused("sheet-full")
    return [StrokeDrawn(seat, _number(sheet, command.stroke), command.ink)]


def _kept_ink(sheet: Sheet) -> int:
    return sum(len(step) for step in islice(sheet.steps.values(), sheet.done) if isinstance(step, str))


def _number(sheet: Sheet, wanted: int) -> int:
    """Returns the stroke's number: the one its drawer gave, or the next if another device at the same seat was
    faster."""
    return wanted if sheet.last < wanted <= sheet.last + MOST_AHEAD else sheet.last + 1


def erase(state: State, seat: Seat, command: EraseStroke) -> list[Event]:
    return _erased(state, seat, [stroke for stroke in state.round.sheet(seat).ink if stroke == command.stroke])


def clear(state: State, seat: Seat, command: ClearSheet) -> list[Event]:
    del command
    return _erased(state, seat, list(state.round.sheet(seat).ink))


def _erased(state: State, seat: Seat, strokes: list[int]) -> list[Event]:
    check_may_draw(state, seat)
    sheet = state.round.sheet(seat)
    if not strokes:
        raise Refused("nothing-to-erase")
    if sheet.done >= MAX_STEPS:
        raise Refused("sheet-full")
    return [StrokesErased(seat, sheet.last + 1, tuple(strokes))]


def undo(state: State, seat: Seat, command: UndoStroke) -> list[Event]:
    del command
    check_may_draw(state, seat)
    sheet = state.round.sheet(seat)
    if sheet.latest is None:
        raise Refused("nothing-to-undo")
    if not can_undo(sheet):
        raise Refused("off-the-sheet")
    return [StrokeUndone(seat)]


def redo(state: State, seat: Seat, command: RedoStroke) -> list[Event]:
    del command
    check_may_draw(state, seat)
    sheet = state.round.sheet(seat)
    if sheet.undone is None:
        raise Refused("nothing-to-redo")
    if not can_redo(sheet):
        raise Refused("off-the-sheet")
    return [StrokeRedone(seat)]


def can_undo(sheet: Sheet) -> bool:
    """Whether there is something to undo, and what was erased still fits: the sheet may have been turned (P35)."""
    match sheet.latest:
        case None:
            return False
        case tuple(erased):
            return all(_fits(sheet, sheet.steps[stroke]) for stroke in erased)
        case _:
            return True


def can_redo(sheet: Sheet) -> bool:
    return sheet.undone is not None and _fits(sheet, sheet.undone)


def _fits(sheet: Sheet, step: Step) -> bool:
    return not isinstance(step, str) or fits(step, upright=sheet.upright)


def turn(state: State, seat: Seat, command: TurnSheet) -> list[Event]:
    check_may_draw(state, seat)
    sheet = state.round.sheet(seat)
    if not sheet.is_blank:
        raise Refused("sheet-not-blank")
    return [SheetTurned(seat, command.upright)] if sheet.upright != command.upright else []


def check_may_draw(state: State, seat: Seat) -> None:
    """Refuses to let a player draw who has guessed (P15) or is done (P18)."""
    if state.phase != "drawing":
        raise Refused("wrong-phase")
    if seat in state.round.done:
        raise Refused("already-done")
    if state.round.has_guessed(seat):
        raise Refused("drawing-finished")
