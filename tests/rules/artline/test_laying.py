"""Laying a painting: A5–A13."""

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from vernissage.games.artline.events import Laid, TakenBack


def test_a_turn_is_one_painting_laid() -> None:  # A5
    table = Table()
    assert kinds(table.lay_and_accept(0, "a1", (1, 0), r0="hats"))[-3:] == ["Stood", "Drew", "TurnBegan"]
    assert refusal(table.lay, 0, "a2", (2, 0)).code == "not-your-turn"


def test_a_turn_is_one_painting_discarded() -> None:  # A5
    table = Table()
    assert kinds(table.discard(0, "a1")) == ["Discarded", "Drew", "TurnBegan"]
    refused = refusal(table.discard, 0, "a2")
    assert (refused.code, refused.facts) == ("not-your-turn", {"turn": 1})


def test_only_a_painting_of_the_own_hand_is_discarded() -> None:  # A5 A25
    refused = refusal(Table().discard, 0, "b1")
    assert (refused.code, refused.facts) == ("not-in-hand", {"painting": "b1"})


def test_nothing_is_discarded_while_a_painting_does_not_stand() -> None:  # A5 A25
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    refused = refusal(table.discard, 0, "a2")
    assert (refused.code, refused.facts) == ("wrong-phase", {"phase": "window"})


def test_only_a_painting_of_the_own_hand_is_laid() -> None:  # A5
    assert refusal(Table().lay, 0, "b1", (1, 0), r0="hats").code == "not-in-hand"


def test_while_a_painting_does_not_stand_no_other_is_laid() -> None:  # A5
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    assert refusal(table.lay, 0, "a2", (0, 1), c0="dogs").facts == {"phase": "window"}


def test_cells_above_below_left_and_right_are_legal() -> None:  # A6
    table = Table("""
        .  .    .
        .  mona .
        .  .    .
    """)
    assert {place.cell for place in table.own(0).places} == {(1, 0), (0, 1), (2, 1), (1, 2)}


def test_no_place_is_offered_where_a_painting_hangs() -> None:  # A6
    assert {place.cell for place in Table("mona hat").own(0).places} == {(0, 1), (1, 1), (2, 0)}


@pytest.mark.parametrize("cell", [(0, 0), (2, 2), (3, 1)])
def test_diagonal_contact_or_none_is_not_enough(cell: tuple[int, int]) -> None:  # A6
    table = Table("""
        .  .    .
        .  mona .
        .  .    .
    """)
    assert refusal(table.lay, 0, "a1", cell).code == "cell-not-adjacent"


def test_nothing_is_laid_over_a_painting() -> None:  # A6
    assert refusal(Table().lay, 0, "a1", (0, 0)).code == "cell-not-free"


@pytest.mark.parametrize("cell", [(-1, 0), (0, -1)])
def test_the_table_has_edges(cell: tuple[int, int]) -> None:  # A7
    table = Table(size=7)
    assert refusal(table.lay, 0, "a1", cell).facts == {"cell": list(cell), "size": 7}


def test_beyond_the_last_cell_is_off_the_table() -> None:  # A7
    table = Table(". . . . . . mona", size=7)
    assert refusal(table.lay, 0, "a1", (7, 0)).code == "cell-off-table"
    assert {place.cell for place in table.own(0).places} == {(5, 0), (6, 1)}


def test_a_gap_does_not_divide_a_gallery() -> None:  # A8
    table = Table(
        """
        boat ship .    .
        .    .    .    mast
        .    .    .    .
    """,
        themes={"r0": "water"},
    )
    # c3 holds one painting, so (3, 0) opens it and extends the row across the gap at (2, 0)
    assert table.effects((3, 0)) == {"r0": "water", "c3": "opens"}


def test_the_second_painting_of_a_line_opens_a_gallery_and_names_its_theme() -> None:  # A9
    table = Table()
    assert refusal(table.lay, 0, "a1", (1, 0)).facts == {"line": "r0"}
    table.lay_and_accept(0, "a1", (1, 0), r0="hats")
    assert table.public.themes["r0"].text == "hats"
    assert table.public.lines["r0"] == ((0, 0), (1, 0))


def test_the_second_painting_opens_a_gallery_across_a_gap_too() -> None:  # A8 A9
    table = Table("""
        mona .   dog
        .    .   hat
    """)
    assert table.effects((0, 1)) == {"r1": "opens", "c0": "opens"}
    assert refusal(table.lay, 0, "a1", (0, 1), c0="red").facts == {"line": "r1"}


def test_a_later_painting_extends_a_gallery_without_a_new_theme() -> None:  # A9
    table = Table("mona hat", themes={"r0": "people"})
    events = table.lay(0, "a1", (2, 0))
    assert isinstance(events[0], Laid)
    assert events[0].themes == {}


def test_two_galleries_at_once_need_two_themes() -> None:  # A10
    table = Table("""
        mona .
        .    hat
    """)
    assert refusal(table.lay, 0, "a1", (1, 0)).code == "theme-missing"
    assert refusal(table.lay, 0, "a1", (1, 0), r0="red").facts == {"line": "c1"}
    assert kinds(table.lay(0, "a1", (1, 0), r0="red", c1="dog")) == ["Laid"]


@pytest.mark.parametrize(("one", "other"), [("dog", "dog"), ("dog", "DOG "), ("dog", "dogs")])
def test_two_new_themes_differ_also_in_the_referees_sense(one: str, other: str) -> None:  # A10
    table = Table("""
        mona .
        .    hat
    """)
    refused = refusal(table.lay, 0, "a1", (1, 0), r0=one, c1=other)
    assert (refused.code, refused.facts["line"]) == ("themes-must-differ", "c1")


def test_a_painting_may_extend_one_gallery_and_open_another() -> None:  # A11
    table = Table(
        """
        mona hat .
        .    .   dog
    """,
        themes={"r0": "people"},
    )
    assert refusal(table.lay, 0, "a1", (2, 0), c2="paws", r0="people").facts == {"line": "r0"}
    assert kinds(table.lay(0, "a1", (2, 0), c2="paws")) == ["Laid"]


def test_the_program_does_not_judge_whether_a_painting_fits() -> None:  # A12
    table = Table("mona hat", themes={"r0": "a green elephant"})
    assert "Stood" in kinds(table.lay_and_accept(0, "a1", (2, 0)))


def test_opponents_may_find_that_the_painting_already_there_misses_the_new_theme() -> None:  # A12
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="dogs")
    assert isinstance(table.object_to(1, "does-not-fit", "r0")[-1], TakenBack)


def test_an_exhibition_has_company_in_its_row_and_in_its_column() -> None:  # A13
    table = Table("""
        mona .
        .    hat
    """)
    places = {place.cell: place.exhibition for place in table.own(0).places}
    assert {cell for cell, exhibition in places.items() if exhibition} == {(1, 0), (0, 1)}


def test_a_painting_across_a_gap_still_makes_an_exhibition() -> None:  # A8 A13
    table = Table(
        """
        boat .  dog
        .    .  hat
    """,
        themes={"r0": "animals", "c2": "heads"},
    )
    assert table.effects((0, 1)) == {"r1": "opens", "c0": "opens"}
    laid = table.lay(0, "a1", (0, 1), r1="red", c0="water")[0]
    assert isinstance(laid, Laid)
    assert laid.exhibition


def test_extending_two_galleries_is_an_exhibition_as_much_as_opening_them() -> None:  # A13
    table = Table(
        """
        mona hat .
        dog  .   .
        """
    )
    assert table.effects((1, 1)) == {"r1": "opens", "c1": "opens"}
    table.lay_and_accept(0, "a1", (2, 0))
    table.lay_and_accept(1, "b1", (0, 2))
    table.lay_and_accept(2, "c1", (1, 1), r1="red", c1="wood")
    for seat, painting, cell in ((0, "a2", (2, 1)), (1, "b2", (1, 2))):  # extends and opens; then extends twice
        laid = table.lay(seat, painting, cell, **({"c2": "gold"} if seat == 0 else {"r2": "tin"}))[0]
        assert isinstance(laid, Laid)
        assert laid.exhibition
        table.accept_all()
    assert [place.exhibition for place in table.own(2).places if place.cell == (2, 2)] == [True]
    assert set(table.effects((2, 2)).values()) == {"gold", "tin"}


def test_a_painting_in_one_line_only_is_no_exhibition() -> None:  # A13
    laid = Table("mona hat").lay(0, "a1", (2, 0))[0]
    assert isinstance(laid, Laid)
    assert not laid.exhibition
