"""What was agreed stays with the theme: A21, A24."""

from tests.rules.artline.table import Table
from tests.seats import S0, S1
from vernissage.games.artline.values import Remark, Ruling

GALLERY = "mona hat"
CROSSING = """
    mona .
    .    hat
"""


def test_an_explanation_is_kept_with_the_theme_once_it_stands() -> None:  # A24
    table = Table()
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.explain(0, "like smoke")
    assert table.public.rulings == {}
    table.accept(1, 2)
    assert table.public.rulings == {"r0": (Ruling("explained", None, (Remark(S0, "like smoke"),)),)}


def test_only_with_the_theme_that_was_explained() -> None:  # A19 A24
    table = Table(CROSSING, players=2)
    table.lay(0, "a1", (1, 0), r0="sfumato", c1="dog")
    table.object_to(1, "unclear", "r0")
    table.explain(0, "like smoke")
    table.accept(1)
    assert table.public.rulings.keys() == {"r0"}


def test_it_goes_with_a_theme_that_is_named_anew() -> None:  # A19 A24
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.explain(0, "like smoke")
    table.object_to(1, "unclear", "r0")
    table.rename(0, r0="dog")
    table.accept(1)
    assert table.public.rulings == {}


def test_the_answer_that_won_is_kept() -> None:  # A22 A24
    table = Table(GALLERY, talks=True)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.accept(2)
    table.reply("a ship counts as a boat")
    table.vote(b=False, c=True)
    assert table.public.rulings == {"r0": (Ruling("fits", "a1", (Remark(S0, "a ship counts as a boat"),)),)}


def test_and_so_is_the_argument_that_won() -> None:  # A21 A24
    table = Table(GALLERY, players=2)
    table.lay(0, "a1", (2, 0))
    table.argue(1, "does-not-fit", "r0", "a raft is no boat")
    assert table.public.rulings == {"r0": (Ruling("does-not-fit", "a1", (Remark(S1, "a raft is no boat"),)),)}


def test_an_answer_that_lost_is_not_kept() -> None:  # A24
    table = Table(GALLERY, players=2, talks=True)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.reply("a ship counts as a boat")
    table.vote(b=False)
    assert table.public.rulings == {"r0": (Ruling("does-not-fit", "a1"),)}


def test_what_was_withdrawn_after_an_answer_is_agreed_too() -> None:  # A21 A24
    table = Table(GALLERY, players=2, talks=True)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.reply("behind the tree")
    table.withdraw(1)
    assert table.public.rulings == {"r0": (Ruling("fits", "a1", (Remark(S0, "behind the tree"),)),)}


def test_what_was_withdrawn_without_a_word_leaves_nothing() -> None:  # A21 A24
    table = Table(GALLERY, players=2, talks=True)
    table.lay(0, "a1", (2, 0))
    table.object_to(1, "does-not-fit", "r0")
    table.withdraw(1)
    assert table.public.rulings == {}


def test_that_a_theme_is_allowed_is_kept_with_it() -> None:  # A22 A24
    table = Table()
    table.lay(0, "a1", (1, 0), r0="saints")
    table.object_to(1, "not-allowed", "r0")
    table.accept(2)
    table.vote(c=True)
    assert table.public.rulings == {"r0": (Ruling("allowed"),)}


def test_a_ruling_about_a_theme_that_never_stood_goes_with_it() -> None:  # A24
    table = Table(CROSSING, players=2)
    table.lay(0, "a1", (1, 0), r0="red", c1="dog")
    table.object_to(1, "does-not-fit", "r0")
    assert table.public.rulings == {}


def test_rulings_are_kept_in_order_for_the_rest_of_the_game() -> None:  # A24
    table = Table(GALLERY, players=2)
    table.lay(0, "a1", (2, 0))
    table.argue(1, "does-not-fit", "r0", "no")
    table.discard(0, "a1")
    table.lay(1, "b1", (2, 0))
    table.argue(0, "does-not-fit", "r0", "nor this")
    assert [ruling.painting for ruling in table.public.rulings["r0"]] == ["a1", "b1"]
