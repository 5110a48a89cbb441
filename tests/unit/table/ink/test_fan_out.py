"""Ink goes round at most once in 50 ms, to each reader what they miss, and to a full line later."""

from collections.abc import Mapping, Sequence

from tests.seats import S0, S1
from tests.virtual import Eye
from vernissage.contract.seat import Seat
from vernissage.table.ink.fan_out import TICK, InkFanOut
from vernissage.table.ink.live_ink import Piece
from vernissage.table.readers.visitor import Visitor

AT = 10_000
Told = tuple[tuple[Visitor, ...], tuple[Piece, ...]]


def handed(flow: InkFanOut, readers: Mapping[Seat | None, Sequence[Visitor]], now: int) -> list[Told]:
    """Who sees what when ink is handed round."""
    return [(tuple(visitors), shown.pieces) for visitors, shown in flow.hand_round(readers, now)]


def test_nothing_is_due_while_nobody_draws() -> None:
    flow = InkFanOut()
    assert flow.due is None
    flow.begin(Eye())
    assert flow.due is None
    assert not flow.take_in(Piece(S0, 1, 99, b"out of nowhere"))
    assert flow.due is None


def test_the_first_piece_goes_at_once_and_the_next_a_tick_later() -> None:
    flow, eye = InkFanOut(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    assert flow.due is not None
    assert flow.due <= AT
    assert handed(flow, {None: [eye]}, AT) == [((eye,), (Piece(S0, 1, 0, b"abc"),))]
    assert flow.due is None
    flow.take_in(Piece(0, 1, 3, b"d"))
    assert flow.due == AT + TICK
    assert handed(flow, {None: [eye]}, AT + TICK) == [((eye,), (Piece(0, 1, 3, b"d"),))]


def test_nobody_is_shown_what_they_alone_draw() -> None:
    flow, drawer, late = InkFanOut(), Eye(), Eye()
    flow.begin(late)
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    assert handed(flow, {S0: [drawer, late]}, AT) == []


def test_a_full_line_is_left_out_until_there_is_room() -> None:
    flow, eye = InkFanOut(), Eye()
    flow.hold(eye)
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    assert handed(flow, {None: [eye]}, AT) == []
    flow.take_in(Piece(S0, 1, 3, b"def"))
    assert handed(flow, {None: [eye]}, AT + TICK) == []
    assert flow.due is None
    flow.release(eye)
    assert flow.due == AT + 2 * TICK
    assert handed(flow, {None: [eye]}, AT + 2 * TICK) == [((eye,), (Piece(0, 1, 0, b"abcdef"),))]


def test_whoever_is_shown_everything_anew_is_shown_wet_ink_from_its_beginning() -> None:
    flow, eye = InkFanOut(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    handed(flow, {None: [eye]}, AT)
    flow.begin(eye)
    assert flow.due == AT + TICK
    assert handed(flow, {None: [eye]}, AT + TICK) == [((eye,), (Piece(S0, 1, 0, b"abc"),))]


def test_ink_of_whoever_may_not_draw_any_more_disappears() -> None:
    flow, eye = InkFanOut(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    flow.take_in(Piece(S1, 7, 0, b"xyz"))
    handed(flow, {None: [eye]}, AT)
    flow.keep(lambda seat: seat == 1)
    assert handed(flow, {None: [eye]}, AT + TICK) == [((eye,), (Piece(S0, 1, 0, b""),))]


def test_those_who_miss_the_same_are_shown_one_and_the_same() -> None:
    flow, watchers, drawer = InkFanOut(), [Eye(), Eye()], Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    flow.take_in(Piece(S1, 7, 0, b"xyz"))
    both = (Piece(S0, 1, 0, b"abc"), Piece(S1, 7, 0, b"xyz"))
    shown = handed(flow, {None: watchers, S0: [drawer]}, AT)
    assert shown == [((*watchers, drawer), both)], "who draws, too: one frame for all"


def test_whoever_has_caught_up_is_shown_the_same_as_the_others_again() -> None:
    flow, eye, late = InkFanOut(), Eye(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    handed(flow, {None: [eye]}, AT)
    flow.begin(late)
    flow.take_in(Piece(S0, 1, 3, b"d"))
    shown = handed(flow, {None: [eye, late]}, AT + TICK)
    assert shown == [((eye,), (Piece(S0, 1, 3, b"d"),)), ((late,), (Piece(S0, 1, 0, b"abcd"),))]
    flow.take_in(Piece(S0, 1, 4, b"e"))
    assert handed(flow, {None: [eye, late]}, AT + 2 * TICK) == [((eye, late), (Piece(S0, 1, 4, b"e"),))]


def test_a_full_line_hears_later_of_what_was_taken_back_meanwhile() -> None:
    flow, eye = InkFanOut(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    handed(flow, {None: [eye]}, AT)
    flow.hold(eye)
    flow.take_back(S0, 1)
    assert handed(flow, {None: [eye]}, AT + TICK) == []
    flow.release(eye)
    assert handed(flow, {None: [eye]}, AT + 2 * TICK) == [((eye,), (Piece(S0, 1, 0, b""),))]
    assert handed(flow, {None: [eye]}, AT + 3 * TICK) == []


def test_what_is_begun_again_and_taken_back_within_a_tick_disappears() -> None:
    flow, eye = InkFanOut(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    handed(flow, {None: [eye]}, AT)
    flow.take_in(Piece(S0, 1, 0, b"abd"))
    flow.take_back(S0, 1)
    assert handed(flow, {None: [eye]}, AT + TICK) == [((eye,), (Piece(S0, 1, 0, b""),))]


def test_a_line_that_is_full_while_a_stroke_is_begun_again_hears_that_it_was_taken_back() -> None:
    flow, eye = InkFanOut(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    handed(flow, {None: [eye]}, AT)
    flow.take_in(Piece(S0, 1, 0, b"abd"))
    flow.hold(eye)
    flow.take_back(S0, 1)
    handed(flow, {None: [eye]}, AT + TICK)
    flow.release(eye)
    assert handed(flow, {None: [eye]}, AT + 2 * TICK) == [((eye,), (Piece(S0, 1, 0, b""),))]


def test_pieces_of_one_stroke_that_came_within_a_tick_go_out_as_one() -> None:
    flow, eye = InkFanOut(), Eye()
    for offset, data in enumerate((b"a", b"b", b"c")):
        flow.take_in(Piece(S0, 1, offset, data))
    assert handed(flow, {None: [eye]}, AT) == [((eye,), (Piece(S0, 1, 0, b"abc"),))]
    flow.take_in(Piece(S0, 1, 3, b"d"))
    flow.take_in(Piece(S0, 1, 4, b"e"))
    assert handed(flow, {None: [eye]}, AT + TICK) == [((eye,), (Piece(S0, 1, 3, b"de"),))]


def test_what_was_stored_before_it_was_shown_is_not_shown() -> None:
    flow, eye = InkFanOut(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    flow.well.dry(S0, 1)
    assert handed(flow, {None: [eye]}, AT) == []


def test_all_tables_hand_round_at_the_same_moments() -> None:
    flow, eye = InkFanOut(), Eye()
    flow.take_in(Piece(S0, 1, 0, b"abc"))
    handed(flow, {None: [eye]}, AT + 20)
    flow.take_in(Piece(S0, 1, 3, b"d"))
    assert flow.due == AT + TICK
