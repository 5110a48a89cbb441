from tests.rules.pictomania.table import Table
from tests.seats import S0, S1, S2, S3, S4
from vernissage.contract.game import Clock, CloseSeat, SeatAway, SeatBack, TimeUp, Waiting
from vernissage.games.pictomania.commands import Ready
from vernissage.games.pictomania.events import (
    CameBack,
    DrawingVoided,
    Ended,
    Finished,
    Guessed,
    LastCall,
    ReadySaid,
    RoundBegan,
    RoundRevealed,
    SeatClosed,
    WentAway,
)
from vernissage.games.pictomania.setup import Setup


def test_one_who_is_away_has_thirty_seconds_once_all_others_are_done() -> None:  # P19
    table = Table(4).deal().draw()
    table.do(None, SeatAway(S3))
    assert table.game.waiting(table.state).seats == (0, 1, 2)
    table.finish(0, 1, 2)
    assert table.game.waiting(table.state) == Waiting((S3,), Clock("away:1", 30), together=True)
    table.time_up()
    assert Finished(S3, "away") in table.events
    assert table.state.phase == "reveal"


def test_a_player_who_is_back_in_time_goes_on_with_everything_as_it_stood() -> None:  # P19 P33
    table = Table(4).deal().draw().guess(3, 0)
    before = table.own(3), table.public.sheets
    table.do(None, SeatAway(S3))
    table.finish(0, 1, 2)
    table.do(None, SeatBack(S3))
    assert table.state.phase == "drawing"
    assert (table.own(3), table.public.sheets) == before
    table.guess(3, 1)


def test_a_token_taken_before_leaving_stays_with_its_owner() -> None:  # P19 P33
    table = Table(4).deal().draw().token(3, 2)
    table.do(None, SeatAway(S3))
    table.finish(0, 1, 2)
    assert table.state.phase == "reveal"
    assert table.round.black == {3: 2}


def test_nobody_waits_for_the_reading_of_one_who_is_away() -> None:  # P8 P33
    table = Table(4)
    for seat in (0, 1, 2):
        table.do(seat, table.ready())
    table.do(None, SeatAway(S3))
    assert table.time_up().state.phase == "drawing"
    assert 3 in table.round.words


def test_a_seat_closed_in_mid_round_scores_for_the_others() -> None:  # P34
    table = Table(4).deal().draw().guess(1, 0).guess(0, 1)
    table.do(None, CloseSeat(S0))
    table.finish(1, 2, 3)
    assert table.state.phase == "reveal"
    assert table.points()[1] == 2 - 2  # 2 won on the closed seat's drawing; 1 and 1 left of their own
    assert table.refuses(0, Ready(1)) == "not-a-player"


def test_if_it_had_not_drawn_a_stroke_it_counts_as_a_wrong_drawing() -> None:  # P34
    table = Table(4).deal().draw(1, 2, 3).guess(1, 0)
    table.do(None, CloseSeat(S0))
    table.finish(1, 2, 3)
    assert DrawingVoided(S0, "closed") in table.events
    assert table.points()[1] == -4


def test_token_tables_change_with_the_next_round() -> None:  # P34
    table = Table(4).deal().draw()
    table.do(None, CloseSeat(S0))
    assert table.public.own_tokens == (2, 1, 1)
    table.finish(1, 2, 3).go_on()
    assert list(table.public.own_tokens) == [2, 1]


def test_with_fewer_than_three_open_seats_the_game_ends_after_that_scoring() -> None:  # P34
    table = Table(3).deal().draw().guess(1, 2).guess(1, 0)
    table.do(None, CloseSeat(S0))
    table.finish(1, 2)
    assert table.state.phase == "reveal"
    table.go_on()
    assert table.events[-1] == Ended("too_few", (S1,))


def test_when_the_last_player_leaves_while_drawing_the_game_ends_after_that_scoring() -> None:  # P34
    table = Table(3).deal().draw().guess(1, 0)
    table.do(None, CloseSeat(S0))
    table.do(None, CloseSeat(S1))
    closed = table.do(None, CloseSeat(S2))
    assert closed[:2] == [SeatClosed(S2), Finished(S2, "closed")]
    assert [type(event) for event in closed[2:]] == [Guessed, RoundRevealed, Ended]
    assert closed[-1] == Ended("too_few", ())
    assert table.game.is_over(table.state)
    assert table.public.totals[S1] == 2 - 3


def test_when_the_last_player_leaves_during_the_reveal_the_game_ends() -> None:  # P34
    table = Table(3).deal().draw().finish()
    for seat in (S0, S1):
        assert table.do(None, CloseSeat(seat)) == [SeatClosed(seat)]
    assert table.do(None, CloseSeat(S2)) == [SeatClosed(S2), Ended("too_few", ())]
    assert table.game.waiting(table.state) == Waiting(())


def test_a_reveal_waits_for_an_open_seat_that_is_away() -> None:  # P33 P34
    table = Table(3).deal().draw().finish()
    table.do(None, SeatAway(S2))
    for seat in (S0, S1):
        table.do(None, CloseSeat(seat))
    assert table.public.phase == "reveal"
    table.do(None, SeatBack(S2))
    assert table.do(2, Ready(1))[1] == Ended("too_few", (S2,))


def test_closing_before_the_deal_leaves_the_seat_out_of_the_round() -> None:  # P34
    table = Table(4)
    table.do(None, CloseSeat(S2))
    table.deal()
    assert table.round.seats == (0, 1, 3)
    assert set(table.round.words) == {0, 1, 3}
    assert list(table.public.own_tokens) == [2, 1]


def test_closing_before_the_first_deal_with_three_players_ends_the_game() -> None:  # P34
    table = Table(3)
    assert table.do(None, CloseSeat(S2)) == [SeatClosed(S2), Ended("too_few", (S0, S1))]


def test_nobody_is_waited_for_beyond_the_time_limit() -> None:  # P19
    table = Table(3, Setup(seconds=90)).deal().draw()
    limit = Clock("round:1", 90)
    assert table.game.waiting(table.state).clock == limit
    table.do(None, SeatAway(S2))
    assert table.game.waiting(table.state).clock == limit
    table.finish(0, 1)
    assert table.game.waiting(table.state).clock == Clock("away:1", 30, within=limit)
    table.do(None, SeatBack(S2))
    assert table.game.waiting(table.state).clock == limit


def test_a_game_that_ends_before_the_deal_is_still_shown() -> None:  # P34
    table = Table(3)
    table.do(None, CloseSeat(S2))
    shown = table.public
    assert (shown.phase, shown.history, shown.totals) == ("over", {}, {0: 0, 1: 0, 2: 0})
    assert all(table.own(reader).word is None for reader in (None, 0, 1, 2))


def test_a_clock_that_no_longer_runs_finishes_nobody() -> None:  # P19
    table = Table(4, Setup(seconds=90))
    assert table.refuses(None, TimeUp("round:1")) == "clock-gone"
    table.deal().draw()
    table.do(None, SeatAway(S3))
    assert table.refuses(None, TimeUp("away:1")) == "clock-gone"
    assert table.refuses(None, TimeUp("round:2")) == "clock-gone"
    table.finish(0, 1, 2)
    assert table.refuses(None, TimeUp("away:2")) == "clock-gone"
    assert table.do(None, TimeUp("round:1"))[0] == Finished(S3, "time")


def test_away_and_back_are_told_once() -> None:  # P33
    table = Table(4).deal().draw()
    assert table.do(None, SeatAway(S3)) == [WentAway(S3)]
    assert table.do(None, SeatAway(S3)) == []
    assert table.do(None, SeatBack(S3)) == [CameBack(S3)]
    assert table.do(None, SeatBack(S3)) == []
    table.do(None, CloseSeat(S3))
    assert table.do(None, SeatAway(S3)) == []


def test_the_next_round_waits_for_nobody_who_is_away() -> None:  # P33
    table = Table(4).deal().draw().finish()
    for seat in (0, 1):
        table.do(seat, Ready(1))
    assert table.do(None, SeatAway(S3)) == [WentAway(S3)]
    went_on = table.do(2, Ready(1))
    assert went_on[:2] == [ReadySaid(S2), LastCall(1)]
    assert isinstance(went_on[2], RoundBegan)


def test_it_goes_on_when_the_last_one_who_is_awaited_goes_away() -> None:  # P33
    table = Table(4).deal().draw().finish()
    for seat in (0, 1, 2):
        table.do(seat, Ready(1))
    assert isinstance(table.do(None, SeatAway(S3))[-1], RoundBegan)


def test_a_round_that_waits_for_a_closed_seat_alone_is_over() -> None:  # P34
    table = Table(4).deal().draw().finish(0, 1, 2)
    assert table.do(None, CloseSeat(S3))[:2] == [SeatClosed(S3), Finished(S3, "closed")]
    assert table.state.phase == "reveal"


def test_a_seat_that_was_done_is_closed_without_more_ado() -> None:  # P34
    table = Table(4).deal().draw().finish(3)
    assert table.do(None, CloseSeat(S3)) == [SeatClosed(S3)]
    table.finish()
    assert table.do(None, CloseSeat(S2)) == [SeatClosed(S2)]


def test_a_seat_is_closed_once_and_not_after_the_end() -> None:  # P34
    table = Table(4, Setup(rounds=1, seconds=0)).deal().draw()
    table.do(None, CloseSeat(S3))
    assert table.refuses(None, CloseSeat(S3)) == "seat-closed"
    table.finish().go_on()
    assert table.state.phase == "over"
    assert table.refuses(None, CloseSeat(S2)) == "seat-closed"


def test_closing_the_last_seat_that_is_awaited_goes_on() -> None:  # P34
    table = Table(5).deal().draw().finish()
    for seat in (0, 1, 2, 3):
        table.do(seat, Ready(1))
    closed = table.do(None, CloseSeat(S4))
    assert closed[0] == SeatClosed(S4)
    assert isinstance(closed[1], RoundBegan)
