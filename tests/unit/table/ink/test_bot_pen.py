"""A bot's stroke shows piece by piece, at its own pace."""

from tests.seats import S1
from vernissage.contract.any_game import SomeCommand
from vernissage.contract.bot import Deed
from vernissage.table.ink.bot_pen import BotPen
from vernissage.table.ink.live_ink import Piece

DEED = Deed(SomeCommand("the command"), ink=((0, b"ab"), (100, b"c"), (200, b"de")), stroke=7)


def test_pieces_show_when_their_time_has_come() -> None:
    pen = BotPen(S1, DEED, began=1000, pace=1.0)
    assert list(pen.pieces(1000)) == [Piece(S1, 7, 0, b"ab")]
    assert (pen.due, pen.is_done) == (1100, False)
    assert list(pen.pieces(1099)) == []
    assert list(pen.pieces(1250)) == [Piece(S1, 7, 2, b"c"), Piece(S1, 7, 3, b"de")]
    assert pen.is_done


def test_a_hurried_hand_takes_less_time() -> None:
    pen = BotPen(S1, DEED, began=1000, pace=0.5)
    assert len(list(pen.pieces(1050))) == 2
    assert pen.due == 1100


def test_without_any_pace_nothing_shows_and_the_command_is_due_at_once() -> None:
    pen = BotPen(S1, DEED, began=1000, pace=0)
    assert (list(pen.pieces(5000)), pen.is_done, pen.due) == ([], True, 1000)


def test_what_is_left_of_a_stroke_goes_quicker_once_it_is_hurried() -> None:
    pen = BotPen(S1, DEED, began=1000, pace=1.0)
    assert len(list(pen.pieces(1050))) == 1
    pen.quicken(1050, 0.2)
    assert pen.due == 1060
    assert len(list(pen.pieces(1080))) == 2
