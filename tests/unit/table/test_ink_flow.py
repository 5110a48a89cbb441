"""Ink goes round at most once in 50 ms, to each reader what they miss, and to a full line later."""

from tests.seats import S0, S1
from tests.virtual import Eye
from vernissage.table.ink import Piece
from vernissage.table.ink_flow import TICK, InkFlow

AT = 10_000


def test_nothing_is_due_while_nobody_draws() -> None:
    flow = InkFlow()
    assert flow.due is None
    flow.begin(Eye())
    assert flow.due is None
    assert not flow.take_in(Piece(S0, 1, 99, b"out of nowhere"))
    assert flow.due is None


def test_the_first_piece_goes_at_once_and_the_next_a_tick_later() -> None:
    flow, eye = InkFlow(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    assert flow.due is not None
    assert flow.due <= AT
    assert flow.hand_round({None: [eye]}, AT) == [((eye,), (Piece(S0, 1, 0, b"abc"),))]
    assert flow.due is None
    flow.take_in(Piece(0, 1, 3, b"d"))
    assert flow.due == AT + TICK
    assert flow.hand_round({None: [eye]}, AT + TICK) == [((eye,), (Piece(0, 1, 3, b"d"),))]


def test_nobody_is_shown_their_own() -> None:
    flow, eye = InkFlow(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    assert flow.hand_round({S0: [eye]}, AT) == []


def test_a_full_line_is_left_out_until_there_is_room() -> None:
    flow, eye = InkFlow(), Eye()
    flow.hold(eye)
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    assert flow.hand_round({None: [eye]}, AT) == []
    flow.take_in(Piece(S0, 1, 3, b"def"))
    assert flow.hand_round({None: [eye]}, AT + TICK) == []
    assert flow.due is None
    flow.release(eye)
    assert flow.due == AT + 2 * TICK
    assert flow.hand_round({None: [eye]}, AT + 2 * TICK) == [((eye,), (Piece(0, 1, 0, b"abcdef"),))]


def test_whoever_is_shown_everything_anew_is_shown_wet_ink_from_its_beginning() -> None:
    flow, eye = InkFlow(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    flow.hand_round({None: [eye]}, AT)
    flow.begin(eye)
    assert flow.due == AT + TICK
    assert flow.hand_round({None: [eye]}, AT + TICK) == [((eye,), (Piece(S0, 1, 0, b"abc"),))]


def test_ink_of_whoever_may_not_draw_any_more_disappears() -> None:
    flow, eye = InkFlow(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    flow.take_in(Piece(S1, 7, 0, b"xyz"))
    flow.hand_round({None: [eye]}, AT)
    flow.keep(lambda seat: seat == 1)
    assert flow.hand_round({None: [eye]}, AT + TICK) == [((eye,), (Piece(S0, 1, 0, b""),))]


def test_those_who_miss_the_same_are_shown_one_and_the_same() -> None:
    flow, watchers, drawer = InkFlow(), [Eye(), Eye()], Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    flow.take_in(Piece(S1, 7, 0, b"xyz"))
    both, other = (Piece(S0, 1, 0, b"abc"), Piece(S1, 7, 0, b"xyz")), (Piece(S1, 7, 0, b"xyz"),)
    shown = flow.hand_round({None: watchers, S0: [drawer]}, AT)
    assert shown == [(tuple(watchers), both), ((drawer,), other)]


def test_whoever_has_caught_up_is_shown_the_same_as_the_others_again() -> None:
    flow, eye, late = InkFlow(), Eye(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    flow.hand_round({None: [eye]}, AT)
    flow.begin(late)
    flow.take_in(Piece(S0, 1, 3, b"d"))
    shown = flow.hand_round({None: [eye, late]}, AT + TICK)
    assert shown == [((eye,), (Piece(S0, 1, 3, b"d"),)), ((late,), (Piece(S0, 1, 0, b"abcd"),))]
    flow.take_in(Piece(S0, 1, 4, b"e"))
    assert flow.hand_round({None: [eye, late]}, AT + 2 * TICK) == [((eye, late), (Piece(S0, 1, 4, b"e"),))]


def test_a_full_line_hears_later_of_what_was_taken_back_meanwhile() -> None:
    flow, eye = InkFlow(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    flow.hand_round({None: [eye]}, AT)
    flow.hold(eye)
    flow.take_back(S0, 1)
    assert flow.hand_round({None: [eye]}, AT + TICK) == []
    flow.release(eye)
    assert flow.hand_round({None: [eye]}, AT + 2 * TICK) == [((eye,), (Piece(S0, 1, 0, b""),))]
    assert flow.hand_round({None: [eye]}, AT + 3 * TICK) == []
