"""A refusal under A17 may be put to the table."""

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from tests.seats import S0
from vernissage.games.artline.queries import Consider, Considered
from vernissage.games.artline.values import Contested

CROSSING = """
    mona .
    .    hat
"""


def put(**setup: object) -> Table:
    table = Table(**setup)  # type: ignore[arg-type]
    table.lay_and_put_to_table(0, "a1", (1, 0), r0="no dogs")
    return table


def test_the_player_may_put_it_to_the_table_which_is_told_why_it_was_refused() -> None:  # A17
    assert refusal(Table().lay, 0, "a1", (1, 0), r0="no dogs").code == "theme-negation"
    shown = put().public.placement
    assert shown
    assert shown.themes["r0"].contested == Contested("theme-negation")


def test_if_nobody_objects_it_stands() -> None:  # A17
    table = put()
    assert "Stood" in kinds(table.accept(1, 2))
    assert table.public.themes["r0"].contested == Contested("theme-negation")
    assert "Stood" in kinds(put().time_is_up())


def test_if_a_vote_finds_it_allowed_it_stands() -> None:  # A17 A22
    table = put()
    table.object_to(1, "not-allowed", "r0")
    table.accept(2)
    assert "Stood" in kinds(table.vote(c=True))


def test_if_a_vote_finds_it_not_allowed_it_must_be_mended() -> None:  # A17 A22
    table = put()
    table.object_to(1, "not-allowed", "r0")
    table.accept(2)
    table.vote(c=False)
    assert table.phase == "mend"
    assert table.public.ruled_out[0].theme == "no dogs"


def test_another_theme_is_put_to_the_table_so_too() -> None:  # A17 A19
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    assert refusal(table.rename, 0, r0="no dogs").code == "theme-negation"
    table.rename_and_put_to_table(0, r0="no dogs")
    assert "Stood" in kinds(table.accept(1))


@pytest.mark.parametrize(
    ("text", "code"), [("hat", "theme-repeats"), ("", "theme-empty"), ("x" * 61, "theme-too-long")]
)
def test_repeats_and_what_is_no_theme_at_all_are_not_for_the_table(text: str, code: str) -> None:  # A14 A16 A17
    table = Table("mona hat", themes={"r0": "hat"})
    assert refusal(table.lay_and_put_to_table, 0, "a1", (0, 1), c0=text).code == code


def test_two_new_themes_that_repeat_each_other_are_not_either() -> None:  # A10 A17
    table = Table(CROSSING)
    assert refusal(table.lay_and_put_to_table, 0, "a1", (1, 0), r0="no dogs", c1="no dogs").code == "themes-must-differ"


def test_nor_is_what_the_table_has_decided_already() -> None:  # A17 A19
    table = put(players=2)
    table.object_to(1, "not-allowed", "r0")
    table.take_back(0)
    assert refusal(table.lay_and_put_to_table, 0, "a1", (1, 0), r0="no dogs").code == "theme-ruled-out"


def test_what_needs_no_vote_is_not_marked() -> None:  # A17
    table = Table()
    table.lay_and_put_to_table(0, "a1", (1, 0), r0="dogs")
    shown = table.public.placement
    assert shown
    assert shown.themes["r0"].contested is None


def test_the_referee_says_beforehand_that_the_table_may_be_asked() -> None:  # A17
    table = Table("mona hat", themes={"r0": "hat"})
    for text, may in (("no dogs", True), ("hat", False), ("dogs", False)):
        said = table.game.answer(table.state, S0, Consider((0, 1), {"c0": text}, "en"))
        assert isinstance(said, Considered)
        assert said.verdicts["c0"].contestable is may


def test_a_slip_in_it_may_be_corrected() -> None:  # A15 A17
    table = put()
    table.accept(1, 2)
    table.correct(0, "r0", "No dog")
    assert table.public.themes["r0"].contested == Contested("theme-negation")
