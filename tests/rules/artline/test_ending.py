"""Discarding, drawing, ending: A25–A30."""

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from tests.seats import S0, S1, S2
from vernissage.games.artline.events import Discarded, Drew, Ended, LastRoundBegan
from vernissage.games.artline.setup import EditionName

CROSSING = """
    mona .   .
    .    hat .
    .    .   cap
"""


@pytest.mark.parametrize("edition", ["hermitage", "louvre"])
def test_discarding_is_free(edition: EditionName) -> None:  # A25
    table = Table(edition=edition)
    assert table.own(0).may == ("lay", "discard")
    assert kinds(table.discard(0, "a1")) == ["Discarded", "Drew", "TurnBegan"]


def test_in_the_tretyakov_only_who_is_sure_that_nothing_fits_discards() -> None:  # A25
    table = Table(edition="tretyakov")
    assert table.own(0).may == ("lay", "discard-if-sure")
    assert refusal(table.discard, 0, "a1").code == "not-sure-yet"
    assert kinds(table.discard(0, "a1", sure=True)) == ["Discarded", "Drew", "TurnBegan"]


def test_only_a_painting_of_the_own_hand_is_discarded() -> None:  # A25
    assert refusal(Table().discard, 0, "b1").facts == {"painting": "b1"}


def test_nobody_is_shown_what_was_discarded() -> None:  # A26
    table = Table()
    discarded = table.discard(0, "a1")[0]
    assert table.game.redact(discarded, S0) == Discarded(S0, "a1", False)
    assert [table.game.redact(discarded, seat) for seat in (S1, None)] == [Discarded(S0, None, False)] * 2
    assert table.public.discarded == 1


def test_a_discarded_painting_is_out_of_the_game() -> None:  # A26
    table = Table()
    table.discard(0, "a1")
    assert "a1" not in table.own(0).hand
    assert "a1" not in table.state.pile


def test_at_the_end_of_the_turn_the_player_draws_one_painting() -> None:  # A27
    table = Table()
    drew = next(event for event in table.lay_and_accept(0, "a1", (1, 0), r0="hats") if isinstance(event, Drew))
    assert drew == Drew(S0, "p1")
    assert table.game.redact(drew, S1) == Drew(S0, None)
    assert table.own(0).hand == ("a2", "a3", "a4", "a5", "p1")


def test_who_made_an_exhibition_draws_nothing() -> None:  # A27
    table = Table(CROSSING)
    assert "Drew" not in kinds(table.lay_and_accept(0, "a1", (1, 0), r0="red", c1="dog"))
    assert table.public.counts == {0: 4, 1: 5, 2: 5}


def last_round(players: int = 3, **options: object) -> Table:
    """Seat 0 has just begun a last round."""
    table = Table(CROSSING, players=players, hands={0: "a1", **options.pop("hands", {})}, **options)  # type: ignore[arg-type, dict-item]
    table.lay_and_accept(0, "a1", (1, 0), r0="red", c1="dog")
    return table


def test_the_last_painting_laid_as_an_exhibition_starts_the_last_round() -> None:  # A28
    table = last_round()
    assert [event for event in table.log if isinstance(event, LastRoundBegan)] == [LastRoundBegan(S0, (S1, S2))]
    shown = table.public.last_round
    assert shown
    assert (shown.by, shown.left) == (0, (1, 2))


def test_each_of_the_others_has_exactly_one_more_turn() -> None:  # A28
    table = last_round()
    assert table.turn == 1
    table.discard(1, "b1")
    assert table.turn == 2
    assert table.discard(2, "c1")[-1] == Ended("last_round", (S0,))
    assert (table.phase, table.game.waiting(table.state).seats) == ("over", ())
    assert list(table.game.winners(table.state)) == [0]


def test_everyone_without_paintings_wins_together() -> None:  # A28
    table = last_round(hands={1: "b1"})
    table.lay_and_accept(1, "b1", (0, 1), r1="green", c0="cat")
    assert table.discard(2, "c1")[-1] == Ended("last_round", (S0, S1))


def test_a_second_empty_hand_starts_no_further_round() -> None:  # A28
    table = last_round(hands={1: "b1"})
    assert "LastRoundBegan" not in kinds(table.lay_and_accept(1, "b1", (0, 1), r1="green", c0="cat"))
    assert table.turn == 2


def test_in_the_last_round_one_draws_as_usual() -> None:  # A27 A28
    table = last_round()
    assert kinds(table.discard(1, "b1")) == ["Discarded", "Drew", "TurnBegan"]


def test_the_last_painting_without_an_exhibition_is_replaced_and_the_game_goes_on() -> None:  # A29
    table = Table(hands={0: "a1"})
    assert kinds(table.lay_and_accept(0, "a1", (1, 0), r0="hats"))[-2:] == ["Drew", "TurnBegan"]
    assert table.own(0).hand == ("p1",)
    assert table.public.last_round is None


def test_an_empty_pile_at_the_end_of_a_turn_ends_the_game_at_once() -> None:  # A30
    table = Table(pile=1, hands={1: "b1 b2", 2: "c1 c2"})
    assert table.discard(0, "a1")[-1] == Ended("pile_empty", (S1, S2))
    assert refusal(table.discard, 1, "b1").code == "game-over"


def test_the_pile_may_run_out_in_a_last_round_too() -> None:  # A30
    table = last_round(pile=1)
    assert table.discard(1, "b1")[-1] == Ended("pile_empty", (S0,))


def test_a_round_that_is_complete_when_the_pile_runs_out_was_the_last_round() -> None:  # A28 A30
    table = last_round(pile=2)
    table.discard(1, "b1")
    assert table.discard(2, "c1")[-1] == Ended("last_round", (S0,))


def test_an_exhibition_leaves_the_pile_alone() -> None:  # A27 A30
    table = Table(CROSSING, pile=1)
    table.lay_and_accept(0, "a1", (1, 0), r0="red", c1="dog")
    assert (table.turn, table.public.pile) == (1, 1)


def test_at_the_end_all_hands_are_shown() -> None:  # A30
    table = Table(pile=1, players=2)
    assert table.public.shown == {}
    table.discard(0, "a1")
    assert table.public.shown == {0: ("a2", "a3", "a4", "a5", "p1"), 1: ("b1", "b2", "b3", "b4", "b5")}


def test_the_seat_after_the_one_who_began_begins_the_rematch() -> None:  # A3
    table = Table(first=2)
    assert table.game.next_first(table.state) == 0
    table.close(0)
    assert table.game.next_first(table.state) == 1


def test_the_starter_of_the_last_round_answers_and_votes_with_an_empty_hand() -> None:  # A22 A28
    table = Table(CROSSING, players=4, hands={0: "a1"})
    table.lay_and_accept(0, "a1", (1, 0), r0="red", c1="dog")
    table.lay(1, "b1", (0, 1), r1="green", c0="cat")
    table.object_to(0, "does-not-fit", "r1")
    table.accept(2, 3)
    assert table.phase == "vote"
    assert kinds(table.vote(c=False, d=True))[-1] == "TakenBack", "one of three is for it"
