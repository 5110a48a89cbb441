"""Is that drawing right? Owning up, pointing, answering, and what more than half of the others say (P27, P31, P32)."""

import pytest

from tests.rules.pictomania.table import Table
from tests.seats import S0, S1, S2, S3, S4, S5
from vernissage.contract.game import Clock, CloseSeat, HurryOn, SeatAway, TimeUp
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.commands import AnswerPointing, ContestOwningUp, DrewWrongWord, PointAt, Ready
from vernissage.games.pictomania.events import (
    DrawingRestored,
    DrawingVoided,
    Ended,
    LastCall,
    LastCallOver,
    OwningUpContested,
    PointedAt,
    PointingAnswered,
    RoundBegan,
    SeatClosed,
)
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import State
from vernissage.games.pictomania.values import Reason

BY_LETTERS: Reason = "letters"


def revealed(players: int = 5, rounds: int = 4) -> Table:
    return Table(players, Setup(rounds=rounds, seconds=0)).deal().draw().guess(1, 0).finish()


def point(table: Table, *seats: int, at: Seat = S0, round: int = 1) -> list[object]:
    for seat in seats:
        table.do(seat, PointAt(round, at, BY_LETTERS))
    return table.events


def voided(table: Table, number: int = 1) -> frozenset[Seat]:
    return table.state.rounds[number - 1].voided


@pytest.mark.parametrize(("players", "enough"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_more_than_half_of_the_others_void_a_drawing_and_never_fewer_than_two(
    players: int, enough: int
) -> None:  # P31 P32
    table = revealed(players)
    point(table, *range(1, enough))
    assert voided(table) == frozenset()
    assert DrawingVoided(S0, "agreed") in point(table, enough)
    assert table.public.history[1].voided == (0,)


def test_half_of_the_others_is_not_enough() -> None:  # P32
    table = revealed(5)
    point(table, 1, 2)
    assert voided(table) == frozenset()


def test_a_single_opponent_voids_nothing_however_few_are_left() -> None:  # P32 P34
    table = revealed(3)
    table.do(None, CloseSeat(S2))
    point(table, 1)
    assert voided(table) == frozenset()


def test_the_others_are_those_whose_seats_are_open() -> None:  # P32 P34
    table = revealed(6)
    table.do(None, CloseSeat(S5))
    table.do(None, CloseSeat(S4))
    point(table, 1)
    assert voided(table) == frozenset()
    assert DrawingVoided(S0, "agreed") in point(table, 2)


def test_one_who_is_away_still_counts_among_the_others() -> None:  # P32 P33
    table = revealed(6)
    table.do(None, SeatAway(S5))
    table.do(None, SeatAway(S4))
    point(table, 1, 2)
    assert voided(table) == frozenset()


def test_who_has_left_points_no_longer() -> None:  # P32 P34
    table = revealed(6)
    point(table, 1, 2)
    table.do(None, CloseSeat(S2))
    point(table, 3)
    assert voided(table) == frozenset()
    assert point(table, 4) == [PointedAt(S4, S0, on=True, reason="letters"), DrawingVoided(S0, "agreed")]


def test_a_drawing_is_void_as_soon_as_more_than_half_of_those_who_are_left_say_so() -> None:  # P32 P34
    table = revealed(6)
    point(table, 1, 2)
    table.do(None, CloseSeat(S5))
    assert table.do(None, CloseSeat(S4)) == [SeatClosed(S4), DrawingVoided(S0, "agreed")]


def test_closing_a_seat_voids_no_drawing_at_which_nobody_points() -> None:  # P32 P34
    table = revealed(4)
    table.do(None, CloseSeat(S3))
    assert voided(table) == frozenset()


def test_a_drawer_has_no_say_about_their_own_drawing() -> None:  # P32
    table = revealed(4)
    assert table.refuses(0, PointAt(1, S0, "letters")) == "no-such-drawing"
    point(table, 1, at=S2)
    point(table, 2, at=S0)
    point(table, 3, at=S0)
    assert voided(table) == {0}


def test_pointing_names_its_reason_and_who_points_and_all_see_it() -> None:  # P32
    table = revealed()
    table.do(1, PointAt(1, S0, "place"))
    table.do(2, PointAt(1, S0, "word"))
    table.do(1, PointAt(1, S3, "other"))
    assert table.public.history[1].pointed == {0: {1: "place", 2: "word"}, 3: {1: "other"}}
    assert table.game.redact(table.log[-1], None) == PointedAt(S1, S3, on=True, reason="other")


def test_a_reason_can_be_changed_and_the_same_says_nothing_new() -> None:  # P32
    table = revealed()
    table.do(1, PointAt(1, S0, "place"))
    assert table.do(1, PointAt(1, S0, "place")) == []
    assert table.do(1, PointAt(1, S0, "letters")) == [PointedAt(S1, S0, on=True, reason="letters")]
    assert table.public.history[1].pointed == {0: {1: "letters"}}


def test_until_then_whoever_pointed_may_take_it_back() -> None:  # P32
    table = revealed(4)
    point(table, 1)
    assert table.do(1, PointAt(1, S0, None)) == [PointedAt(S1, S0, on=False)]
    assert table.do(1, PointAt(1, S0, None)) == []
    assert table.public.history[1].pointed == {}
    point(table, 2)
    assert voided(table) == frozenset()


def test_a_drawing_that_is_void_stays_so() -> None:  # P32
    table = revealed(4)
    point(table, 1, 2)
    assert table.refuses(1, PointAt(1, S0, None)) == "voided-before"
    assert table.refuses(3, ContestOwningUp(1, S0, on=True)) == "no-such-drawing"


def test_the_drawer_is_asked_at_once_and_may_answer() -> None:  # P32
    table = revealed(4)
    table.go_on()
    table.do(0, table.ready())
    assert 0 not in table.game.waiting(table.state).seats
    point(table, 1)
    assert 0 in table.game.waiting(table.state).seats
    assert "answer" in table.own(0).may
    assert table.do(0, AnswerPointing(1, "it is  a snake")) == [PointingAnswered(S0, "it is a snake")]
    assert 0 not in table.game.waiting(table.state).seats
    assert table.public.history[1].answers == {0: "it is a snake"}
    assert table.game.redact(table.log[-1], None) == PointingAnswered(S0, "it is a snake")


def test_an_answer_is_a_line_of_up_to_120_characters_of_the_one_who_is_asked() -> None:  # P32
    table = revealed(4)
    assert table.refuses(0, AnswerPointing(1, "no")) == "nobody-points"
    point(table, 1)
    assert table.refuses(1, AnswerPointing(1, "no")) == "nobody-points"
    assert table.refuses(0, AnswerPointing(1, "x" * 121)) == "line-too-long"
    table.do(0, AnswerPointing(1, "x" * 120))
    table.do(1, PointAt(1, S0, None))
    assert table.refuses(0, AnswerPointing(1, "no")) == "nobody-points"


def test_or_own_up() -> None:  # P27 P32
    table = revealed(4)
    point(table, 1)
    assert table.do(0, DrewWrongWord(1)) == [DrawingVoided(S0, "said")]


def test_nobody_points_before_the_drawing_was_revealed() -> None:  # P32
    table = Table(4).deal().draw()
    assert table.refuses(0, PointAt(1, S1, "letters")) == "wrong-phase"
    table.finish().go_on().deal()
    assert table.refuses(0, PointAt(2, S1, "letters")) == "wrong-phase"


def test_pointing_is_possible_as_long_as_owning_up_until_the_next_deal() -> None:  # P27 P32
    table = revealed(4).go_on()
    point(table, 1)
    table.read()
    assert table.state.phase == "counting"
    assert {"point", "own-up"} <= set(table.own(3).may)
    assert point(table, 2)[-1] == DrawingVoided(S0, "agreed")
    assert voided(table) == {0}
    table.do(3, DrewWrongWord(1))
    table.time_up()
    assert table.refuses(2, PointAt(1, S1, "letters")) == "wrong-phase"
    assert table.refuses(1, DrewWrongWord(1)) == "wrong-phase"
    assert table.refuses(1, AnswerPointing(1, "no")) == "wrong-phase"


def test_a_round_that_is_scored_again_counts_in_the_totals() -> None:  # P27 P32
    table = revealed(3).go_on()
    before = dict(table.public.totals)
    point(table, 1, 2)
    assert table.public.totals[S1] == before[S1] - 2  # the token won on that drawing


def test_the_hosts_press_alone_does_not_end_it() -> None:  # P32
    table = revealed(4)
    went_on = table.do(None, HurryOn(table.public.step))
    assert went_on[0] == LastCall(1)
    assert isinstance(went_on[1], RoundBegan)
    assert table.public.last_call
    assert table.game.waiting(table.state).clock == Clock("last-call:1", 30)
    assert table.refuses(None, HurryOn(table.public.step)) == "last-call"
    assert point(table, 1, 2)[-1] == DrawingVoided(S0, "agreed")
    assert table.time_up().events == [LastCallOver(1)]
    table.do(None, HurryOn(table.public.step))
    assert table.state.phase == "counting"


def test_but_all_who_have_read_the_next_words_may_begin() -> None:  # P8 P32
    table = revealed(4)
    table.do(None, HurryOn(table.public.step))
    table.deal()
    assert table.state.phase == "drawing"
    assert not table.public.last_call


def test_when_everybody_has_said_go_on_there_is_no_last_call() -> None:  # P32
    table = revealed(4).go_on()
    assert not table.public.last_call
    assert table.game.waiting(table.state).clock is None


def test_in_the_last_round_there_are_thirty_seconds_after_the_hosts_press() -> None:  # P32
    table = revealed(4, rounds=1)
    assert table.do(None, HurryOn(table.public.step)) == [LastCall(1)]
    assert table.game.waiting(table.state).clock == Clock("last-call:1", 30)
    assert table.refuses(None, HurryOn(table.public.step)) == "last-call"
    assert point(table, 1, 2)[-1] == DrawingVoided(S0, "agreed")
    table.do(3, DrewWrongWord(1))
    table.time_up()
    assert isinstance(table.events[-1], Ended)


def test_or_until_every_open_seat_has_said_go_on() -> None:  # P32
    table = revealed(4, rounds=1)
    table.do(None, HurryOn(table.public.step))
    for seat in (0, 1, 2):
        table.do(seat, Ready(1))
    assert table.state.phase == "reveal"
    table.do(3, Ready(1))
    assert table.events[-1] == Ended("rounds", table.state.winners)


def test_one_who_is_away_has_not_said_so() -> None:  # P32 P33
    table = revealed(4, rounds=1)
    table.do(None, SeatAway(S3))
    for seat in (0, 1, 2):
        table.do(seat, Ready(1))
    assert table.events[-1] == LastCall(1)
    assert table.state.phase == "reveal"
    table.do(None, CloseSeat(S3))
    assert isinstance(table.events[-1], Ended)


def test_a_clock_of_the_last_call_ends_nothing_else() -> None:  # P32
    table = revealed(4, rounds=1)
    assert table.refuses(None, TimeUp("last-call:1")) == "clock-gone"
    table.do(None, HurryOn(table.public.step))
    assert table.refuses(None, TimeUp("last-call:0")) == "clock-gone"


def test_too_few_for_another_round_is_the_last_round_too() -> None:  # P32 P34
    table = Table(3).deal().draw()
    table.do(None, CloseSeat(S2))
    table.finish()
    assert table.do(None, HurryOn(table.public.step)) == [LastCall(1)]
    assert table.time_up().events == [Ended("too_few", table.state.winners)]


def test_owning_up_is_possible_until_the_next_deal() -> None:  # P27
    table = revealed()
    table.go_on()
    table.do(0, DrewWrongWord(1))
    assert voided(table) == {0}
    table.deal()
    assert table.refuses(1, DrewWrongWord(1)) == "wrong-phase"


def test_owning_up_twice_says_nothing_new() -> None:  # P27
    table = revealed()
    table.do(0, DrewWrongWord(1))
    assert table.refuses(0, DrewWrongWord(1)) == "voided-before"


def false_confession() -> Table:
    """Seat 0 would be the black sheep, and nobody guessed its drawing."""
    table = Table(5, Setup(rounds=1, seconds=0)).deal().draw().guess(0, 1, right=False).token(0, 3).finish()
    assert table.public.totals[S0] == -10
    table.do(0, DrewWrongWord(1))
    assert table.public.totals[S0] == -7
    return table


def test_owning_up_can_be_contested_and_the_drawing_scores_as_it_was_drawn() -> None:  # P27
    table = false_confession()
    assert table.do(1, ContestOwningUp(1, S0, on=True)) == [OwningUpContested(S1, S0, on=True)]
    table.do(2, ContestOwningUp(1, S0, on=True))
    assert table.public.totals[S0] == -7
    assert table.public.history[1].contested == {0: (1, 2)}
    assert table.do(3, ContestOwningUp(1, S0, on=True))[-1] == DrawingRestored(S0)
    assert table.public.totals[S0] == -10
    history = table.public.history[1]
    assert (history.voided, history.owned_up, history.restored) == ((), (), (0,))


def test_and_then_it_is_settled() -> None:  # P27
    table = false_confession()
    for seat in (1, 2, 3):
        table.do(seat, ContestOwningUp(1, S0, on=True))
    assert table.refuses(0, DrewWrongWord(1)) == "restored-before"
    assert "own-up" not in table.own(0).may
    assert table.refuses(4, ContestOwningUp(1, S0, on=True)) == "no-such-drawing"


@pytest.mark.parametrize(("players", "enough"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_more_than_half_of_the_others_contest_it_and_never_fewer_than_two(players: int, enough: int) -> None:  # P27
    table = revealed(players)
    table.do(0, DrewWrongWord(1))
    for seat in range(1, enough):
        table.do(seat, ContestOwningUp(1, S0, on=True))
    assert voided(table) == {0}
    table.do(enough, ContestOwningUp(1, S0, on=True))
    assert voided(table) == frozenset()


def test_contesting_can_be_taken_back_until_then() -> None:  # P27
    table = revealed(4)
    table.do(0, DrewWrongWord(1))
    table.do(1, ContestOwningUp(1, S0, on=True))
    assert table.do(1, ContestOwningUp(1, S0, on=True)) == []
    assert table.do(1, ContestOwningUp(1, S0, on=False)) == [OwningUpContested(S1, S0, on=False)]
    table.do(2, ContestOwningUp(1, S0, on=True))
    assert voided(table) == {0}


def test_only_what_the_drawer_said_is_contested_and_by_others() -> None:  # P27
    table = revealed(4)
    assert table.refuses(1, ContestOwningUp(1, S0, on=True)) == "no-such-drawing"
    table.do(0, DrewWrongWord(1))
    assert table.refuses(0, ContestOwningUp(1, S0, on=True)) == "no-such-drawing"
    assert table.refuses(1, ContestOwningUp(2, S0, on=True)) == "wrong-phase"
    assert "contest" in table.own(1).may
    assert "contest" not in table.own(0).may


def test_closing_a_seat_may_settle_a_contest() -> None:  # P27 P34
    table = revealed(5)
    table.do(0, DrewWrongWord(1))
    for seat in (1, 2):
        table.do(seat, ContestOwningUp(1, S0, on=True))
    assert table.do(None, CloseSeat(S4)) == [SeatClosed(S4), DrawingRestored(S0)]


def test_it_is_contested_until_the_next_deal() -> None:  # P27
    table = revealed(4).go_on()
    table.do(0, DrewWrongWord(1))
    for seat in (1, 2):
        table.do(seat, ContestOwningUp(1, S0, on=True))
    assert voided(table) == frozenset()
    table.do(3, DrewWrongWord(1))
    table.deal()
    assert table.refuses(1, ContestOwningUp(1, S3, on=True)) == "wrong-phase"


def test_in_the_learning_round_a_wrong_drawing_counts_as_one() -> None:  # P26 P27
    table = Table(4, Setup(learning=True, seconds=0)).deal().draw().guess(1, 0).token(0, 2).finish()
    assert table.points()[0] == 2 - 2
    table.do(0, DrewWrongWord(1))
    assert table.points() == {0: -4, 1: -4, 2: -4, 3: -4}
    assert table.round.score is not None
    assert table.round.score.seats[S0].black_fate == "returned"


def test_in_an_older_log_a_finger_has_no_reason() -> None:  # P32
    state: State = revealed().state
    after = revealed().game.evolve(state, PointedAt(S1, S0, on=True))
    assert after.round.pointed == {0: {1: "other"}}
