"""Voting: A22 and A23, and what arguments are for: A24."""

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from tests.seats import S0, S1, S2, S3
from vernissage.games.artline.commands import Vote
from vernissage.games.artline.events import DecisionAsked, MendingAsked, TakenBack, VoteClosed, Voted, VoteOpened
from vernissage.games.artline.ports import Verdict
from vernissage.games.artline.queries import Consider, Considered
from vernissage.games.artline.state import RefusedPlacement

GALLERY = "mona hat"
CROSSING = """
    mona .
    .    hat
"""


def vote_on_fit(players: int) -> Table:
    """Seat 1 finds that a painting misses the theme that stands; the others are fine with it."""
    table = Table(GALLERY, players=players)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.accept(*range(2, players))
    return table


@pytest.mark.parametrize(
    ("players", "ballots", "kept"),
    [
        (3, {"c": True}, True),
        (3, {"c": False}, False),
        (4, {"c": False, "d": True}, False),
        (4, {"c": True, "d": True}, True),
        (5, {"c": False, "d": True, "e": True}, True),
        (5, {"c": False, "d": False, "e": True}, False),
        (6, {"c": False, "d": False, "e": True, "f": True}, False),
    ],
)
def test_at_least_half_for_it_and_it_stays(players: int, ballots: dict[str, bool], kept: bool) -> None:  # A22 A24
    events = vote_on_fit(players).vote(**ballots)
    closed = next(event for event in events if isinstance(event, VoteClosed))
    assert closed.kept == kept
    assert ("Stood" in kinds(events)) == kept


def test_with_two_players_the_one_opponent_decides() -> None:  # A22
    table = Table(GALLERY, players=2)
    table.lay(0, "a1", (2, 0))
    assert table.object_to(1, "does-not-fit", "r0")[1:] == [
        VoteOpened(1, "does-not-fit", "r0", (S1,)),
        Voted(1, S1, "r0", keep=False),
        DecisionAsked(1, S0),
        VoteClosed(1, "does-not-fit", "r0", {S1: False}, kept=False),
        TakenBack(1, S0, S0, "a1", "does-not-fit"),
    ]


def test_everyone_votes_but_the_one_who_laid_it() -> None:  # A22
    table = vote_on_fit(4)
    assert table.game.waiting(table.state).seats == (2, 3)
    assert refusal(table.vote, a=True).code == "not-an-opponent"
    table.vote(c=False)
    assert refusal(table.vote, c=False).facts == {"line": "r0"}


def test_an_objectors_ballot_is_cast_with_the_objection() -> None:  # A22
    table = vote_on_fit(3)
    assert table.own(1).ballot is False
    assert refusal(table.vote, b=False).code == "already-voted"


def test_who_objects_to_something_else_still_votes() -> None:  # A22
    table = Table(CROSSING)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "does-not-fit", "r0")
    table.object_to(2, "does-not-fit", "c1")
    assert table.game.waiting(table.state).seats == (2,)


def test_a_painting_that_does_not_fit_goes_back_and_the_player_makes_another_move() -> None:  # A22
    table = vote_on_fit(3)
    assert table.vote(c=False)[-1] == TakenBack(1, S0, S0, "a1", "does-not-fit")
    assert (table.phase, table.turn, len(table.own(0).hand)) == ("turn", 0, 5)
    assert "Stood" in kinds(table.lay_and_accept(0, "a2", (2, 0)))


def test_a_theme_that_is_not_allowed_is_named_anew_or_the_painting_taken_back() -> None:  # A22
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="heroes")
    assert table.object_to(1, "not-allowed", "r0")[-1] == MendingAsked(1, "not-allowed", "r0", by_vote=True)
    assert table.own(0).may == ("rename", "take-back")
    assert refusal(table.explain, 0, "they are brave").code == "nothing-to-explain"
    table.rename(0, r0="swords")
    assert "Stood" in kinds(table.accept(1))


def test_ballots_are_shown_when_all_are_in() -> None:  # A22
    table = vote_on_fit(4)
    ballot = table.vote(c=False)[0]
    assert isinstance(ballot, Voted)
    assert [table.game.redact(ballot, seat) for seat in (S0, S3, None)] == [Voted(1, S2, "r0", None)] * 3
    assert table.game.redact(ballot, S2) == ballot
    assert {seat: table.own(seat).ballot for seat in (2, 3)} == {2: False, 3: None}
    closed = table.vote(d=True)[1]
    ballots = {S1: False, S2: False, S3: True}
    assert table.game.redact(closed, None) == VoteClosed(1, "does-not-fit", "r0", ballots, kept=False)


def test_who_does_not_vote_in_time_has_voted_for_it() -> None:  # A22
    table = vote_on_fit(3)
    assert table.time_is_up()[0] == VoteClosed(1, "does-not-fit", "r0", {S1: False, S2: True}, kept=True)
    assert table.turn == 1


def test_a_vote_lasts_as_long_as_the_window() -> None:  # A22
    table = Table(GALLERY, window_seconds=33)
    table.lay(0, "a1", (2, 0))
    window = table.game.waiting(table.state).clock
    table.accept(2)
    table.object_to(1, "does-not-fit", "r0")
    vote = table.game.waiting(table.state).clock
    assert window
    assert vote
    assert (window.seconds, vote.seconds) == (33, 33)
    assert window.key != vote.key


def test_after_a_vote_lost_on_a_standing_theme_that_painting_is_not_laid_there_again() -> None:  # A22
    table = vote_on_fit(3)
    table.vote(c=False)
    refused = refusal(table.lay, 0, "a1", (2, 0))
    assert (refused.code, refused.facts) == ("refused-before", {"painting": "a1", "cell": [2, 0]})
    assert table.public.refused == (RefusedPlacement("a1", (2, 0), "does-not-fit", "r0", None),)
    assert kinds(table.lay(0, "a2", (2, 0))) == ["Laid"]


def test_whatever_is_said_of_the_other_line() -> None:  # A22
    table = Table(
        """
        mona hat .
        .    .   dog
    """,
        players=2,
    )
    table.lay(0, "a1", (2, 0), c2="paws")
    table.object_to(1, "does-not-fit", "r0")
    assert refusal(table.lay, 0, "a1", (2, 0), c2="tails").code == "refused-before"
    assert kinds(table.lay(0, "a1", (0, 1), c0="tails", r1="paws")) == ["Laid"]


@pytest.mark.parametrize("text", ["dogs", " DOGS", "dog", "Dogs!"])
def test_after_a_vote_lost_on_a_new_theme_it_is_not_laid_under_that_theme_however_spelt(text: str) -> None:  # A22
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="dogs")
    table.object_to(1, "does-not-fit", "r0")
    assert refusal(table.lay, 0, "a1", (1, 0), r0=text).code == "refused-before"
    assert kinds(table.lay(0, "a2", (1, 0), r0=text)) == ["Laid"]


def test_under_another_theme_or_elsewhere_it_may_be_tried_again() -> None:  # A22
    for cell, themes in (((1, 0), {"r0": "hats"}), ((0, 1), {"c0": "dogs"})):
        table = Table(players=2)
        table.lay(0, "a1", (1, 0), r0="dogs")
        table.object_to(1, "does-not-fit", "r0")
        assert kinds(table.lay(0, "a1", cell, **themes)) == ["Laid"]


def test_what_a_painting_misses_in_one_line_it_may_show_in_the_other() -> None:  # A22
    table = Table(CROSSING, players=2)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "does-not-fit", "r0")
    assert refusal(table.lay, 0, "a1", (1, 0), r0="red", c1="cat").code == "refused-before"
    assert kinds(table.lay(0, "a1", (1, 0), r0="tree", c1="red")) == ["Laid"]


def test_what_is_not_allowed_in_one_line_is_not_in_the_other() -> None:  # A22
    table = Table(CROSSING, players=2)
    table.lay(0, "a1", (1, 0), r0="saints", c1="dog")
    table.object_to(1, "not-allowed", "r0")
    assert refusal(table.rename, 0, r0="dog", c1="Saints").code == "theme-ruled-out"
    assert refusal(table.rename, 0, r0="saint!").code == "theme-unchanged"
    table.take_back(0)
    assert refusal(table.lay, 0, "a1", (1, 0), r0="red", c1="saint").code == "theme-ruled-out"


def test_a_theme_sent_to_mending_is_remembered() -> None:  # A19 A22
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    table.rename(0, r0="impasto")
    table.object_to(1, "unclear", "r0")
    assert refusal(table.rename, 0, r0="sfumato").code == "refused-before"
    table.take_back(0)
    for text in ("sfumato", "impasto"):
        assert refusal(table.lay, 0, "a1", (1, 0), r0=text).code == "refused-before"


def test_what_the_table_kept_is_not_remembered_as_refused() -> None:  # A22
    table = Table(CROSSING)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "not-allowed", "r0")
    table.accept(2)
    table.vote(c=True)
    assert table.public.refused == ()


def test_the_referee_says_beforehand_what_was_refused() -> None:  # A22
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="dogs")
    table.object_to(1, "does-not-fit", "r0")
    for painting, verdict in (("a1", "refused"), ("a2", "ok")):
        said = table.game.answer(table.state, S0, Consider((1, 0), {"r0": "dog"}, "en", painting))
        assert isinstance(said, Considered)
        assert said.verdicts["r0"].verdict == verdict
    again = table.game.answer(table.state, S0, Consider((1, 0), {"r0": "dog"}, "en", "a1"))
    assert again == Considered({"r0": Verdict("refused", "refused-before")})


def test_in_a_later_turn_it_may_be_tried_again() -> None:  # A22
    table = vote_on_fit(3)
    table.vote(c=False)
    table.discard(0, "a2")
    table.discard(1, "b1")
    table.discard(2, "c1")
    assert kinds(table.lay(0, "a1", (2, 0))) == ["Laid"]


def test_what_was_voted_on_once_stands_for_that_placement() -> None:  # A23
    table = Table(CROSSING, players=3)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "not-allowed", "r0")
    table.object_to(2, "not-allowed", "c1")
    table.vote(c=True)  # r0 is allowed
    table.vote(b=False)  # c1 is not
    table.rename(0, c1="cat")
    refused = refusal(table.object_to, 1, "not-allowed", "r0")
    assert (refused.code, refused.facts) == ("already-settled", {"reason": "not-allowed", "line": "r0"})
    assert table.own(1).may_object["r0"] == ("unclear", "does-not-fit")
    assert table.object_to(1, "not-allowed", "c1")  # these words were never voted on


def test_a_renamed_theme_was_not_voted_on() -> None:  # A23
    table = Table(CROSSING, players=3)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "not-allowed", "r0")
    table.object_to(2, "not-allowed", "c1")
    table.vote(c=True)
    table.vote(b=False)
    table.rename(0, c1="cat", r0="scarlet")
    assert table.object_to(1, "not-allowed", "r0")


def test_a_late_ballot_hits_no_later_vote() -> None:  # A22
    table = Table(players=4)
    table.lay(0, "a1", (1, 0), r0="red")
    table.object_to(1, "not-allowed", "r0")
    table.object_to(2, "does-not-fit", "r0")
    table.accept(3)
    assert VoteOpened(1, "does-not-fit", "r0", (S2,)) in table.vote(c=True, d=True)
    late = Vote(1, "r0", keep=False, reason="not-allowed", naming=1)
    assert refusal(table.do, 3, late).code == "nothing-to-vote"
    assert refusal(table.do, 3, Vote(1, "c0", keep=False)).code == "nothing-to-vote"


def test_whoever_takes_a_placement_back_during_a_vote_has_lost_it() -> None:  # A22 A24
    table = vote_on_fit(3)
    assert "take-back" in table.own(0).may
    assert table.take_back(0) == [TakenBack(1, S0, S0, "a1", "conceded")]
    assert table.phase == "turn"
    assert refusal(table.lay, 0, "a1", (2, 0)).code == "refused-before"


def test_a_theme_given_up_during_a_vote_is_lost_too() -> None:  # A22 A24
    table = Table()
    table.lay(0, "a1", (1, 0), r0="saints")
    table.object_to(1, "not-allowed", "r0")
    table.accept(2)
    table.take_back(0)
    assert refusal(table.lay, 0, "a1", (1, 0), r0="saint").code == "theme-ruled-out"
    assert kinds(table.lay(0, "a1", (1, 0), r0="swords")) == ["Laid"]


def test_before_the_vote_taking_back_costs_nothing() -> None:  # A24
    table = Table(GALLERY)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    assert table.take_back(0) == [TakenBack(1, S0, S0, "a1", "choice")]
    assert kinds(table.lay(0, "a1", (2, 0))) == ["Laid"]


def test_votes_against_a_theme_that_stands_are_counted() -> None:
    table = vote_on_fit(4)
    table.vote(c=False, d=True)
    assert table.public.doubts == {"r0": 2}
    table.lay(0, "a2", (2, 0))
    table.object_to(3, "does-not-fit", "r0")
    table.accept(1, 2)
    table.vote(b=True, c=True)
    assert table.public.doubts == {"r0": 3}


def test_doubts_go_with_a_theme_that_never_stood() -> None:
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="heroes")
    table.object_to(1, "not-allowed", "r0")
    assert table.public.doubts == {"r0": 1}
    table.rename(0, r0="swords")
    assert table.public.doubts == {}
    table.object_to(1, "does-not-fit", "r0")
    assert table.public.doubts == {}, "the painting went back, and its theme with it"
