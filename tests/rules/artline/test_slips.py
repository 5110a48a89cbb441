"""A slip of the pen in a theme: A15."""

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from tests.seats import S0
from vernissage.games.artline.events import Corrected
from vernissage.games.artline.values import Theme

CROSSING = """
    mona .
    .    hat
"""


def named(text: str = "a hrose", **setup: object) -> Table:
    """Seat 0 has opened a gallery, which stands; it is the turn of seat 1."""
    table = Table(**setup)  # type: ignore[arg-type]
    table.lay_and_accept(0, "a1", (1, 0), r0=text)
    return table


def test_the_author_may_correct_a_slip_of_the_pen() -> None:  # A15
    table = named("dog")
    assert table.correct(0, "r0", "Dogs!") == [Corrected("r0", S0, Theme("Dogs!", "en", S0))]
    assert table.public.themes["r0"].text == "Dogs!"


def test_only_a_wording_that_the_referee_takes_for_the_same_theme() -> None:  # A15
    table = named("dog")
    assert refusal(table.correct, 0, "r0", "cat").code == "another-theme"
    assert refusal(table.correct, 0, "r0", "dog").code == "theme-unchanged"
    assert refusal(table.correct, 0, "r0", "").code == "theme-empty"
    assert table.public.themes["r0"].text == "dog"


def test_nobody_but_the_author() -> None:  # A15
    table = named("dog")
    assert refusal(table.correct, 1, "r0", "dogs").code == "not-yours-to-correct"
    assert table.own(1).corrects == ()
    assert table.own(0).corrects == ("r0",)


def test_until_somebody_else_hangs_a_painting_in_that_gallery() -> None:  # A15
    table = named("dog")
    table.lay_and_accept(1, "b1", (2, 0))
    assert refusal(table.correct, 0, "r0", "dogs").code == "not-yours-to-correct"


def test_or_has_laid_one_there() -> None:  # A15
    table = named("dog")
    table.lay(1, "b1", (2, 0))
    assert refusal(table.correct, 0, "r0", "dogs").code == "not-yours-to-correct"
    table.take_back(1)
    assert table.correct(0, "r0", "dogs")


def test_ones_own_next_painting_does_not_end_it() -> None:  # A15
    table = named("dog", players=2)
    table.discard(1, "b1")
    table.lay_and_accept(0, "a2", (2, 0))
    assert table.correct(0, "r0", "dogs")


def test_nor_does_what_hung_there_before_the_theme_was_named() -> None:  # A15
    table = Table(players=2)
    table.lay_and_accept(0, "a1", (0, 1), c0="dog")
    table.lay_and_accept(1, "b1", (1, 1), r1="cat")
    assert table.correct(1, "r1", "cats"), "the painting of seat 0 opened the line, and seat 1 the gallery"


def test_nor_does_a_painting_in_another_gallery() -> None:  # A15
    table = named("dog")
    table.lay_and_accept(1, "b1", (1, 1), c1="cat")
    assert table.correct(0, "r0", "dogs")


def test_in_the_window_too_and_the_answers_stay() -> None:  # A15
    table = Table()
    table.lay(0, "a1", (1, 0), r0="dog")
    table.accept(1)
    table.correct(0, "r0", "dogs")
    shown = table.public.placement
    assert shown
    assert (shown.themes["r0"].text, shown.answers) == ("dogs", {1: "fine", 2: "none"})


@pytest.mark.parametrize("reason", ["unclear", "not-allowed"])
def test_what_is_judged_is_not_corrected(reason: str) -> None:  # A15
    table = Table(players=2, talks=True)
    table.lay(0, "a1", (1, 0), r0="dog")
    table.object_to(1, reason, "r0")  # type: ignore[arg-type]
    assert refusal(table.correct, 0, "r0", "dogs").code == "not-yours-to-correct"


def test_it_may_repeat_no_other_theme() -> None:  # A15 A16
    table = Table(CROSSING)
    table.lay_and_accept(0, "a1", (1, 0), r0="dog", c1="cat")
    assert refusal(table.correct, 0, "r0", "cats").code == "theme-repeats"


def test_the_theme_of_a_neighbour_is_the_neighbours_to_correct() -> None:  # A15 A32
    table = Table(curators=True)
    table.show_hand(0)
    table.lay(2, "a1", (1, 0), r0="dog")
    table.accept(0, 1)
    assert refusal(table.correct, 0, "r0", "dogs").code == "not-yours-to-correct"
    assert table.correct(2, "r0", "dogs")


def test_in_the_next_turn_a_theme_still_never_becomes_another() -> None:  # A15
    table = named("dog")
    assert refusal(table.rename, 0, r0="cat").code == "placement-gone"
    assert kinds(table.discard(1, "b1"))[0] == "Discarded"
