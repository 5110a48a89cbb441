"""What a turn and a game remember of what the table did not accept: A19, A22."""

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from vernissage.games.artline.events import MendingAsked, VoteOpened
from vernissage.games.artline.values import Remark, RuledOut

GALLERY = "mona hat"
CROSSING = """
    mona .
    .    hat
"""


def not_understood(table: Table, theme: str = "sfumato") -> Table:
    table.lay(0, "a1", (1, 0), r0=theme)
    table.object_to(1, "unclear", "r0")
    table.accept(*range(2, len(table.state.seats)))
    assert table.phase == "mend"
    return table


@pytest.mark.parametrize(
    ("painting", "cell", "line"), [("a2", (1, 0), "r0"), ("a1", (0, 1), "c0"), ("a2", (0, 1), "c0")]
)
def test_what_was_not_understood_is_not_accepted_again_in_that_turn(
    painting: str, cell: tuple[int, int], line: str
) -> None:  # A19
    table = not_understood(Table())
    table.take_back(0)
    assert refusal(table.lay, 0, painting, cell, **{line: "Sfumato!"}).code == "refused-before"


def test_in_the_next_turn_it_may_be_named_again() -> None:  # A19
    table = not_understood(Table(players=2))
    table.take_back(0)
    table.discard(0, "a1")
    assert kinds(table.lay(1, "b1", (1, 0), r0="sfumato")) == ["Laid"]


def test_what_the_neighbour_named_the_owner_was_refused() -> None:  # A19 A32
    table = not_understood(Table(curators=True))
    table.take_back(0)
    table.show_hand(0)
    assert refusal(table.lay, 2, "a2", (0, 1), c0="sfumato").code == "refused-before"


def test_what_does_not_fit_in_one_place_may_fit_in_another() -> None:  # A22
    table = Table(GALLERY, players=2)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    assert kinds(table.lay(0, "a1", (0, 1), c0="hats")) == ["Laid"]


def test_showing_the_hand_forgets_nothing() -> None:  # A22 A32
    table = Table(GALLERY, players=3, curators=True)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.accept(2)
    table.vote(c=False)
    table.show_hand(0)
    assert refusal(table.lay, 2, "a1", (2, 0)).code == "refused-before"


def test_explaining_one_theme_forgets_no_other() -> None:  # A19 A22
    table = not_understood(Table(players=2))
    table.rename(0, r0="impasto")
    table.object_to(1, "unclear", "r0")
    table.explain(0, "thick paint")
    table.object_to(1, "unclear", "r0")
    assert refusal(table.rename, 0, r0="sfumato").code == "refused-before"


def test_one_theme_counts_once_however_often_it_is_asked_about() -> None:  # A19
    """In two lines, explained and asked about again: after that, two more themes may be given up before the vote."""
    table = Table(CROSSING, players=2)
    table.lay(0, "a1", (1, 0), r0="sfumato", c1="dog")
    table.object_to(1, "unclear", "r0")
    table.explain(0, "like smoke")
    table.object_to(1, "unclear", "r0")
    for theme in ("impasto", "velatura"):
        table.rename(0, r0=theme)
        assert table.object_to(1, "unclear", "r0")[-1] == MendingAsked(1, "unclear", "r0")
    table.rename(0, r0="grisaille")
    assert any(isinstance(event, VoteOpened) for event in table.object_to(1, "unclear", "r0"))


def test_a_theme_that_was_explained_and_then_taken_back_is_remembered() -> None:  # A19
    table = not_understood(Table())
    table.explain(0, "like smoke")
    table.take_back(0)
    assert refusal(table.lay, 0, "a2", (0, 1), c0="sfumato").code == "refused-before"
    assert table.state.turn.not_understood == 1


def test_unless_it_was_understood_by_then() -> None:  # A19
    table = Table(players=4)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    table.time_is_up()
    table.explain(0, "like smoke")
    table.accept(1)
    table.take_back(0)
    assert kinds(table.lay(0, "a1", (1, 0), r0="sfumato")) == ["Laid"]


def test_nor_if_whoever_did_not_understand_has_left() -> None:  # A19 A33
    table = Table(players=4)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    table.time_is_up()
    table.explain(0, "like smoke")
    table.close(1)
    table.take_back(0)
    assert kinds(table.lay(0, "a1", (1, 0), r0="sfumato")) == ["Laid"]


def test_what_was_explained_before_anybody_minded_is_not_refused() -> None:  # A19 A24
    table = Table()
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.explain(0, "like smoke")
    table.take_back(0)
    assert kinds(table.lay(0, "a1", (1, 0), r0="sfumato")) == ["Laid"]


def not_allowed(table: Table) -> Table:
    table.lay(0, "a1", (1, 0), r0="saints")
    table.object_to(1, "not-allowed", "r0")
    table.accept(2)
    table.vote(c=False)
    assert table.phase == "mend"
    return table


def test_what_a_vote_has_found_not_allowed_is_not_for_the_rest_of_the_game() -> None:  # A19
    table = not_allowed(Table())
    assert table.public.ruled_out == (RuledOut("saints"),)
    table.take_back(0)
    table.discard(0, "a1")
    refused = refusal(table.lay, 1, "b1", (0, 1), c0="Saint")
    assert (refused.code, refused.facts["theme"]) == ("theme-ruled-out", "saints")


def test_the_argument_that_won_is_kept_with_it() -> None:  # A19 A24
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="saints")
    table.argue(1, "not-allowed", "r0", "you have to know it")
    assert table.public.ruled_out == (RuledOut("saints", (Remark(1, "you have to know it"),)),)  # type: ignore[arg-type]


def test_what_a_vote_has_found_allowed_is() -> None:  # A19 A22
    table = Table()
    table.lay(0, "a1", (1, 0), r0="saints")
    table.object_to(1, "not-allowed", "r0")
    table.accept(2)
    table.vote(c=True)
    assert table.public.ruled_out == ()


def test_what_was_not_understood_is_only_refused_for_the_turn_by_vote_too() -> None:  # A19 A22
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="riddle")
    for theme in ("riddles 1", "riddles 2", "riddles 3"):
        table.object_to(1, "unclear", "r0")
        table.rename(0, r0=theme)
    table.object_to(1, "unclear", "r0")
    assert table.public.ruled_out == ()
    table.take_back(0)
    table.discard(0, "a1")
    assert kinds(table.lay(1, "b1", (1, 0), r0="riddles 3")) == ["Laid"]


def test_what_somebody_gave_in_on_is_lost_for_the_game_too() -> None:  # A19 A22
    table = Table()
    table.lay(0, "a1", (1, 0), r0="saints")
    table.object_to(1, "not-allowed", "r0")
    table.accept(2)
    table.take_back(0)
    table.discard(0, "a1")
    assert refusal(table.lay, 1, "b1", (1, 0), r0="saints").code == "theme-ruled-out"


def test_giving_in_on_what_is_not_understood_is_remembered() -> None:  # A19 A22
    table = Table()
    table.lay(0, "a1", (1, 0), r0="riddle")
    for theme in ("riddles 1", "riddles 2", "riddles 3"):
        table.object_to(1, "unclear", "r0")
        table.accept(2)
        table.rename(0, r0=theme)
    table.object_to(1, "unclear", "r0")
    table.accept(2)
    assert table.phase == "vote"
    table.take_back(0)
    assert refusal(table.lay, 0, "a2", (0, 1), c0="riddles 3").code == "refused-before"


def test_who_does_not_vote_in_time_has_understood() -> None:  # A19 A22
    table = Table()
    table.lay(0, "a1", (1, 0), r0="riddle")
    for theme in ("riddles 1", "riddles 2", "riddles 3"):
        table.object_to(1, "unclear", "r0")
        table.accept(2)
        table.rename(0, r0=theme)
    table.object_to(1, "unclear", "r0")
    table.accept(2)
    assert "Stood" in kinds(table.time_is_up())


def test_who_has_left_is_no_longer_one_of_all_players() -> None:  # A19 A33
    table = Table(players=4, edition="hermitage")
    table.close(3)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    assert "Stood" in kinds(table.accept(2)), "one of three"
    table = Table(players=5, edition="hermitage")
    table.close(4)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    table.object_to(2, "unclear", "r0")
    assert kinds(table.accept(3))[-1] == "MendingAsked", "two of four"


def test_an_explanation_goes_when_another_theme_is_named() -> None:  # A19
    table = not_understood(Table(players=2))
    table.explain(0, "like smoke")
    table.object_to(1, "unclear", "r0")
    table.rename(0, r0="impasto")
    shown = table.public.placement
    assert shown
    assert shown.explanation is None


def test_an_explanation_in_the_window_answers_all_new_themes() -> None:  # A19
    table = Table(CROSSING, players=4)
    table.lay(0, "a1", (1, 0), r0="sfumato", c1="impasto")
    table.object_to(1, "unclear", "r0")
    table.object_to(2, "unclear", "c1")
    table.explain(0, "like smoke, and thick")
    shown = table.public.placement
    assert shown
    assert shown.objections == {}
    assert shown.answers == {1: "none", 2: "none", 3: "none"}


def test_what_was_not_understood_in_one_line_is_not_accepted_in_the_other() -> None:  # A19 A22
    table = Table(CROSSING, players=2)
    table.lay(0, "a1", (1, 0), r0="sfumato", c1="dog")
    table.object_to(1, "unclear", "r0")
    table.take_back(0)
    assert refusal(table.lay, 0, "a1", (1, 0), r0="cat", c1="sfumato").code == "refused-before"
