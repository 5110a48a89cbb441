from tests.rules.storyteller.table import Table, choosing, with_clocks
from tests.seats import S1, S2, S3, S4
from vernissage.contract.game import CloseSeat, SeatAway, SeatBack
from vernissage.games.storyteller.commands import Vote
from vernissage.games.storyteller.events import Revealed
from vernissage.games.storyteller.rules.scoring import SeatScore


def turn(players: int = 4, **changes: object) -> Table:
    return Table(players, choosing(**changes)).tell().give()


def test_when_all_found_it_the_storyteller_gets_nothing_and_the_others_two() -> None:  # S6
    table = turn().vote({1: 0, 2: 0, 3: 0})
    assert (table.score.outcome, table.points()) == ("all", {0: 0, 1: 2, 2: 2, 3: 2})


def test_when_nobody_found_it_the_same_and_votes_still_count() -> None:  # S6 S7
    table = turn().vote({1: 2, 2: 1, 3: 1})
    assert (table.score.outcome, table.points()) == ("none", {0: 0, 1: 4, 2: 3, 3: 2})


def test_otherwise_the_storyteller_and_whoever_found_it_get_three() -> None:  # S6 S7
    table = turn().vote({1: 0, 2: 1, 3: 0})
    assert (table.score.outcome, table.points()) == ("some", {0: 3, 1: 4, 2: 0, 3: 3})
    assert table.score.finders == (1, 3)


def test_votes_that_a_painting_drew_give_at_most_three_points() -> None:  # S7
    table = turn(6).vote({1: 0, 2: 1, 3: 1, 4: 1, 5: 1})
    assert table.score.seats[S1] == SeatScore(found=3, drew=3)


def test_both_paintings_of_a_player_draw_votes() -> None:  # S7
    table = turn(3)
    first, second = table.turn.given[S1]
    table.do(2, table.game.messages.command.decode(f'{{"type":"Vote","turn":1,"paintings":["{second}"]}}'))
    table.vote({1: 0})
    assert first != second
    assert table.score.seats[S1] == SeatScore(found=3, drew=1)


def test_with_two_votes_one_of_them_is_enough() -> None:  # S6
    table = turn(7).vote({1: (2, 0), 2: 1, 3: 1, 4: 1, 5: 1, 6: 1})
    assert table.score.finders == (1,)
    assert table.score.seats[S1] == SeatScore(found=3, drew=3)


def test_whoever_found_it_with_a_single_vote_gets_one_more_unless_all_found_it() -> None:  # S7
    table = turn(7).vote({1: 0, 2: (0, 1), 3: 1, 4: 1, 5: 1, 6: 1})
    assert (table.score.seats[S1].sure, table.score.seats[S2].sure) == (1, 0)
    assert table.points() == {0: 3, 1: 3 + 3 + 1, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0}
    everybody = turn(7).vote(dict.fromkeys(range(1, 7), 0))
    assert {scored.sure for scored in everybody.score.seats.values()} == {0}
    assert turn(4).vote({1: 0, 2: 1, 3: 1}).score.seats[S1].sure == 0


def test_both_votes_on_one_players_two_paintings_are_two_points() -> None:  # S7
    """One for every vote, not for every voter."""
    table = turn(3, second_vote=True)
    table.do(1, Vote(1, table.turn.given[S2]))
    table.vote({2: 0})
    assert table.score.seats[S2] == SeatScore(found=3, drew=2, sure=1)


def test_three_points_is_the_most_for_both_paintings_together() -> None:  # S7
    table = turn(3, second_vote=True)
    table.do(1, Vote(1, table.turn.given[S2]))
    assert table.turn.votes[S1] == table.turn.given[S2]
    six = turn(6).vote({1: 2, 2: 1, 3: 2, 4: 2, 5: 2})
    assert six.score.seats[S2].drew == 3


def slept_in(voted: dict[int, int | tuple[int, ...]], **changes: object) -> Table:
    """The time to vote runs out for seat 3, who is there."""
    return Table(4, with_clocks(**changes)).tell().give().vote(voted).time_up()


def test_whoever_was_there_and_did_not_vote_did_not_find_it() -> None:  # S6
    table = slept_in({1: 0, 2: 0})
    assert (table.score.outcome, table.points()) == ("some", {0: 3, 1: 3, 2: 3, 3: 0})
    one = slept_in({1: 0})
    assert (one.score.outcome, one.points()) == ("some", {0: 3, 1: 3, 2: 0, 3: 0})
    assert one.public.history[1].left_out == ()


def test_when_nobody_found_it_only_those_who_voted_get_two() -> None:  # S6
    table = slept_in({1: 2})
    assert (table.score.outcome, table.points()) == ("none", {0: 0, 1: 2, 2: 1, 3: 0})


def test_if_nobody_voted_nobody_scores() -> None:  # S6 S10
    table = slept_in({})
    assert (table.score.outcome, set(table.points().values())) == ("no-votes", {0})


def test_one_who_was_away_for_the_whole_time_is_left_out_of_the_count() -> None:  # S6 S14
    table = Table(4, with_clocks()).tell()
    table.do(None, SeatAway(S3))
    table.give().vote({1: 0, 2: 0}).time_up()
    assert (table.score.outcome, table.points()) == ("all", {0: 0, 1: 2, 2: 2, 3: 0})
    assert table.public.history[1].left_out == (3,)


def test_one_who_was_there_for_any_part_of_it_counts() -> None:  # S6 S14
    left = Table(4, with_clocks()).tell().give()
    left.do(None, SeatAway(S3))
    came = Table(4, with_clocks()).tell()
    came.do(None, SeatAway(S3))
    came.give()
    came.do(None, SeatBack(S3))
    came.do(None, SeatAway(S3))
    for table in (left, came):
        table.vote({1: 0, 2: 0}).time_up()
        assert (table.score.outcome, table.public.history[1].left_out) == ("some", ())


def test_being_there_before_the_voting_is_not_enough() -> None:  # S6
    table = Table(4, with_clocks()).tell()
    table.do(None, SeatAway(S3))
    table.do(None, SeatBack(S3))
    table.do(None, SeatAway(S3))
    table.give().vote({1: 0, 2: 0}).time_up()
    assert table.public.history[1].left_out == (3,)


def test_a_seat_that_was_closed_without_a_vote_does_not_count() -> None:  # S6 S14
    table = Table(5).tell().give().vote({1: 0, 2: 0, 3: 0})
    table.do(None, CloseSeat(S4))
    assert (table.score.outcome, table.public.history[1].left_out) == ("all", ())


def test_an_older_log_counts_only_those_who_voted() -> None:  # S6
    table = Table(4, with_clocks()).tell().give().vote({1: 0})
    given, votes = table.turn.given, table.turn.votes
    state = table.game.evolve(table.state, Revealed(1, given, votes))
    assert state.turn.score is not None
    assert state.turn.score.outcome == "all"


def test_points_show_why() -> None:  # S11
    table = turn().vote({1: 0, 2: 1, 3: 0})
    assert table.public.history[1].score == table.score
    assert table.public.totals == {0: 3, 1: 4, 2: 0, 3: 3}
