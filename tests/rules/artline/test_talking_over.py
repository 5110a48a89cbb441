"""An objection can be talked over while the table votes on it: A21, A22."""

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from tests.seats import S0, S1, S2, S3
from vernissage.games.artline.commands import Withdraw
from vernissage.games.artline.events import DecisionAsked, Replied, TakenBack, VoteClosed, Voted, VoteOpened, Withdrawn

GALLERY = "mona hat"
CROSSING = """
    mona .
    .    hat
"""


def objected(players: int = 2, **setup: object) -> Table:
    """Seat 1 finds that a painting misses the theme that stands; the table votes on it and may talk."""
    table = Table(GALLERY, players=players, talks=True, **setup)  # type: ignore[arg-type]
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.accept(*range(2, players))
    assert table.phase == "vote"
    return table


def test_with_two_players_too_the_vote_waits_for_what_the_player_has_to_say() -> None:  # A22
    table = objected()
    assert table.game.waiting(table.state).seats == (0,)
    assert table.own(0).may == ("reply", "decide", "take-back")


def test_a_player_who_says_decide_leaves_it_to_the_vote() -> None:  # A22
    assert objected().decide() == [
        DecisionAsked(1, S0),
        VoteClosed(1, "does-not-fit", "r0", {S1: False}, kept=False),
        TakenBack(1, S0, S0, "a1", "does-not-fit"),
    ]


def test_the_vote_still_waits_for_ballots_then() -> None:  # A22
    table = objected(3)
    assert table.decide() == [DecisionAsked(1, S0)]
    assert table.game.waiting(table.state).seats == (2,)
    assert "Stood" in kinds(table.vote(c=True))


def test_all_ballots_wait_for_the_players_word() -> None:  # A22
    table = objected(4)
    assert kinds(table.vote(c=False, d=True)) == ["Voted", "Voted"]
    assert table.game.waiting(table.state).seats == (0,)
    assert kinds(table.decide())[-1] == "TakenBack"


def test_giving_in_ends_it() -> None:  # A22
    table = objected(3)
    assert table.take_back(0) == [TakenBack(1, S0, S0, "a1", "conceded")]


def test_the_answer_is_heard_before_the_objection_counts() -> None:  # A22
    table = objected()
    assert table.reply("behind the tree") == [Replied(1, S0, "behind the tree")]
    shown = table.public.vote
    assert shown
    assert (shown.answer, shown.answered, shown.asked_again) == ("behind the tree", True, (1,))
    assert table.game.waiting(table.state).seats == (1,)
    assert kinds(table.vote(b=False))[-1] == "TakenBack"


def test_who_has_been_won_over_lets_it_stand() -> None:  # A22
    table = objected()
    table.reply("behind the tree")
    events = table.vote(b=True)
    assert kinds(events)[:3] == ["Voted", "VoteClosed", "Stood"]


def test_only_who_objects_is_asked_again_so_that_ballots_stay_secret() -> None:  # A22
    table = objected(4)
    table.vote(c=False, d=True)
    table.reply("behind the tree")
    assert table.game.waiting(table.state).seats == (1,)
    assert "vote" in table.own(2).may


def test_an_answer_gives_the_time_of_a_vote_anew() -> None:  # A22
    table = objected(3)
    before = table.game.waiting(table.state).clock
    table.reply("behind the tree")
    after = table.game.waiting(table.state).clock
    assert before != after
    assert after
    assert after.seconds == 20


def test_at_the_latest_the_vote_ends_with_its_time() -> None:  # A22
    table = objected(3)
    assert kinds(table.time_is_up())[:2] == ["VoteClosed", "Stood"], "who has not voted is for it"
    table = objected()
    assert kinds(table.time_is_up()) == ["VoteClosed", "TakenBack"], "the objector has"
    table = objected()
    table.reply("behind the tree")
    assert kinds(table.time_is_up()) == ["VoteClosed", "TakenBack"], "and still is against it"


def test_the_player_answers_once_in_up_to_120_characters() -> None:  # A22
    table = objected()
    for text in ("", "\u3164", "x" * 121):
        assert refusal(table.reply, text).facts == {"limit": 120}
    table.reply("x" * 120)
    assert refusal(table.reply, "again").code == "answered-before"
    assert refusal(table.decide).code == "answered-before"
    table = objected(3)
    table.decide()
    assert refusal(table.reply, "wait").code == "answered-before"


def test_in_every_vote_anew() -> None:  # A21 A22
    table = Table(CROSSING, talks=True)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "does-not-fit", "r0", ("does-not-fit", "c1"))
    table.accept(2)
    table.reply("her shoes are")
    assert VoteOpened(1, "does-not-fit", "c1", (S1,)) in table.vote(b=True, c=True)
    assert table.reply("in the corner")


def test_there_is_nothing_to_answer_before_a_vote_or_for_anybody_else() -> None:  # A22
    table = Table(GALLERY, talks=True)
    table.lay(0, "a1", (2, 0))
    assert refusal(table.reply, "look").facts == {"phase": "window"}
    assert refusal(table.decide).code == "wrong-phase"
    table = objected(3)
    assert table.own(2).may == ("vote",)


def test_who_is_away_has_had_their_say() -> None:  # A22
    table = objected(3)
    table.go_away(0)
    assert table.game.waiting(table.state).seats == (2,)
    assert "Stood" in kinds(table.vote(c=True))


def test_a_vote_that_only_waited_for_the_player_ends_when_they_go_away() -> None:  # A22
    assert kinds(objected().go_away(0)) == ["WentAway", "VoteClosed", "TakenBack"]


def test_who_has_come_back_is_heard() -> None:  # A22
    table = objected(3)
    table.go_away(0)
    table.come_back(0)
    assert table.game.waiting(table.state).seats == (0, 2)


def test_somebody_elses_absence_ends_no_vote() -> None:  # A22
    table = objected()
    assert kinds(table.go_away(1)) == ["WentAway"]


def test_who_withdraws_the_only_objection_ends_the_vote_and_nothing_is_decided() -> None:  # A21
    table = objected(3)
    assert kinds(table.withdraw(1)) == ["Withdrawn", "Stood", "Drew", "TurnBegan"]
    table = objected(3)
    table.vote(c=False)
    assert kinds(table.withdraw(1))[:2] == ["Withdrawn", "Stood"], "whatever the others have voted"


def test_after_that_the_next_objection_is_taken_up() -> None:  # A21
    table = Table(CROSSING, talks=True)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "does-not-fit", "r0")
    table.object_to(2, "does-not-fit", "c1")
    assert table.withdraw(1)[:3] == [
        Withdrawn(1, S1, "does-not-fit", "r0"),
        VoteOpened(1, "does-not-fit", "c1", (S2,)),
        Voted(1, S2, "c1", keep=False),
    ]


def test_while_another_objects_so_the_vote_goes_on() -> None:  # A21
    table = Table(GALLERY, players=4, talks=True)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.object_to(2, "does-not-fit", "r0")
    table.accept(3)
    assert table.withdraw(1) == [Withdrawn(1, S1, "does-not-fit", "r0")]
    assert table.own(1).ballot is True, "who withdraws is for it"
    table.decide()
    closed = table.vote(d=False)[1]
    assert closed == VoteClosed(1, "does-not-fit", "r0", {S1: True, S2: False, S3: False}, kept=False)


def test_only_an_objector_withdraws_and_only_what_is_voted_on() -> None:  # A21
    table = objected(3)
    assert table.own(1).may == ("vote", "withdraw")
    assert refusal(table.withdraw, 2).code == "nothing-to-withdraw"
    assert refusal(table.do, 1, Withdraw(1, "r0", "not-allowed")).code == "nothing-to-withdraw"
    assert refusal(table.do, 1, Withdraw(1, "c2", "does-not-fit")).code == "nothing-to-withdraw"
    table.withdraw(1)
    assert refusal(table.do, 1, Withdraw(1, "r0", "does-not-fit")).code == "placement-gone"


def test_after_a_withdrawn_objection_nothing_is_barred() -> None:  # A21 A22
    table = Table(CROSSING, players=2, talks=True)
    table.lay(0, "a1", (1, 0), r0="saints", c1="dog")
    table.object_to(1, "not-allowed", "r0", ("does-not-fit", "c1"))
    table.withdraw(1)
    table.decide()
    assert table.phase == "turn"
    assert kinds(table.lay(0, "a1", (1, 0), r0="saints", c1="cat")) == ["Laid"]
    assert table.public.ruled_out == ()


def test_what_was_withdrawn_was_not_voted_on() -> None:  # A21 A23
    table = Table(CROSSING, players=2, talks=True)
    table.lay(0, "a1", (1, 0), r0="saints", c1="dog")
    table.object_to(1, "not-allowed", "r0", ("not-allowed", "c1"))
    table.withdraw(1)
    table.decide()
    table.rename(0, c1="cat")
    assert table.own(1).may_object["r0"] == ("unclear", "not-allowed", "does-not-fit")


def test_everybody_may_change_their_ballot_while_the_vote_runs() -> None:  # A22
    table = objected(4)
    table.vote(c=False)
    assert table.vote(c=True) == [Voted(1, S2, "r0", keep=True)]
    assert table.own(2).ballot is True
    table.vote(d=True)
    assert "Stood" in kinds(table.decide()), "two of three are for it"


def test_the_same_ballot_is_cast_once() -> None:  # A22
    table = objected(4)
    table.vote(c=False)
    assert refusal(table.vote, c=False).code == "already-voted"
    assert refusal(table.vote, b=False).code == "already-voted"


def test_when_the_one_vote_against_was_changed_nothing_is_barred() -> None:  # A22
    table = objected(3)
    table.vote(c=True)
    assert kinds(table.vote(b=True))[:3] == ["Voted", "VoteClosed", "Stood"], "nobody is left who is against it"
    assert table.state.turn.refused == ()


@pytest.mark.parametrize("ballots", [{"b": True}, {"b": True, "c": True}])
def test_a_changed_ballot_is_the_one_that_counts(ballots: dict[str, bool]) -> None:  # A22
    table = objected(4)
    table.vote(c=False)
    table.vote(**ballots)
    closed = table.time_is_up()[0]
    assert closed == VoteClosed(1, "does-not-fit", "r0", {S1: True, S2: ballots.get("c", False), S3: True}, kept=True)


def test_a_changed_ballot_stays_secret_like_the_first() -> None:  # A22
    table = objected(4)
    table.vote(c=False)
    changed = table.vote(c=True)[0]
    assert table.game.redact(changed, S1) == Voted(1, S2, "r0", None)
    assert table.game.redact(changed, S2) == changed
