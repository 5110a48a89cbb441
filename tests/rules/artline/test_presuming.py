""" "Fine unless I say so": A20."""

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from tests.seats import S0, S1, S2
from vernissage.contract.game import TimeUp
from vernissage.games.artline.events import Accepted, AcceptsByDefault, Hesitated

GALLERY = "mona hat"


def laid(*presumed: int, players: int = 3, **setup: object) -> Table:
    """Seat 0 has laid a painting; these seats had said "fine unless I say so"."""
    table = Table(GALLERY, players=players, **setup)  # type: ignore[arg-type]
    for seat in presumed:
        table.fine_by_default(seat)
    table.lay(0, "a1", (2, 0))
    return table


def presumed(table: Table) -> set[int]:
    return set(table.game.waiting(table.state).by_seat)


def test_a_player_may_say_fine_unless_i_say_so() -> None:  # A20
    table = Table()
    assert table.fine_by_default(1) == [AcceptsByDefault(S1, True)]
    assert list(table.public.default_accepting) == [1]
    assert table.fine_by_default(1) == []
    assert table.fine_by_default(1, on=False) == [AcceptsByDefault(S1, False)]
    assert list(table.public.default_accepting) == []


def test_five_seconds_after_a_placement_is_shown_they_are_taken_to_accept() -> None:  # A20
    table = laid(1)
    assert presumed(table) == {S1}
    assert table.own(1).presumed
    assert table.five_seconds_pass_for(1) == [Accepted(1, S1, by_default=True)]
    assert table.game.waiting(table.state).seats == (2,)


def test_when_all_have_accepted_so_the_placement_stands() -> None:  # A20
    table = laid(1, 2)
    table.five_seconds_pass_for(1)
    assert "Stood" in kinds(table.five_seconds_pass_for(2))


def test_who_has_not_said_so_is_waited_for() -> None:  # A20
    table = laid(1)
    assert S2 not in presumed(table)
    assert not table.own(2).presumed


def test_who_touches_anything_in_the_judging_panel_answers_by_hand() -> None:  # A20
    table = laid(1, 2)
    assert "hesitate" in table.own(1).may
    assert table.hesitate(1) == [Hesitated(1, S1)]
    assert presumed(table) == {S2}
    assert refusal(table.do, None, TimeUp("fine:1:1:1")).code == "clock-stopped"
    assert refusal(table.hesitate, 1).code == "wrong-phase"
    table.accept(1)


def test_only_for_that_placement() -> None:  # A20
    table = laid(1, players=2)
    table.hesitate(1)
    table.take_back(0)
    table.lay(0, "a2", (2, 0))
    assert presumed(table) == {S1}


def test_who_objects_or_accepts_has_spoken() -> None:  # A20
    table = laid(1, 2)
    table.object_to(1, "does-not-fit", "r0")
    table.accept(2)
    assert presumed(table) == set()


def test_who_has_objected_is_not_taken_to_accept_another_theme() -> None:  # A19 A20
    table = Table(players=2)
    table.fine_by_default(1)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    table.rename(0, r0="smile")
    assert presumed(table) == set()


def test_others_are_anew_when_another_theme_is_shown() -> None:  # A19 A20
    table = Table()
    table.fine_by_default(1)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(2, "unclear", "r0")
    before = table.game.waiting(table.state).by_seat
    table.five_seconds_pass_for(1)
    table.rename(0, r0="smile")
    after = table.game.waiting(table.state).by_seat
    assert before.keys() == after.keys() == {S1}
    assert before != after


def test_what_was_shown_before_is_answered_by_hand() -> None:  # A20
    table = Table(GALLERY)
    table.lay(0, "a1", (2, 0))
    table.fine_by_default(1)
    assert presumed(table) == set()


def test_it_lasts_until_they_say_otherwise() -> None:  # A20
    table = laid(1, 2, players=3)
    table.five_seconds_pass_for(1)
    table.five_seconds_pass_for(2)
    table.lay(1, "b1", (3, 0))
    assert presumed(table) == {S2}, "and nobody accepts their own painting"
    table.fine_by_default(2, on=False)
    assert presumed(table) == set()


@pytest.mark.parametrize("window", [0, 20])
def test_the_window_goes_on_beside_it(window: int) -> None:  # A20
    table = laid(1, window_seconds=window)
    clock = table.game.waiting(table.state).clock
    assert (clock is None) == (window == 0)
    table.five_seconds_pass_for(1)
    assert table.game.waiting(table.state).clock == clock


def test_nobody_is_taken_to_vote() -> None:  # A20 A22
    table = laid(2)
    table.object_to(1, "does-not-fit", "r0")
    table.five_seconds_pass_for(2)
    assert table.phase == "vote"
    assert presumed(table) == set()


def test_nobody_hesitates_over_their_own_painting() -> None:  # A20
    table = laid(0, 1)
    assert presumed(table) == {S1}
    assert refusal(table.hesitate, 0).code == "not-an-opponent"
    assert table.own(0).presumed is False
    assert S0 not in presumed(table)


def test_who_has_left_is_taken_for_nothing() -> None:  # A20 A33
    table = laid(1, 2)
    table.close(1)
    assert presumed(table) == {S2}
