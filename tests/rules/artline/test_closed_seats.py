"""The host closes a seat: A33 (that a bot plays for somebody who is away is tested with the table)."""

from tests.rules.artline.table import Table, kinds, refusal
from tests.seats import S0, S1, S2, S3
from vernissage.contract.game import CloseSeat
from vernissage.games.artline.events import (
    Ended,
    MendingAsked,
    SeatClosed,
    Stood,
    TakenBack,
    TurnBegan,
    Voted,
    VoteOpened,
)
from vernissage.games.artline.state import LastRound

CROSSING = """
    mona .   .
    .    hat .
    .    .   cap
"""


def test_a_closed_seats_hand_leaves_the_game_and_its_turns_are_skipped() -> None:  # A33
    table = Table()
    assert table.close(1) == [SeatClosed(S1)]
    assert table.public.counts == {0: 5, 1: 0, 2: 5}
    assert table.public.closed == (1,)
    assert set(table.state.removed) == {"b1", "b2", "b3", "b4", "b5"}
    assert table.discard(0, "a1")[-1] == TurnBegan(S2, 2)


def test_a_seat_closed_at_its_turn_passes_the_turn_on() -> None:  # A33
    assert Table().close(0) == [SeatClosed(S0), TurnBegan(S1, 2)]


def test_only_the_table_closes_seats_and_each_once() -> None:  # A33
    table = Table()
    assert refusal(table.do, 1, CloseSeat(S2)).code == "not-for-players"
    table.close(1)
    assert refusal(table.close, 1).facts == {"seat": 1}
    assert refusal(table.close, 5).code == "seat-not-open"
    assert refusal(table.discard, 1, "b1").code == "not-a-player"
    assert table.own(1).may == ()


def test_a_placement_of_a_closed_seat_is_taken_back_first() -> None:  # A33
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    assert table.close(0) == [TakenBack(1, S0, S0, "a1", "seat-closed"), SeatClosed(S0), TurnBegan(S1, 2)]
    assert "a1" in table.state.removed


def test_a_window_does_not_wait_for_a_closed_seat() -> None:  # A20 A33
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    table.accept(1)
    assert kinds(table.close(2)) == ["SeatClosed", "Stood", "Drew", "TurnBegan"]
    assert table.turn == 1


def test_the_objections_of_a_closed_seat_are_gone() -> None:  # A21 A33
    table = Table(players=4)
    table.lay(0, "a1", (1, 0), r0="hats")
    table.object_to(1, "not-allowed", "r0")
    table.close(1)
    assert "Stood" in kinds(table.accept(2, 3))


def test_half_of_the_opponents_are_half_of_those_who_are_left() -> None:  # A19 A33
    table = Table(players=4, edition="tretyakov")
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    table.accept(2)
    assert table.close(3)[-1] == MendingAsked(1, "unclear", "r0")


def test_a_vote_does_not_wait_for_a_closed_seat() -> None:  # A22 A33
    table = Table("mona hat", players=4)
    table.lay(0, "a1", (2, 0))
    table.object_to(3, "does-not-fit", "r0")
    assert VoteOpened(1, "does-not-fit", "r0", (S3,)) in table.accept(1, 2)
    table.vote(b=True)
    assert kinds(table.close(2)) == ["SeatClosed", "VoteClosed", "Stood", "Drew", "TurnBegan"]


def test_the_ballot_of_a_closed_seat_does_not_count() -> None:  # A22 A33
    table = Table("mona hat", players=4)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.accept(2, 3)
    table.vote(d=True)
    table.close(3)
    assert table.public.vote
    assert table.public.vote.voted == (1,)
    assert kinds(table.vote(c=False))[-1] == "TakenBack"


def test_mending_is_over_when_those_who_did_not_understand_have_left() -> None:  # A19 A33
    table = Table()
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    table.accept(2)
    assert table.phase == "mend"
    assert kinds(table.close(1)) == ["SeatClosed", "MendingEnded", "Stood", "Drew", "TurnBegan"]


def test_mending_is_over_when_they_are_no_longer_enough() -> None:  # A19 A33
    table = Table(players=4, edition="hermitage")
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    table.object_to(2, "unclear", "r0")
    table.accept(3)
    assert "Stood" in kinds(table.close(1)), "one of three is less than half"


def test_mending_goes_on_while_enough_are_left() -> None:  # A19 A33
    table = Table(players=4, edition="tretyakov")
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    table.object_to(2, "unclear", "r0")
    table.accept(3)
    assert table.close(1) == [SeatClosed(S1)], "one of two opponents is half"
    assert table.phase == "mend"


def test_a_theme_that_nobody_minds_any_more_was_not_refused() -> None:  # A19 A33
    table = Table(CROSSING, players=4)
    table.lay(0, "a1", (1, 0), r0="sfumato", c1="dog")
    table.object_to(1, "unclear", "r0")
    table.object_to(2, "does-not-fit", "c1")
    table.accept(3)
    assert kinds(table.close(1))[:3] == ["SeatClosed", "MendingEnded", "VoteOpened"]
    table.vote(d=False)
    assert kinds(table.lay(0, "a2", (1, 0), r0="sfumato", c1="dog")) == ["Laid"]


def test_what_a_vote_has_sent_to_be_mended_is_mended_whoever_leaves() -> None:  # A22 A33
    table = Table(players=4)
    table.lay(0, "a1", (1, 0), r0="heroes")
    table.object_to(1, "not-allowed", "r0")
    table.accept(2, 3)
    table.vote(c=False, d=False)
    table.close(1)
    assert table.phase == "mend"


def test_a_host_gets_nothing_through_by_removing_who_objects() -> None:  # A33
    for phase in ("window", "vote", "mend"):
        table = Table(CROSSING, hands={0: "a1"})
        table.lay(0, "a1", (1, 0), r0="red", c1="dog")
        table.object_to(1, "unclear" if phase == "mend" else "does-not-fit", "c1")
        if phase != "window":
            table.accept(2)
        assert table.phase == phase
        assert kinds(table.close(1, by_host=True)) == ["TakenBack", "SeatClosed"]
        assert (table.phase, table.own(0).hand) == ("turn", ("a1",))


def test_nor_with_what_their_neighbour_lays_for_them() -> None:  # A32 A33
    table = Table(CROSSING, players=4, curators=True)
    table.show_hand(0)
    table.lay(3, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "does-not-fit", "c1")
    assert kinds(table.close(1, by_host=True)) == ["TakenBack", "SeatClosed"]


def test_taking_a_vote_away_so_is_losing_it() -> None:  # A22 A33
    table = Table("mona hat")
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.accept(2)
    table.close(1, by_host=True)
    assert refusal(table.lay, 0, "a1", (2, 0)).code == "refused-before"


def test_somebody_elses_painting_stays_when_the_host_removes_who_objects() -> None:  # A33
    table = Table("mona hat", players=4)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.accept(2, 3)
    assert "Stood" in kinds(table.close(1, by_host=True, host=2))


def test_a_host_may_remove_who_does_not_object() -> None:  # A33
    table = Table("mona hat", players=4)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    assert table.close(2, by_host=True) == [SeatClosed(S2)]
    assert table.phase == "window"


def test_an_objector_who_leaves_takes_the_objection_along() -> None:  # A33
    table = Table("mona hat", players=4)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.accept(2, 3)
    assert "Stood" in kinds(table.close(1))


def test_a_vote_that_nobody_is_left_to_be_against_is_over() -> None:  # A22 A33
    table = Table("mona hat", players=4)
    table.lay(0, "a1", (2, 0))
    table.object_to(3, "does-not-fit", "r0")
    assert VoteOpened(1, "does-not-fit", "r0", (S3,)) in table.time_is_up()
    table.vote(b=True)
    assert kinds(table.close(3)) == ["SeatClosed", "Stood", "Drew", "TurnBegan"]


def test_what_somebody_else_votes_against_is_voted_on_to_the_end() -> None:  # A22 A33
    table = Table("mona hat", players=4)
    table.lay(0, "a1", (2, 0))
    table.object_to(3, "does-not-fit", "r0")
    table.accept(1, 2)
    table.vote(b=False)
    assert table.close(3) == [SeatClosed(S3)]
    assert "Stood" in kinds(table.vote(c=True))


def test_with_its_only_objector_the_next_objection_is_taken_up() -> None:  # A21 A33
    table = Table("mona hat", players=4, themes={"r0": "red"})
    table.lay(0, "a1", (1, 1), c1="dog")
    table.object_to(3, "not-allowed", "c1")
    table.object_to(2, "does-not-fit", "c1")
    table.accept(1)
    assert table.public.vote
    assert table.close(3)[1:3] == [
        VoteOpened(1, "does-not-fit", "c1", (S2,)),
        Voted(1, S2, "c1", keep=False),
    ]


def test_the_neighbour_is_the_next_open_seat_before() -> None:  # A32 A33
    table = Table(curators=True, turn_seconds=30)
    table.show_hand(0)
    before = table.game.waiting(table.state).clock
    table.close(2)
    after = table.game.waiting(table.state)
    assert after.seats == (1,)
    assert before != after.clock
    assert table.own(1).may == ("lay", "decline", "point")


def test_when_the_neighbour_who_laid_is_closed_the_next_one_may_try() -> None:  # A32 A33
    table = Table(CROSSING, curators=True)
    table.show_hand(0)
    table.lay(2, "a1", (1, 0), r0="red", c1="dog")
    assert table.close(2) == [TakenBack(1, S2, S0, "a1", "seat-closed"), SeatClosed(S2)]
    assert (table.phase, table.own(1).may) == ("neighbour", ("lay", "decline", "point"))


def test_when_the_owner_of_a_shown_hand_is_closed_the_next_turn_begins() -> None:  # A32 A33
    table = Table(CROSSING, curators=True)
    table.show_hand(0)
    table.lay(2, "a1", (1, 0), r0="red", c1="dog")
    assert kinds(table.close(0)) == ["TakenBack", "SeatClosed", "TurnBegan"]
    assert table.public.shown == {}
    table.show_hand(1)
    table.decline(2)
    assert kinds(table.close(1)) == ["SeatClosed", "Ended"]


def begin_last_round(table: Table) -> Table:
    table.lay_and_accept(0, "a1", (1, 0), r0="red", c1="dog")
    return table


def test_a_closed_seat_has_no_turn_in_the_last_round() -> None:  # A28 A33
    table = begin_last_round(Table(CROSSING, players=4, hands={0: "a1"}))
    table.close(2)
    assert table.public.last_round == LastRound(S0, (S1, S3))
    table.discard(1, "b1")
    assert table.close(3) == [SeatClosed(S3), Ended("last_round", (S0,))]


def test_a_seat_that_had_emptied_its_hand_wins_though_closed() -> None:  # A28 A33
    table = begin_last_round(Table(CROSSING, hands={0: "a1"}))
    table.close(0)
    table.discard(1, "b1")
    assert table.discard(2, "c1")[-1] == Ended("last_round", (S0,))


def test_a_seat_that_had_emptied_its_hand_counts_when_the_pile_runs_out() -> None:  # A30 A33
    table = begin_last_round(Table(CROSSING, pile=1, hands={0: "a1"}))
    table.close(0)
    assert table.discard(1, "b1")[-1] == Ended("pile_empty", (S0,))


def test_a_closed_seat_does_not_win_by_the_fewest_paintings() -> None:  # A30 A33
    table = Table(pile=1, hands={1: "b1"})
    table.close(1)
    assert table.discard(0, "a1")[-1] == Ended("pile_empty", (S0, S2))


def test_a_game_with_fewer_than_two_open_seats_ends_without_a_winner() -> None:  # A33
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="hats")
    assert table.close(1) == [SeatClosed(S1), TakenBack(1, S0, S0, "a1", "seat-closed"), Ended("too_few", ())]
    assert refusal(table.close, 0).code == "game-over"
    assert list(table.game.winners(table.state)) == []


def test_a_win_is_not_undone_by_leaving() -> None:  # A28 A33
    table = begin_last_round(Table(CROSSING, players=2, hands={0: "a1"}))
    assert table.close(1) == [SeatClosed(S1), Ended("too_few", (S0,))]


def test_a_seat_that_had_emptied_its_hand_wins_though_it_left_first() -> None:  # A28 A33
    table = begin_last_round(Table(CROSSING, hands={0: "a1"}))
    table.close(0)
    assert table.close(2) == [SeatClosed(S2), Ended("too_few", (S0,))]


def test_everyone_who_has_emptied_their_hand_wins_when_too_few_are_left() -> None:  # A28 A33
    table = begin_last_round(Table(CROSSING, hands={0: "a1", 1: "b1"}))
    table.lay_and_accept(1, "b1", (0, 1), r1="green", c0="cat")
    table.close(1)
    assert table.close(2) == [SeatClosed(S2), Ended("too_few", (S0, S1))]


def test_the_last_opponent_cannot_leave_to_stop_the_winning_exhibition() -> None:  # A28 A33
    table = Table(CROSSING, players=2, hands={0: "a1"})
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    assert table.close(1) == [SeatClosed(S1), Stood(1), Ended("too_few", (S0,))]


def test_a_host_cannot_win_by_removing_the_last_opponent() -> None:  # A20 A33
    table = Table(CROSSING, players=2, hands={0: "a1"})
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    assert table.close(1, by_host=True)[-1] == Ended("too_few", ())


def test_a_host_who_has_won_may_remove_anybody() -> None:  # A28 A33
    table = begin_last_round(Table(CROSSING, players=2, hands={0: "a1"}))
    assert table.close(1, by_host=True) == [SeatClosed(S1), Ended("too_few", (S0,))]


def test_a_last_painting_that_makes_no_exhibition_wins_nothing() -> None:  # A29 A33
    table = Table(players=2, hands={0: "a1"})
    table.lay(0, "a1", (1, 0), r0="hats")
    assert table.close(1)[-1] == Ended("too_few", ())


def test_an_exhibition_that_does_not_empty_the_hand_wins_nothing() -> None:  # A33
    table = Table(CROSSING, players=2)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    assert kinds(table.close(1)) == ["SeatClosed", "TakenBack", "Ended"]
    assert list(table.game.winners(table.state)) == []


def test_a_theme_that_was_refused_is_not_saved_by_the_opponents_leaving() -> None:  # A19 A33
    table = Table(CROSSING, players=2, hands={0: "a1"})
    table.lay(0, "a1", (1, 0), r0="sfumato", c1="dog")
    table.object_to(1, "unclear", "r0")
    assert table.close(1)[-1] == Ended("too_few", ())
