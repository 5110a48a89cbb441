"""The window in which opponents accept or object: A20, A21, A24."""

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from tests.seats import S1, S2
from vernissage.games.artline.commands import Accept, Object
from vernissage.games.artline.events import Drew, Objected, VoteOpened
from vernissage.games.artline.values import Objection, Reason

GALLERY = "mona hat"
CROSSING = """
    mona .
    .    hat
"""


def test_a_placement_stands_when_every_opponent_has_accepted() -> None:  # A20
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    assert kinds(table.accept(2)) == ["Accepted"]
    assert kinds(table.accept(1)) == ["Accepted", "Stood", "Drew", "TurnBegan"]


def test_a_placement_stands_when_the_window_closes() -> None:  # A20
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    assert kinds(table.time_is_up()) == ["Stood", "Drew", "TurnBegan"]


def test_nothing_is_drawn_before_the_placement_stands() -> None:  # A20
    table = Table()
    events = table.lay(0, "a1", (1, 0), r0="hats") + table.accept(1) + table.take_back(0)
    assert not [event for event in events if isinstance(event, Drew)]
    assert len(table.state.pile) == 20


def test_a_window_without_limit_waits_for_everyone() -> None:  # A20
    table = Table(window_seconds=0)
    table.lay(0, "a1", (1, 0), r0="hats")
    waiting = table.game.waiting(table.state)
    assert (waiting.seats, waiting.clock) == ((1, 2), None)


def test_only_the_painting_just_laid_is_objected_to() -> None:  # A20
    table = Table()
    table.lay_and_accept(0, "a1", (1, 0), r0="hats")
    refused = refusal(table.do, 1, Object(1, (Objection("does-not-fit", "r0"),)))
    assert (refused.code, refused.facts) == ("placement-gone", {"placement": 1})


def test_the_player_who_laid_does_not_answer_themselves() -> None:  # A20
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    assert refusal(table.accept, 0).code == "not-an-opponent"
    assert refusal(table.object_to, 0, "unclear", "r0").code == "not-an-opponent"


def test_nobody_answers_once_the_window_is_closed() -> None:  # A20
    phases: dict[Reason, str] = {"unclear": "mend", "not-allowed": "vote"}
    for answered, phase in phases.items():
        table = Table()
        table.lay(0, "a1", (1, 0), r0="hats")
        table.object_to(1, answered, "r0")
        table.accept(2)
        for refused in (refusal(table.accept, 1), refusal(table.object_to, 2, "does-not-fit", "r0")):
            assert (refused.code, refused.facts) == ("wrong-phase", {"phase": phase})


def test_accepting_withdraws_an_objection() -> None:  # A20
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    table.object_to(1, "not-allowed", "r0")
    assert kinds(table.accept(1, 2))[-3:] == ["Stood", "Drew", "TurnBegan"]


def test_who_accepted_may_still_object_while_the_window_is_open() -> None:  # A20
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    table.accept(1)
    assert refusal(table.accept, 1).code == "already-answered"
    table.object_to(1, "does-not-fit", "r0")
    assert kinds(table.accept(2))[:3] == ["Accepted", "VoteOpened", "Voted"]


def test_a_new_theme_can_be_unclear_not_allowed_or_missed() -> None:  # A21
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    assert table.own(1).may_object == {"r0": ("unclear", "not-allowed", "does-not-fit")}


@pytest.mark.parametrize("reason", ["unclear", "not-allowed"])
def test_a_standing_theme_can_only_be_missed(reason: str) -> None:  # A15 A21
    table = Table(GALLERY)
    table.lay(0, "a1", (2, 0))
    refused = refusal(table.object_to, 1, reason, "r0")
    assert (refused.code, refused.facts) == ("nothing-to-object", {"reason": reason, "line": "r0"})


def test_a_line_that_the_painting_does_not_touch_gives_no_ground() -> None:  # A21
    table = Table(GALLERY)
    table.lay(0, "a1", (2, 0))
    assert refusal(table.object_to, 1, "does-not-fit", "c0").code == "nothing-to-object"


def test_objections_are_settled_unclear_first_then_not_allowed_then_does_not_fit() -> None:  # A21
    table = Table(CROSSING, players=5, edition="tretyakov")
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "does-not-fit", "r0")
    table.object_to(2, "not-allowed", "c1")
    table.object_to(3, "unclear", "c1")  # one of four opponents: not enough
    assert VoteOpened(1, "not-allowed", "c1", (S2,)) in table.accept(4)
    assert VoteOpened(1, "does-not-fit", "r0", (S1,)) in table.vote(b=True, d=True, e=True)
    assert "Stood" in kinds(table.vote(c=True, d=True, e=True))


def test_the_row_is_settled_before_the_column() -> None:  # A21
    table = Table(CROSSING)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "does-not-fit", "c1")
    assert VoteOpened(1, "does-not-fit", "r0", (S2,)) in table.object_to(2, "does-not-fit", "r0")
    assert VoteOpened(1, "does-not-fit", "c1", (S1,)) in table.vote(b=True)


def test_an_opponent_says_all_objections_in_one_answer() -> None:  # A21
    table = Table(CROSSING)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    said = table.object_to(1, "does-not-fit", "c1", ("does-not-fit", "r0"), ("not-allowed", "r0"))
    in_order = (Objection("not-allowed", "r0"), Objection("does-not-fit", "r0"), Objection("does-not-fit", "c1"))
    assert said == [Objected(1, S1, in_order)]
    assert VoteOpened(1, "not-allowed", "r0", (S1,)) in table.accept(2)
    assert VoteOpened(1, "does-not-fit", "r0", (S1,)) in table.vote(c=True)
    assert VoteOpened(1, "does-not-fit", "c1", (S1,)) in table.vote(c=True)
    assert "Stood" in kinds(table.vote(c=True))


def test_a_new_answer_takes_the_place_of_the_old_one() -> None:  # A20 A21
    table = Table(CROSSING)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "not-allowed", "r0")
    table.object_to(1, "does-not-fit", "c1")
    assert VoteOpened(1, "does-not-fit", "c1", (S1,)) in table.accept(2)
    assert "Stood" in kinds(table.vote(c=True))


def test_the_same_answer_twice_says_nothing_new() -> None:  # A21
    table = Table(CROSSING)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "not-allowed", "r0", ("does-not-fit", "c1"))
    refused = refusal(table.object_to, 1, "does-not-fit", "c1", ("not-allowed", "r0"))
    assert (refused.code, refused.facts) == ("already-answered", {"placement": 1})
    assert refusal(table.do, 1, Object(1, ())).code == "objection-missing"


def test_an_objection_may_carry_an_argument() -> None:  # A21 A24
    table = Table(GALLERY)
    table.lay(0, "a1", (2, 0))
    too_long = Object(1, (Objection("does-not-fit", "r0", "x" * 121),))
    refused = refusal(table.do, 1, too_long)
    assert (refused.code, refused.facts) == ("argument-length", {"limit": 120})
    table.do(1, Object(1, (Objection("does-not-fit", "r0", f" {'x' * 118}\ny "),)))
    shown = table.public.placement
    assert shown
    assert shown.objections == {1: (Objection("does-not-fit", "r0", f"{'x' * 118} y"),)}


def test_those_who_object_alike_get_one_vote() -> None:  # A21
    table = Table(GALLERY, players=5)
    table.lay(0, "a1", (2, 0))
    table.object_to(2, "does-not-fit", "r0")
    table.accept(3, 4)
    assert VoteOpened(1, "does-not-fit", "r0", (S1, S2)) in table.object_to(1, "does-not-fit", "r0")
    assert "Stood" in kinds(table.vote(d=True, e=True))


def test_the_first_objection_that_succeeds_ends_it() -> None:  # A21
    table = Table(CROSSING)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "does-not-fit", "r0")
    table.object_to(2, "does-not-fit", "c1")
    assert kinds(table.vote(c=False)) == ["Voted", "VoteClosed", "TakenBack"]
    assert table.phase == "turn"


def test_until_it_stands_the_player_takes_their_own_placement_back() -> None:  # A24
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    assert refusal(table.take_back, 1).code == "not-your-placement"
    table.accept(1)
    table.take_back(0)
    assert (table.phase, table.turn, "a1" in table.own(0).hand) == ("turn", 0, True)
    assert kinds(table.lay(0, "a1", (1, 0), r0="hats")) == ["Laid"]
    table.accept(1, 2)
    assert refusal(table.take_back, 0).code == "placement-gone"


def test_an_answer_to_the_themes_of_before_does_not_hit_the_new_ones() -> None:  # A20
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    table.rename(0, r0="smile")
    assert refusal(table.do, 1, Accept(1, naming=1)).code == "placement-gone"
    assert "Stood" in kinds(table.do(1, Accept(1, naming=2)))
