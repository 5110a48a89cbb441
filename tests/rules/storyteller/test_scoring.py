from tests.rules.storyteller.table import Table, choosing
from tests.seats import S1, S2
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


def test_points_show_why() -> None:  # S11
    table = turn().vote({1: 0, 2: 1, 3: 0})
    assert table.public.history[1].score == table.score
    assert table.public.totals == {0: 3, 1: 4, 2: 0, 3: 3}
