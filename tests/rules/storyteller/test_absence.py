from typing import Any

import pytest

from tests.rules.storyteller.table import PAINTINGS, Table, choosing, with_clocks
from tests.seats import S0, S1, S2, S3, S4
from vernissage.contract.game import Clock, CloseSeat, HurryOn, SeatAway, SeatBack, TimeUp, Waiting
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.storyteller.commands import Ready
from vernissage.games.storyteller.events import CameBack, Ended, Given, SeatClosed, TurnBegan, TurnPassed, WentAway
from vernissage.games.storyteller.setup import PLAYERS


def test_each_phase_has_its_clock() -> None:  # S10
    table = Table(4, with_clocks(clue_seconds=90, give_seconds=40, vote_seconds=50))
    assert table.game.waiting(table.state).clock == Clock("clue:1", 90)
    table.tell()
    assert table.game.waiting(table.state).clock == Clock("giving:1", 40)
    table.give()
    assert table.game.waiting(table.state).clock == Clock("voting:1", 50)
    table.vote({1: 0, 2: 0, 3: 1})
    assert table.game.waiting(table.state).clock is None
    assert Table(4).game.waiting(Table(4).state).clock is None


def test_without_a_clue_in_time_the_turn_is_passed_and_nobody_scores() -> None:  # S10
    table = Table(4, with_clocks()).time_up()
    assert table.events == [TurnPassed(1, "time"), TurnBegan(2, S1, (S0, S1, S2, S3))]
    assert set(table.public.totals.values()) == {0}
    assert table.public.history[1].passed == "time"


@pytest.mark.parametrize("players", PLAYERS)
def test_when_nobody_tells_for_a_whole_round_the_game_rests(players: int) -> None:  # S10
    table = Table(players, with_clocks())
    for _ in range(players):
        table.time_up()
    assert table.game.waiting(table.state) == Waiting((S0,), None)
    assert table.refuses(None, TimeUp(f"clue:{table.turn.number}")) == "clock-gone"


def test_a_clue_brings_all_clocks_back() -> None:  # S10
    table = silent_table()
    assert table.tell().game.waiting(table.state).clock == Clock("giving:5", 60)
    table.give()
    assert table.game.waiting(table.state).clock == Clock("voting:5", 60)
    table.vote({1: 0, 2: 0, 3: 1}).go_on()
    for number in (6, 7, 8, 9):
        assert table.game.waiting(table.state).clock == Clock(f"clue:{number}", 120)
        table.time_up()
    assert table.game.waiting(table.state).clock is None


def test_a_clue_in_between_makes_the_round_begin_anew() -> None:  # S10
    table = Table(4, with_clocks()).time_up().time_up().time_up().play(0).go_on().time_up()
    assert table.game.waiting(table.state).clock == Clock("clue:6", 120)


def test_only_those_who_are_still_playing_make_up_the_round() -> None:  # S10 S14
    table = Table(5, with_clocks()).time_up().time_up().time_up()
    table.do(None, CloseSeat(S4))
    assert table.game.waiting(table.state).clock == Clock("clue:4", 120)
    assert table.time_up().game.waiting(table.state) == Waiting((S0,), None)


def test_when_the_one_the_game_rests_for_leaves_the_next_one_has_their_time() -> None:  # S10 S14
    table = silent_table()
    table.do(None, CloseSeat(S0))
    assert table.game.waiting(table.state) == Waiting((S1,), Clock("clue:6", 120))


def silent_table(**changes: Any) -> Table:
    """Four have let a whole round pass."""
    return Table(4, with_clocks(**changes)).time_up().time_up().time_up().time_up()


def test_whose_time_ran_out_has_had_their_turn() -> None:  # S8 S10
    table = Table(3, with_clocks(rounds=1)).play(1).go_on().time_up().play(1).go_on()
    assert (table.state.reason, len(table.state.turns)) == ("rounds", 3)


def test_a_round_in_which_nobody_told_anything_counts_for_nobody() -> None:  # S8 S10
    table = silent_table(rounds=1)
    assert (table.public.phase, table.public.turn) == ("clue", 5)
    for _ in range(4):
        assert not table.game.is_over(table.state)
        table.play(table.state.givers[0]).go_on()
    assert (table.state.reason, len(table.state.turns)) == ("rounds", 8)


def test_whoever_has_not_given_in_time_gives_by_chance() -> None:  # S10
    table = Table(4, with_clocks()).tell().give(1).time_up()
    late = [event for event in table.events if isinstance(event, Given)]
    assert [(event.seat, event.by_chance) for event in late] == [(2, True), (3, True)]
    assert len(table.public.shown) == 4


def test_whoever_has_not_voted_in_time_has_no_vote_and_gets_nothing_for_it() -> None:  # S10
    table = Table(4, with_clocks()).tell().give().vote({1: 0}).time_up()
    assert (table.score.outcome, table.points()) == ("some", {0: 3, 1: 3, 2: 0, 3: 0})


def test_if_nobody_voted_nobody_scores() -> None:  # S10
    table = Table(4, with_clocks()).tell().give().time_up()
    assert (table.score.outcome, set(table.points().values())) == ("no-votes", {0})


def test_the_game_waits_for_those_who_have_still_to_act() -> None:  # S9 S10
    table = Table(4)
    assert (table.game.waiting(table.game.begin()).seats, table.game.waiting(table.game.begin()).clock) == ((), None)
    assert table.game.waiting(table.state).seats == (0,)
    assert table.game.waiting(table.tell().give(2).state).seats == (1, 3)
    assert table.game.waiting(table.give(1, 3).vote({3: 0}).state).seats == (1, 2)
    table.vote({1: 0, 2: 1})
    table.do(2, Ready(1))
    table.do(None, SeatAway(S3))
    assert table.game.waiting(table.state).seats == (0, 1)
    over = Table(3, choosing(rounds=1))
    for _ in range(3):
        over.play(*over.state.givers).go_on()
    assert over.game.waiting(over.state).seats == ()


def test_a_late_call_hits_no_other_clock() -> None:  # S10
    table = Table(4, with_clocks())
    table.tell()
    assert table.refuses(None, TimeUp("clue:1")) == "clock-gone"


def test_someone_who_was_away_finds_everything_as_it_was() -> None:  # S14
    table = Table(4).tell().give(1)
    before = table.own(1)
    table.do(None, SeatAway(S1))
    table.do(None, SeatBack(S1))
    assert table.own(1) == before


def test_away_and_back_are_told_once_and_not_after_the_end() -> None:  # S14
    table = Table(3, choosing(rounds=1))
    assert table.do(None, SeatBack(S1)) == []
    assert table.do(None, SeatAway(S1)) == [WentAway(S1)]
    assert table.do(None, SeatAway(S1)) == []
    assert table.do(None, SeatBack(S1)) == [CameBack(S1)]
    assert table.do(None, SeatAway(S3)) == []
    for _ in range(3):
        table.play(*table.state.givers).go_on()
    assert table.do(None, SeatAway(S1)) == []
    assert table.refuses(None, CloseSeat(S1)) == "seat-closed"


def test_the_reveal_goes_on_for_those_who_are_still_looking() -> None:  # S11 S14
    table = Table(4).play(1)
    table.do(0, Ready(1))
    assert table.do(None, SeatAway(S2)) == [WentAway(S2)]
    assert table.public.phase == "reveal"
    assert table.do(None, CloseSeat(S0)) == [SeatClosed(S0)]
    assert (table.public.phase, table.points()[0]) == ("reveal", 3)


def test_nobody_waits_for_the_applause_of_one_who_is_away() -> None:  # S14
    table = Table(3).play(1)
    table.do(0, Ready(1))
    table.do(1, Ready(1))
    table.do(None, SeatAway(S2))
    assert (table.public.turn, table.public.phase) == (2, "clue")


def test_the_host_may_go_on_after_the_reveal() -> None:  # S11
    table = Table(3)
    assert table.refuses(None, HurryOn("clue:1")) == "wrong-phase"
    assert table.refuses(0, HurryOn("clue:1")) == "not-for-players"
    table.play(1)
    table.do(None, HurryOn("reveal:1"))
    assert table.public.turn == 2


def test_a_late_press_does_nothing_to_the_turn_that_follows() -> None:  # S11
    table = Table(3).play(1)
    shown = HurryOn(table.public.step)
    table.do(None, shown)
    assert table.do(None, shown) == []
    table.play(1)
    assert table.do(None, shown) == []
    assert (table.public.turn, table.public.phase) == (2, "reveal")


def test_the_hand_of_a_closed_seat_goes_under_the_pile() -> None:  # S14
    table = Table(5)
    hand = table.state.hands[S3]
    table.do(None, CloseSeat(S3))
    assert table.state.pile[: len(hand)] == hand
    assert table.state.hands[S3] == ()
    assert table.refuses(3, table.telling()) == "not-a-player"
    assert table.refuses(None, CloseSeat(S3)) == "seat-closed"


def test_what_a_closed_seat_has_given_and_voted_counts_in_this_turn() -> None:  # S14
    table = Table(5).tell().give(3)
    gift = table.turn.given[S3]
    table.do(None, CloseSeat(S3))
    assert table.state.hands[S3] == gift
    table.give(1, 2, 4)
    assert table.state.hands[S3] == ()
    assert set(gift) <= set(table.turn.shown)
    table.vote({1: 3, 2: 0, 4: 3})
    assert table.points()[3] == 2
    other = Table(5).tell().give().vote({3: 0})
    other.do(None, CloseSeat(S3))
    other.vote({1: 2, 2: 1, 4: 1})
    assert other.score.finders == (3,)


@pytest.mark.parametrize("phase", ["clue", "giving", "voting"])
def test_without_its_storyteller_a_turn_is_passed(phase: str) -> None:  # S14
    table = Table(5)
    if phase != "clue":
        table.tell().give(*((1,) if phase == "giving" else ()))
    table.do(None, CloseSeat(S0))
    assert table.events[:2] == [SeatClosed(S0), TurnPassed(1, "closed")]
    assert (table.public.turn, table.public.teller, table.public.playing) == (2, 1, (1, 2, 3, 4))
    assert {len(table.state.hands[seat]) for seat in (S1, S2, S3, S4)} == {6}


def test_the_last_one_missing_may_leave() -> None:  # S14
    table = Table(5).tell().give(1, 2, 4)
    table.do(None, CloseSeat(S3))
    assert table.public.acting == (1, 2, 4)
    table.vote({1: 0, 2: 0})
    table.do(None, CloseSeat(S4))
    assert table.public.phase == "reveal"


def test_with_fewer_than_three_open_seats_the_game_ends_after_that_turn() -> None:  # S14
    table = Table(3).play(1).go_on().tell().give(0)
    table.do(None, CloseSeat(S0))
    assert table.public.phase == "giving"
    table.give(2)
    table.vote({2: 1})
    table.go_on()
    assert isinstance(table.events[-1], Ended)
    assert table.state.reason == "too_few"


def test_the_points_of_a_closed_seat_stay_and_cannot_win() -> None:  # S14
    table = Table(4).play(1)
    for seat in (S1, S3):
        table.do(None, CloseSeat(seat))
    table.go_on()
    assert table.public.totals[S1] == max(table.public.totals.values())
    assert table.events[-1] == Ended("too_few", (S0,))


def test_with_three_left_hands_grow_to_seven() -> None:  # S1 S14
    table = Table(4)
    table.do(None, CloseSeat(S3))
    table.play(1).go_on()
    assert {len(table.state.hands[seat]) for seat in (S0, S1, S2)} == {7}
    assert table.public.gifts_each == 2


def test_when_everybody_leaves_the_game_is_over() -> None:  # S14
    table = Table(3).play(1)
    for seat in (S0, S1):
        assert table.do(None, CloseSeat(seat)) == [SeatClosed(seat)]
    assert table.do(None, CloseSeat(S2)) == [SeatClosed(S2), Ended("too_few", ())]
    assert table.game.is_over(table.state)


def test_before_the_clue_the_game_ends_without_that_turn() -> None:  # S14
    table = Table(4).play(1).go_on()
    before = dict(table.public.totals)
    assert table.do(None, CloseSeat(S2)) == [SeatClosed(S2)]
    assert table.do(None, CloseSeat(S3)) == [SeatClosed(S3), Ended("too_few", (S1,))]
    assert table.public.totals == before
    assert list(table.public.history) == [1]


def test_also_when_it_is_the_storyteller_who_leaves() -> None:  # S14
    table = Table(3)
    assert table.do(None, CloseSeat(S0)) == [SeatClosed(S0), Ended("too_few", (S1, S2))]


def test_a_single_painting_to_choose_from_is_no_turn() -> None:  # S14
    table = Table(3).tell()
    assert table.do(None, CloseSeat(S2)) == [SeatClosed(S2), TurnPassed(1, "no-choice"), Ended("too_few", (S0, S1))]
    assert set(table.public.totals.values()) == {0}


def test_though_they_have_given_already() -> None:  # S14
    table = Table(3).tell().give(1)
    assert TurnPassed(1, "no-choice") in table.do(None, CloseSeat(S2))


def test_two_paintings_are_a_choice() -> None:  # S14
    table = Table(3).tell().give(2)
    assert table.do(None, CloseSeat(S2)) == [SeatClosed(S2)]
    table.give(1)
    assert len(table.own(1).votable) == 3
    four = Table(4).tell()
    assert four.do(None, CloseSeat(S3)) == [SeatClosed(S3)]
    four.give()
    assert len(four.own(1).votable) == 2
    assert TurnPassed(1, "no-choice") in Table(4).tell().do_all(CloseSeat(S3), CloseSeat(S2))


def test_once_all_hang_nobody_who_leaves_takes_a_choice_away() -> None:  # S14
    table = Table(3).tell().give()
    assert table.do(None, CloseSeat(S2)) == [SeatClosed(S2)]
    assert len(table.own(1).votable) == 3


def test_what_was_given_in_a_turn_that_is_passed_goes_back_unseen() -> None:  # S14 S15
    table = Table(5).tell().give(1, 2)
    hands = {seat: table.state.hands[seat] for seat in (S1, S2)}
    table.do(None, CloseSeat(S0))
    passed = table.public.history[1]
    assert (passed.given, passed.votes, passed.shown, passed.score) == ({}, {}, (), None)
    assert {seat: table.state.hands[seat] for seat in (S1, S2)} == hands


def test_a_turn_that_is_passed_while_all_hang_shows_no_paintings_either() -> None:  # S15
    table = Table(5).tell().give().vote({1: 0})
    table.do(None, CloseSeat(S0))
    passed = table.public.history[1]
    assert (passed.passed, passed.given, passed.votes, passed.shown) == ("closed", {}, {}, ())


def test_gifts_go_by_the_seats_at_the_start_of_the_turn() -> None:  # S3 S14
    """Open seats are counted at the start of each turn."""
    table = Table(4).tell().give(1)
    table.do(None, CloseSeat(S3))
    assert table.public.gifts_each == 1
    table.give(2)
    assert table.public.phase == "voting"


def test_and_those_who_were_seven_keep_their_second_vote() -> None:  # S5 S14
    table = Table(7).tell().give()
    table.do(None, CloseSeat(S3))
    assert table.public.votes_each == 2
    table.vote({1: (0, 2), 2: 1, 4: 1, 5: 1})
    table.vote({6: 0})
    assert table.score.seats[Seat(6)].sure == 1


def test_a_closed_seat_that_has_reached_the_goal_ends_nothing() -> None:  # S8 S14
    table = Table(5, choosing(goal=15))
    while table.public.totals[S1] < 15:
        finders = (1,) if table.turn.teller != 1 else (2,)
        table.play(*finders)
        if table.public.totals[S1] < 15:
            table.go_on()
    table.do(None, CloseSeat(S1))
    others = [points for seat, points in table.public.totals.items() if seat != 1]
    assert max(others) < 15
    table.go_on()
    assert table.public.phase == "clue"


def test_an_away_storyteller_keeps_the_turn() -> None:  # S1 S14
    table = Table(4).play(1)
    table.do(None, SeatAway(S1))
    table.go_on()
    assert (table.public.teller, table.public.acting) == (1, (1,))


def test_an_away_giver_is_waited_for() -> None:  # S9 S14
    table = Table(4).tell()
    table.do(None, SeatAway(S3))
    table.give(1, 2)
    assert (table.public.phase, table.public.acting) == ("giving", (3,))


def test_one_who_is_away_when_a_turn_begins_has_a_part_in_it() -> None:  # S1 S14
    table = Table(4).play(1)
    table.do(None, SeatAway(S3))
    table.go_on()
    assert table.public.playing == (0, 1, 2, 3)
    assert len(table.state.hands[S3]) == 6


@pytest.mark.parametrize("phase", ["clue", "giving"])
def test_no_painting_is_lost_or_doubled_when_a_seat_is_closed(phase: str) -> None:  # S14
    for seat in first_seats(5):
        table = Table(5)
        if phase == "giving":
            table.tell().give(1, 2)
        table.do(None, CloseSeat(seat))
        everywhere = [*table.state.pile, *(one for hand in table.state.hands.values() for one in hand)]
        assert len(everywhere) == len(set(everywhere)) == PAINTINGS
