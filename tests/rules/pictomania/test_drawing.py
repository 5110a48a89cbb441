import pytest

from tests.rules.pictomania.table import LINE, Table
from vernissage.drawing.ink import MAX_POINTS, Stroke, encode
from vernissage.games.pictomania.commands import ClearSheet, Draw, RedoStroke, TurnSheet, UndoStroke
from vernissage.games.pictomania.events import StrokeDrawn
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.sheets import MAX_STROKES

TURNED_DOT = encode(Stroke(0, ((450, 600, 15),)))
DOT = encode(Stroke(0, ((600, 450, 15),)))
TALL = encode(Stroke(0, ((10, 10, 15), (10, 1100, 15))))


def test_everyone_draws_at_the_same_time() -> None:  # P10
    table = Table(5).deal()
    assert set(table.game.waiting(table.state).seats) == {0, 1, 2, 3, 4}
    table.draw(3, 0, 4)
    assert {seat for seat in range(5) if table.round.sheet(seat).strokes} == {0, 3, 4}


def test_everyone_sees_every_drawing_while_it_is_made() -> None:  # P11
    table = Table(3).deal().draw(1)
    assert table.public.sheets[1][1].strokes == (LINE,)
    for reader in (0, 1, 2, None):
        assert table.game.redact(table.events[-1], reader) == StrokeDrawn(1, 1, "")  # the ink is on the sheet


def test_an_undone_stroke_comes_back_with_redo_until_something_new_is_drawn() -> None:  # P10
    table = Table(3).deal().draw(0)
    table.do(0, Draw(1, 0, DOT))
    table.do(0, UndoStroke(1))
    assert table.round.sheet(0).strokes == (LINE,)
    table.do(0, RedoStroke(1))
    assert table.round.sheet(0).strokes == (LINE, DOT)
    table.do(0, UndoStroke(1))
    table.do(0, Draw(1, 0, LINE))
    assert table.refuses(0, RedoStroke(1)) == "nothing-to-redo"


def test_a_cleared_sheet_can_be_brought_back_stroke_by_stroke() -> None:  # P10
    table = Table(3).deal().draw(0)
    table.do(0, Draw(1, 0, DOT))
    table.do(0, ClearSheet(1))
    assert table.round.sheet(0).strokes == ()
    table.do(0, RedoStroke(1))
    table.do(0, RedoStroke(1))
    assert table.round.sheet(0).strokes == (LINE, DOT)


def numbers(table: Table) -> list[int]:
    return list(table.round.sheet(0).ink)


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
    assert table.round.sheet(0).strokes == (DOT,)


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
    for command in (Draw(1, 0, LINE), UndoStroke(1), RedoStroke(1), ClearSheet(1), TurnSheet(1, True)):
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
    assert table.public.sheets[1][0].upright


def test_a_stroke_that_the_turned_sheet_cannot_hold_is_not_redone() -> None:  # P35
    table = Table(3).deal()
    table.do(0, TurnSheet(1, upright=True))
    table.do(0, Draw(1, 0, TALL))
    table.do(0, UndoStroke(1))
    table.do(0, TurnSheet(1, upright=False))
    assert table.refuses(0, RedoStroke(1)) == "off-the-sheet"
    table.do(0, TurnSheet(1, upright=True))
    table.do(0, RedoStroke(1))
    assert table.round.sheet(0).strokes == (TALL,)


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
    table = Table(3).deal()
    for _ in range(MAX_STROKES):
        table.do(0, Draw(1, 0, DOT))
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
