import pytest
from msgspec.structs import replace

from tests.rules.pictomania.table import LINE, Table
from tests.seats import S0, S1, S2
from vernissage.contract.seat import first_seats
from vernissage.drawing.ink import MAX_POINTS, Stroke, encode
from vernissage.games.pictomania.commands import (
    ClearSheet,
    Draw,
    EraseStroke,
    RedoStroke,
    TurnSheet,
    UndoStroke,
)
from vernissage.games.pictomania.events import SheetCleared, StrokeDrawn, StrokesErased
from vernissage.games.pictomania.rules.sheets import MAX_INK, MAX_STEPS, MOST_AHEAD
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import Sheet

TURNED_DOT = encode(Stroke(0, ((450, 600, 15),)))
DOT = encode(Stroke(0, ((600, 450, 15),)))
TALL = encode(Stroke(0, ((10, 10, 15), (10, 1100, 15))))


def test_everyone_draws_at_the_same_time() -> None:  # P10
    table = Table(5).deal()
    assert set(table.game.waiting(table.state).seats) == {0, 1, 2, 3, 4}
    table.draw(3, 0, 4)
    assert {seat for seat in first_seats(5) if table.round.sheet(seat).strokes} == {0, 3, 4}


def test_everyone_sees_every_drawing_while_it_is_made() -> None:  # P11
    table = Table(3).deal().draw(1)
    assert table.public.sheets[1][S1].strokes == (LINE,)
    for reader in (S0, S1, S2, None):
        told = table.game.redact(table.events[-1], reader)
        assert told == StrokeDrawn(S1, 1, "")  # its ink is on the sheet


def two_strokes() -> Table:
    table = Table(3).deal()
    table.do(0, Draw(1, 1, LINE))
    table.do(0, Draw(1, 2, DOT))
    return table


def strokes(table: Table) -> tuple[str, ...]:
    return table.round.sheet(S0).strokes


def test_an_undone_stroke_comes_back_with_redo_until_something_new_is_done() -> None:  # P36
    table = two_strokes()
    table.do(0, UndoStroke(1))
    assert strokes(table) == (LINE,)
    table.do(0, RedoStroke(1))
    assert strokes(table) == (LINE, DOT)
    table.do(0, UndoStroke(1))
    table.do(0, Draw(1, 0, LINE))
    assert table.refuses(0, RedoStroke(1)) == "nothing-to-redo"
    table.do(0, UndoStroke(1))
    table.do(0, EraseStroke(1, 1))
    assert table.refuses(0, RedoStroke(1)) == "nothing-to-redo"
    assert strokes(table) == ()


def test_one_undo_takes_back_one_action_whatever_it_did_to_how_many_strokes() -> None:  # P36
    table = two_strokes()
    table.do(0, ClearSheet(1))
    assert strokes(table) == ()
    table.do(0, UndoStroke(1))
    assert strokes(table) == (LINE, DOT)
    table.do(0, RedoStroke(1))
    assert strokes(table) == ()
    for left in ((LINE, DOT), (LINE,), ()):
        table.do(0, UndoStroke(1))
        assert strokes(table) == left
    assert table.refuses(0, UndoStroke(1)) == "nothing-to-undo"


def test_strokes_are_erased_one_by_one_and_come_back_in_their_place() -> None:  # P36
    table = two_strokes()
    assert table.do(0, EraseStroke(1, 1)) == [StrokesErased(S0, 3, (1,))]
    assert strokes(table) == (DOT,)
    table.do(0, UndoStroke(1))
    assert strokes(table) == (LINE, DOT)
    table.do(0, RedoStroke(1))
    assert strokes(table) == (DOT,)
    assert table.refuses(0, EraseStroke(1, 1)) == "nothing-to-erase"


@pytest.mark.parametrize("stroke", [0, 3, -1])
def test_only_a_stroke_that_can_be_seen_is_erased(stroke: int) -> None:  # P36
    assert two_strokes().refuses(0, EraseStroke(1, stroke)) == "nothing-to-erase"


def test_a_blank_sheet_has_nothing_to_erase() -> None:  # P36
    assert Table(3).deal().refuses(0, ClearSheet(1)) == "nothing-to-erase"


def test_nobody_changes_another_sheet() -> None:  # P36
    table = two_strokes()
    for command in (EraseStroke(1, 1), ClearSheet(1), UndoStroke(1), RedoStroke(1)):
        assert table.refuses(1, command).startswith("nothing-to")
    table.do(1, Draw(1, 1, DOT))
    table.do(1, ClearSheet(1))
    assert strokes(table) == (LINE, DOT)


def test_what_may_be_done_on_a_sheet_is_shown() -> None:  # P36
    def may(table: Table) -> set[str]:
        return {"erase", "undo", "redo", "turn"}.intersection(table.game.own(table.state, S0).may)

    table = Table(3).deal()
    assert may(table) == {"turn"}
    table.do(0, Draw(1, 1, LINE))
    assert may(table) == {"erase", "undo"}
    table.do(0, ClearSheet(1))
    assert may(table) == {"turn", "undo"}
    table.do(0, UndoStroke(1))
    assert may(table) == {"erase", "undo", "redo"}


def test_a_sheet_of_an_older_version_was_cleared_by_undoing_all() -> None:  # P36
    table = two_strokes()
    table.state = table.game.evolve(table.state, SheetCleared(S0))
    assert strokes(table) == ()
    table.do(0, RedoStroke(1))
    assert strokes(table) == (LINE,)


def numbers(table: Table) -> list[int]:
    return list(table.round.sheet(S0).ink)


def test_a_stroke_has_the_number_that_its_drawer_gave_it() -> None:  # P10
    table = Table(3).deal()
    for stroke in (1, 2, 5):
        (drawn,) = table.do(0, Draw(1, stroke, DOT))
        assert drawn.stroke == stroke
    assert numbers(table) == [1, 2, 5]


def test_a_stroke_that_comes_twice_is_drawn_once() -> None:  # P10
    table = Table(3).deal()
    table.do(0, Draw(1, 1, DOT))
    assert table.do(0, Draw(1, 1, DOT)) == []
    assert table.round.sheet(S0).strokes == (DOT,)


@pytest.mark.parametrize("stroke", [-1, 0, 1, 2, 10**9])
def test_a_number_that_is_taken_or_out_of_range_gives_way_to_the_next(stroke: int) -> None:  # P10
    table = Table(3).deal()
    table.do(0, Draw(1, 1, DOT))
    table.do(0, Draw(1, 2, LINE))
    (drawn,) = table.do(0, Draw(1, stroke, TURNED_DOT))
    assert drawn.stroke == 3


def test_no_number_comes_back_though_its_stroke_is_gone() -> None:  # P10
    table = Table(3).deal()
    table.do(0, Draw(1, 1, DOT))
    table.do(0, UndoStroke(1))
    table.do(0, Draw(1, 1, LINE))
    assert numbers(table) == [2]


def test_with_the_first_guess_the_drawing_is_finished() -> None:  # P15
    table = Table(3).deal().draw().guess(0, 1)
    for command in (
        Draw(1, 0, LINE),
        UndoStroke(1),
        RedoStroke(1),
        EraseStroke(1, 1),
        ClearSheet(1),
        TurnSheet(1, True),
    ):
        assert table.refuses(0, command) == "drawing-finished"


def test_who_has_taken_a_token_draws_no_more() -> None:  # P18
    table = Table(3).deal().draw().token(0, 2)
    assert table.refuses(0, Draw(1, 0, LINE)) == "already-done"


def test_a_sheet_is_upright_or_across_as_its_owner_likes_while_it_is_blank() -> None:  # P35
    table = Table(3).deal()
    assert table.refuses(0, Draw(1, 0, TALL)) == "off-the-sheet"
    table.do(0, TurnSheet(1, upright=True))
    table.do(0, Draw(1, 0, TALL))
    assert table.refuses(0, TurnSheet(1, upright=False)) == "sheet-not-blank"
    assert table.public.sheets[1][S0].upright


def test_a_sheet_with_a_stroke_left_on_it_is_not_turned() -> None:  # P35
    table = Table(3).deal()
    for dot in (DOT, TURNED_DOT):
        table.do(0, Draw(1, 0, dot))
    table.do(0, EraseStroke(1, 1))
    assert table.refuses(0, TurnSheet(1, upright=True)) == "sheet-not-blank"


def test_undo_takes_back_what_was_redone_last() -> None:  # P36
    table = Table(3).deal()
    for dot in (DOT, TURNED_DOT, LINE):
        table.do(0, Draw(1, 0, dot))
    table.do(0, EraseStroke(1, 1))
    for again in (UndoStroke, UndoStroke, UndoStroke, RedoStroke):
        table.do(0, again(1))
    assert table.round.sheet(S0).latest == TURNED_DOT


def test_a_stroke_that_the_turned_sheet_cannot_hold_is_not_redone() -> None:  # P35
    table = Table(3).deal()
    table.do(0, TurnSheet(1, upright=True))
    table.do(0, Draw(1, 0, TALL))
    table.do(0, UndoStroke(1))
    table.do(0, TurnSheet(1, upright=False))
    assert table.refuses(0, RedoStroke(1)) == "off-the-sheet"
    table.do(0, TurnSheet(1, upright=True))
    table.do(0, RedoStroke(1))
    assert table.round.sheet(S0).strokes == (TALL,)


def test_strokes_that_the_turned_sheet_cannot_hold_are_not_brought_back() -> None:  # P35 P36
    table = Table(3).deal()
    table.do(0, TurnSheet(1, upright=True))
    table.do(0, Draw(1, 1, TALL))
    table.do(0, Draw(1, 2, DOT))
    table.do(0, ClearSheet(1))
    table.do(0, TurnSheet(1, upright=False))
    assert table.refuses(0, UndoStroke(1)) == "off-the-sheet"
    table.do(0, TurnSheet(1, upright=True))
    table.do(0, UndoStroke(1))
    assert strokes(table) == (TALL, DOT)


@pytest.mark.parametrize(
    ("ink", "code"),
    [
        ("", "bad-ink"),
        ("!!!", "bad-ink"),
        ("я", "bad-ink"),
        ("A" * 50_000, "bad-ink"),
        (encode(Stroke(1, ((1201, 5, 15),))), "off-the-sheet"),
        (encode(Stroke(1, ((5, -1, 15),))), "off-the-sheet"),
        (encode(Stroke(1, ((5, 5, 15),) * (MAX_POINTS + 1))), "bad-ink"),
    ],
)
def test_bad_ink_is_refused_and_changes_nothing(ink: str, code: str) -> None:  # P10
    assert Table(3).deal().refuses(0, Draw(1, 0, ink)) == code


def test_a_sheet_can_be_full() -> None:  # P10
    assert (MAX_STEPS, MOST_AHEAD, MAX_INK) == (600, 64, 60_000)
    table = Table(3).deal()
    for _ in range(MAX_STEPS):
        table.do(0, Draw(1, 0, DOT))
    assert table.refuses(0, Draw(1, 0, DOT)) == "sheet-full"
    assert table.refuses(0, EraseStroke(1, 1)) == "sheet-full"
    table.do(0, UndoStroke(1))
    assert table.do(0, EraseStroke(1, 1))


def test_ink_that_can_come_back_takes_its_place_on_the_sheet() -> None:  # P36
    long = encode(Stroke(1, tuple((x % 1200, x % 900, 15) for x in range(0, 40 * MAX_POINTS, 40))))
    table = Table(3).deal()
    fit = MAX_INK // len(long)
    for _ in range(fit):
        table.do(0, Draw(1, 0, long))
    table.do(0, ClearSheet(1))
    assert table.refuses(0, Draw(1, 0, long)) == "sheet-full"
    for _ in range(2):
        table.do(0, UndoStroke(1))
    assert table.do(0, Draw(1, 0, long))


def test_ink_fits_to_the_last_character_and_erasing_takes_none() -> None:  # P36
    table = Table(3).deal()
    nearly_full = Sheet(steps={1: "x" * (MAX_INK - len(DOT)), 2: (1,)}, done=2, last=2)
    table.state = replace(table.state, rounds=(replace(table.round, sheets={S0: nearly_full}),))
    assert table.do(0, Draw(1, 0, DOT))
    assert table.refuses(0, Draw(1, 0, DOT)) == "sheet-full"


def test_nothing_is_drawn_before_the_deal_or_after_the_round() -> None:  # P8 P19
    table = Table(3)
    assert table.refuses(0, Draw(1, 0, LINE)) == "wrong-phase"
    table.deal().finish()
    assert table.refuses(0, Draw(1, 0, LINE)) == "wrong-phase"


def test_a_late_stroke_of_the_round_before_hits_nothing() -> None:  # P28
    table = Table(3).deal().finish().go_on().deal()
    assert table.refuses(0, Draw(1, 0, LINE)) == "round-gone"


def test_nobody_writes_anything_while_they_draw() -> None:  # P32
    table = Table(3, Setup(rounds=1, seconds=0))
    assert table.game.chat_is_open(table.state)
    table.deal()
    assert not table.game.chat_is_open(table.state)
    table.finish()
    assert table.game.chat_is_open(table.state)
    table.go_on()
    assert table.game.chat_is_open(table.state)


def test_the_program_judges_no_drawing() -> None:  # P31
    table = Table(3).deal()
    assert table.do(0, Draw(1, 0, LINE))
    assert table.state.round.voided == frozenset()
