"""Voting: A22 and A23, and what arguments are for: A24."""

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from vernissage.games.artline.commands import Vote
from vernissage.games.artline.events import MendingAsked, TakenBack, VoteClosed, Voted, VoteOpened

GALLERY = "mona hat"
CROSSING = """
    mona .
    .    hat
"""


def vote_on_fit(players: int) -> Table:
    table = Table(GALLERY, players=players)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.accept(*range(2, players))
    return table


@pytest.mark.parametrize(
    ("players", "ballots", "kept"),
    [
        (2, {"b": True}, True),
        (2, {"b": False}, False),
        (3, {"b": False, "c": True}, True),
        (3, {"b": False, "c": False}, False),
        (4, {"b": False, "c": False, "d": True}, False),
        (5, {"b": False, "c": False, "d": True, "e": True}, True),
        (6, {"b": False, "c": False, "d": False, "e": True, "f": True}, False),
    ],
)
def test_at_least_half_for_it_and_it_stays(players: int, ballots: dict[str, bool], kept: bool) -> None:  # A22 A24
    events = vote_on_fit(players).vote(**ballots)
    closed = next(event for event in events if isinstance(event, VoteClosed))
    assert closed.kept == kept
    assert ("Stood" in kinds(events)) == kept


def test_everyone_votes_but_the_one_who_laid_it() -> None:  # A22
    table = vote_on_fit(3)
    assert table.game.waiting(table.state).seats == (1, 2)
    assert refusal(table.vote, a=True).code == "not-an-opponent"
    table.vote(b=False)
    assert refusal(table.vote, b=True).facts == {"line": "r0"}


def test_a_painting_that_does_not_fit_goes_back_and_the_player_makes_another_move() -> None:  # A22
    table = vote_on_fit(2)
    assert table.vote(b=False)[-1] == TakenBack(1, 0, 0, "a1", "does-not-fit")
    assert (table.phase, table.turn, len(table.own(0).hand)) == ("turn", 0, 5)
    assert "Stood" in kinds(table.lay_and_accept(0, "a2", (2, 0)))


def test_a_theme_that_is_not_allowed_is_named_anew_or_the_painting_taken_back() -> None:  # A22
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="heroes")
    table.object_to(1, "not-allowed", "r0")
    assert table.vote(b=False)[-1] == MendingAsked(1, "not-allowed", "r0")
    assert table.own(0).may == ("rename", "take-back")
    assert refusal(table.explain, 0, "they are brave").code == "nothing-to-explain"
    table.rename(0, r0="swords")
    assert "Stood" in kinds(table.accept(1))


def test_ballots_are_shown_when_all_are_in() -> None:  # A22
    table = vote_on_fit(3)
    ballot = table.vote(b=False)[0]
    assert isinstance(ballot, Voted)
    assert [table.game.redact(ballot, seat) for seat in (0, 2, None)] == [Voted(1, 1, "r0", None)] * 3
    assert table.game.redact(ballot, 1) == ballot
    assert {seat: table.own(seat).ballot for seat in (1, 2)} == {1: False, 2: None}
    closed = table.vote(c=True)[1]
    assert table.game.redact(closed, None) == VoteClosed(1, "does-not-fit", "r0", {1: False, 2: True}, True)


def test_who_does_not_vote_in_time_has_voted_for_it() -> None:  # A22
    table = vote_on_fit(3)
    table.vote(b=False)
    assert table.time_is_up()[0] == VoteClosed(1, "does-not-fit", "r0", {1: False, 2: True}, True)
    assert table.turn == 1


def test_a_vote_lasts_as_long_as_the_window() -> None:  # A22
    table = Table(GALLERY, players=2, window_seconds=33)
    table.lay(0, "a1", (2, 0))
    window = table.game.waiting(table.state).clock
    table.object_to(1, "does-not-fit", "r0")
    vote = table.game.waiting(table.state).clock
    assert window
    assert vote
    assert (window.seconds, vote.seconds) == (33, 33)
    assert window.key != vote.key


def test_the_same_painting_in_the_same_place_under_the_same_themes_is_not_accepted_again() -> None:  # A22
    table = vote_on_fit(2)
    table.vote(b=False)
    refused = refusal(table.lay, 0, "a1", (2, 0))
    assert (refused.code, refused.facts) == ("refused-before", {"painting": "a1", "cell": [2, 0]})
    assert [past.painting for past in table.public.refused] == ["a1"]
    assert kinds(table.lay(0, "a2", (2, 0))) == ["Laid"]


def test_under_another_theme_it_may_be_tried_again() -> None:  # A22
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="dogs")
    table.object_to(1, "does-not-fit", "r0")
    table.vote(b=False)
    assert refusal(table.lay, 0, "a1", (1, 0), r0=" DOGS").code == "refused-before"
    assert kinds(table.lay(0, "a1", (1, 0), r0="hats")) == ["Laid"]


def test_in_a_later_turn_it_may_be_tried_again() -> None:  # A22
    table = vote_on_fit(2)
    table.vote(b=False)
    table.discard(0, "a2")
    table.discard(1, "b1")
    assert kinds(table.lay(0, "a1", (2, 0))) == ["Laid"]


def test_what_was_voted_on_once_stands_for_that_placement() -> None:  # A23
    table = Table(CROSSING, players=3)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "not-allowed", "r0")
    table.object_to(2, "not-allowed", "c1")
    table.vote(b=True, c=True)  # r0 is allowed
    table.vote(b=False, c=False)  # c1 is not
    table.rename(0, c1="cat")
    assert refusal(table.object_to, 1, "not-allowed", "r0").facts == {"reason": "not-allowed", "line": "r0"}
    assert table.own(1).may_object["r0"] == ("unclear", "does-not-fit")
    assert table.object_to(1, "not-allowed", "c1")  # these words were never voted on


def test_a_renamed_theme_was_not_voted_on() -> None:  # A23
    table = Table(CROSSING, players=3)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "not-allowed", "r0")
    table.object_to(2, "not-allowed", "c1")
    table.vote(b=True, c=True)
    table.vote(b=False, c=False)
    table.rename(0, c1="cat", r0="scarlet")
    assert table.object_to(1, "not-allowed", "r0")


def test_a_late_ballot_hits_no_later_vote() -> None:  # A22
    table = Table(players=3)
    table.lay(0, "a1", (1, 0), r0="red")
    table.object_to(1, "not-allowed", "r0")
    table.object_to(2, "does-not-fit", "r0")
    assert table.time_is_up()[-1] == VoteOpened(1, "does-not-fit", "r0", (2,))
    late = Vote(1, "r0", keep=False, reason="not-allowed", naming=1)
    assert refusal(table.do, 1, late).code == "nothing-to-vote"
    assert refusal(table.do, 1, Vote(1, "c0", keep=False)).code == "nothing-to-vote"


def test_the_player_may_give_in_before_the_vote_is_over() -> None:  # A24
    table = vote_on_fit(3)
    assert table.own(0).may == ("take-back",)
    table.take_back(0)
    assert table.phase == "turn"
