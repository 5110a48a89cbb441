"""Themes that are not understood: A19, and what is voted on after three of them, A22."""

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from tests.seats import S1, S2
from vernissage.games.artline.events import MendingAsked, VoteClosed, Voted, VoteOpened
from vernissage.games.artline.state import REASONS
from vernissage.games.artline.values import Objection

GALLERY = "mona hat"
CROSSING = """
    mona .
    .    hat
"""


@pytest.mark.parametrize(("players", "enough"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_in_the_hermitage_half_of_all_players_must_not_understand(players: int, enough: int) -> None:  # A19
    for puzzled in range(1, players):
        table = Table(players=players, edition="hermitage")
        table.lay(0, "a1", (1, 0), r0="je ne sais quoi")
        for seat in range(1, puzzled + 1):
            table.object_to(seat, "unclear", "r0")
        table.accept(*range(puzzled + 1, players))
        assert (table.phase == "mend") == (puzzled >= enough)


def test_half_of_the_opponents_who_do_not_understand_are_enough() -> None:  # A19
    table = Table(players=5, edition="tretyakov")
    table.lay(0, "a1", (1, 0), r0="je ne sais quoi")
    table.object_to(1, "unclear", "r0")
    table.object_to(2, "unclear", "r0")
    table.accept(3)
    assert table.accept(4)[-1] == MendingAsked(1, "unclear", "r0")


def test_less_than_half_who_do_not_understand_are_not_enough() -> None:  # A19
    table = Table(players=4, edition="tretyakov")
    table.lay(0, "a1", (1, 0), r0="je ne sais quoi")
    table.object_to(1, "unclear", "r0")
    assert "Stood" in kinds(table.accept(2, 3))


def test_in_the_louvre_one_who_does_not_understand_is_enough() -> None:  # A19
    table = Table(players=6, edition="louvre")
    table.lay(0, "a1", (1, 0), r0="je ne sais quoi")
    table.object_to(1, "unclear", "r0")
    assert table.accept(2, 3, 4, 5)[-1] == MendingAsked(1, "unclear", "r0")


def test_a_theme_not_understood_is_renamed_in_a_new_window() -> None:  # A19
    table = Table()
    table.lay(0, "a1", (1, 0), r0="je ne sais quoi")
    table.object_to(1, "unclear", "r0")
    table.accept(2)
    assert table.phase == "mend"
    assert table.own(0).may == ("rename", "explain", "take-back")
    table.rename(0, r0="smile")
    assert table.game.waiting(table.state).seats == (1, 2)
    table.accept(1, 2)
    assert table.public.themes["r0"].text == "smile"


def test_renaming_needs_other_words_for_the_theme_in_question() -> None:  # A19
    table = Table(CROSSING, players=2)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "unclear", "r0")
    assert refusal(table.rename, 0, c1="cat").facts == {"line": "r0"}
    assert refusal(table.rename, 0, r0=" RED").code == "theme-unchanged"
    assert refusal(table.rename, 0, r0="dogs").code == "themes-must-differ"
    assert refusal(table.rename, 1, r0="cat").code == "not-your-placement"
    table.rename(0, r0="scarlet")
    shown = table.public.placement
    assert shown
    assert {line: theme.text for line, theme in shown.themes.items()} == {"r0": "scarlet", "c1": "dog"}


def test_instead_of_renaming_the_painting_is_taken_back_and_the_turn_goes_on() -> None:  # A19
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="je ne sais quoi")
    table.object_to(1, "unclear", "r0")
    table.take_back(0)
    assert (table.phase, table.turn) == ("turn", 0)
    assert "a1" in table.own(0).hand


def test_an_explanation_asks_only_those_who_did_not_understand() -> None:  # A19
    table = Table(players=4)
    table.lay(0, "a1", (1, 0), r0="chiaroscuro")
    table.object_to(1, "unclear", "r0")
    table.accept(2, 3)
    table.explain(0, "light and dark")
    shown = table.public
    assert shown.placement
    assert (shown.phase, shown.acting, shown.placement.explanation) == ("window", (1,), "light and dark")
    assert "Stood" in kinds(table.accept(1))


def test_an_explanation_in_the_window_asks_them_at_once() -> None:  # A19
    table = Table(players=4)
    table.lay(0, "a1", (1, 0), r0="chiaroscuro")
    table.object_to(1, "unclear", "r0")
    table.accept(2)
    table.explain(0, "light and dark")
    shown = table.public.placement
    assert shown
    assert shown.answers == {1: "none", 2: "fine", 3: "none"}
    assert shown.objections == {}


def test_who_still_does_not_understand_says_so_again() -> None:  # A19
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="chiaroscuro")
    table.object_to(1, "unclear", "r0")
    table.explain(0, "light and dark")
    assert table.object_to(1, "unclear", "r0")[-1] == MendingAsked(1, "unclear", "r0")
    assert table.own(0).may == ("rename", "take-back")


def test_an_explanation_answers_nothing_else() -> None:  # A19
    table = Table(CROSSING)
    table.lay(0, "a1", (1, 0), r0="chiaroscuro", c1="dog")
    table.object_to(1, "unclear", "r0", ("does-not-fit", "c1"))
    table.object_to(2, "not-allowed", "c1")
    assert table.phase == "mend"
    table.explain(0, "light and dark")
    shown = table.public.placement
    assert shown
    assert shown.objections == {1: (Objection("does-not-fit", "c1"),), 2: (Objection("not-allowed", "c1"),)}
    assert table.game.waiting(table.state).seats == (1,)
    assert table.time_is_up()[0] == VoteOpened(1, "not-allowed", "c1", (S2,))


def test_an_explanation_of_one_theme_leaves_the_other_unclear() -> None:  # A19
    table = Table(CROSSING)
    table.lay(0, "a1", (1, 0), r0="chiaroscuro", c1="sfumato")
    table.object_to(1, "unclear", "r0")
    table.object_to(2, "unclear", "c1")
    table.explain(0, "light and dark")
    assert table.accept(1)[-1] == MendingAsked(1, "unclear", "c1")


def explained_and_understood(table: Table) -> Table:
    """Seat 1 has understood r0 since; c1 is still objected to by both."""
    table.lay(0, "a1", (1, 0), r0="chiaroscuro", c1="dog")
    table.object_to(1, "unclear", "r0", ("not-allowed", "c1"))
    table.object_to(2, "not-allowed", "c1")
    table.explain(0, "light and dark")
    assert kinds(table.object_to(1, "not-allowed", "c1"))[-1] == "MendingAsked"
    return table


def test_a_theme_that_was_explained_and_understood_is_not_refused() -> None:  # A19 A22
    table = explained_and_understood(Table(CROSSING))
    assert refusal(table.rename, 0, c1="Dogs").code == "theme-unchanged"
    table.rename(0, c1="cat")
    assert "Stood" in kinds(table.accept(1, 2))


def test_nor_when_the_painting_is_laid_again() -> None:  # A19 A22
    table = explained_and_understood(Table(CROSSING))
    table.take_back(0)
    assert refusal(table.lay, 0, "a1", (1, 0), r0="chiaroscuro", c1="dogs").code == "theme-ruled-out"
    table.lay(0, "a1", (1, 0), r0="chiaroscuro", c1="cat")


def test_a_theme_that_an_explanation_did_not_help_is_refused() -> None:  # A19 A22
    table = Table(CROSSING, players=2)
    table.lay(0, "a1", (1, 0), r0="chiaroscuro", c1="dog")
    table.object_to(1, "unclear", "r0")
    table.explain(0, "light and dark")
    table.object_to(1, "unclear", "r0")
    table.take_back(0)
    assert refusal(table.lay, 0, "a1", (1, 0), r0="chiaroscuro", c1="dog").code == "refused-before"


def test_a_theme_is_explained_once_in_a_turn_and_briefly() -> None:  # A19
    table = Table()
    table.lay(0, "a1", (1, 0), r0="chiaroscuro")
    assert refusal(table.explain, 0, "x" * 121).facts == {"limit": 120}
    assert refusal(table.explain, 0, " ").code == "explanation-length"
    assert refusal(table.explain, 1, "I know").code == "not-your-placement"
    table.explain(0, "x" * 120)
    assert refusal(table.explain, 0, "again").code == "explained-before"
    table.take_back(0)
    table.lay(0, "a2", (1, 0), r0="sfumato")
    assert refusal(table.explain, 0, "again").code == "explained-before"


def test_what_stands_needs_no_explanation() -> None:  # A19
    table = Table(GALLERY)
    table.lay(0, "a1", (2, 0))
    assert refusal(table.explain, 0, "look").code == "nothing-to-explain"


def not_understood(table: Table, times: int) -> None:
    """Seat 0 gives `times` themes up that seat 1 does not understand, alternately renaming and laying again."""
    for number in range(times):
        if table.phase == "mend" and number % 2:
            table.rename(0, r0=f"riddle {number}")
        else:
            if table.phase == "mend":
                table.take_back(0)
            table.lay(0, "a1", (1, 0), r0=f"riddle {number}")
        table.object_to(1, "unclear", "r0")
        table.accept(*table.game.waiting(table.state).seats if table.phase == "window" else ())


def test_after_three_themes_not_understood_the_vote_decides() -> None:  # A19 A22
    table = Table(players=3)
    not_understood(table, 3)
    assert table.phase == "mend"
    table.rename(0, r0="the last riddle")
    table.accept(2)
    assert VoteOpened(2, "unclear", "r0", (S1,)) in table.object_to(1, "unclear", "r0")
    assert "Stood" in kinds(table.vote(c=True))


def test_themes_found_not_allowed_do_not_count_as_not_understood() -> None:  # A19 A22
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="heroes")
    for number in range(3):
        table.object_to(1, "not-allowed", "r0")
        assert table.phase == "mend"
        table.rename(0, r0=f"heroes of {number}")
    assert kinds(table.object_to(1, "unclear", "r0")) == ["Objected", "MendingAsked"]  # without a vote


def test_the_next_turn_begins_with_no_theme_refused() -> None:  # A19
    table = Table(players=2)
    not_understood(table, 3)
    table.take_back(0)
    table.discard(0, "a1")
    table.lay(1, "b1", (1, 0), r0="sfumato")
    assert table.object_to(0, "unclear", "r0")[-1] == MendingAsked(3, "unclear", "r0")


def test_what_was_voted_on_need_not_be_taken_back_after_an_explanation() -> None:  # A19 A23
    table = Table(CROSSING)
    table.lay(0, "a1", (1, 0), r0="riddle", c1="puzzle")
    for number in range(3):
        table.object_to(1, "unclear", "r0")
        table.accept(2)
        table.rename(0, r0=f"riddle {number}")
    table.object_to(1, "unclear", "r0", ("unclear", "c1"))
    table.accept(2)
    assert table.vote(c=True)[-2] == Voted(1, S1, "c1", keep=False)  # the row stays, and the column is voted on
    assert table.vote(c=False)[-1] == MendingAsked(1, "unclear", "c1", by_vote=True)
    table.explain(0, "all of it")
    assert table.public.placement
    assert table.public.placement.objections == {}
    assert table.own(1).may_object == {"r0": ("not-allowed", "does-not-fit"), "c1": REASONS}
    assert "Stood" in kinds(table.accept(1))


def test_a_fourth_theme_that_is_voted_down_is_renamed_too() -> None:  # A19 A22
    table = Table(players=2)
    not_understood(table, 3)
    table.rename(0, r0="the last riddle")
    assert table.object_to(1, "unclear", "r0")[-2:] == [
        VoteClosed(2, "unclear", "r0", {S1: False}, kept=False),
        MendingAsked(2, "unclear", "r0", by_vote=True),
    ]
    table.rename(0, r0="smile")
    assert "Stood" in kinds(table.accept(1))
