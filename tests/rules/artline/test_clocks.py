"""Time: A20, A22, A32, A33 and A34."""

from typing import Any

import pytest

from tests.rules.artline.table import Table, kinds, refusal
from tests.seats import S0, S1
from vernissage.contract.game import Clock, HurryOn, TimeUp
from vernissage.contract.refused import Refused
from vernissage.games.artline.events import Discarded, TakenBack, WindowChanged


def clock(table: Table) -> Clock | None:
    return table.game.waiting(table.state).clock


def test_without_a_turn_clock_nobody_is_hurried() -> None:  # A34
    assert clock(Table(turn_seconds=0)) is None


def waits_for_its_players(**setup: Any) -> bool:
    table = Table(**setup)
    return table.game.waiting(table.state).by_correspondence


def test_with_a_clock_of_twelve_hours_or_more_seats_wait_for_their_players() -> None:  # A33
    seconds = (0, 30, 3600, 12 * 3600 - 1, 12 * 3600, 24 * 3600)
    slow = [waits_for_its_players(turn_seconds=turn) for turn in seconds]
    assert slow == [False, False, False, False, True, True]


def test_unless_the_host_wants_bots_to_stand_in() -> None:  # A33
    assert not waits_for_its_players(turn_seconds=24 * 3600, stand_ins_by_correspondence=True)


@pytest.mark.parametrize("hours", [12, 24])
def test_by_correspondence_the_window_is_as_long_as_a_turn_so_that_absent_opponents_can_object(
    hours: int,
) -> None:  # A20
    table = Table("mona hat", turn_seconds=hours * 3600)
    table.lay(0, "a1", (2, 0))
    assert clock(table) == Clock("window:1:1", hours * 3600)
    table.object_to(1, "does-not-fit", "r0")
    table.accept(2)
    assert clock(table) == Clock("vote:1:2", hours * 3600)


def test_with_a_shorter_clock_the_window_is_what_the_host_chose() -> None:  # A20
    table = Table("mona hat", turn_seconds=12 * 3600 - 1)
    table.lay(0, "a1", (2, 0))
    assert clock(table) == Clock("window:1:1", 20)


def test_a_window_without_limit_has_none_by_correspondence_either() -> None:  # A20
    table = Table("mona hat", turn_seconds=24 * 3600, window_seconds=0)
    table.lay(0, "a1", (2, 0))
    assert clock(table) is None


def test_the_host_may_change_the_window_during_the_game() -> None:  # A20
    table = Table("mona hat")
    assert table.change_setup(window_seconds=60) == [WindowChanged(60)]
    table.lay(0, "a1", (2, 0))
    assert clock(table) == Clock("window:1:1", 60)
    assert table.public.setup.window_seconds == 60


def test_a_window_that_is_open_then_begins_anew() -> None:  # A20
    table = Table("mona hat")
    table.lay(0, "a1", (2, 0))
    table.change_setup(window_seconds=0)
    assert clock(table) is None
    table.change_setup(window_seconds=45)
    assert clock(table) == Clock("window:1:3", 45)


def test_nothing_else_of_the_setup_changes_during_the_game() -> None:  # A20
    table = Table()
    assert refusal(table.change_setup, curators=True).code == "game-runs"
    assert refusal(table.change_setup, window_seconds=60, edition="hermitage").code == "game-runs"
    assert table.change_setup(window_seconds=20) == []


def test_out_of_time_while_mending_any_painting_of_the_hand_goes_by_chance() -> None:  # A34
    gone = set()
    for luck in range(60):
        table = Table(turn_seconds=30, players=2)
        table.rng.seed(luck)
        table.lay(0, "a1", (1, 0), r0="sfumato")
        table.object_to(1, "unclear", "r0")
        discarded = table.time_is_up()[1]
        assert isinstance(discarded, Discarded)
        gone.add(discarded.painting)
    assert gone == {"a1", "a2", "a3", "a4", "a5"}


def test_when_the_turn_clock_runs_out_a_painting_of_the_hand_is_discarded_by_chance() -> None:  # A34
    gone = set()
    for luck in range(40):
        table = Table(turn_seconds=30)
        table.rng.seed(luck)
        events = table.time_is_up()
        assert kinds(events) == ["Discarded", "Drew", "TurnBegan"]
        assert isinstance(events[0], Discarded)
        assert events[0].by_clock
        gone.add(events[0].painting)
    assert gone == {"a1", "a2", "a3", "a4", "a5"}


def test_what_the_clock_discards_is_not_shown() -> None:  # A26 A34
    table = Table(turn_seconds=30)
    discarded = table.time_is_up()[0]
    assert table.game.redact(discarded, S1) == Discarded(S0, None, True)


def test_it_is_so_for_curators_too() -> None:  # A32 A34
    table = Table(turn_seconds=30, curators=True)
    assert kinds(table.time_is_up()) == ["Discarded", "Drew", "TurnBegan"]
    table.show_hand(1)
    table.decline(0)
    assert kinds(table.time_is_up()) == ["Discarded", "Drew", "TurnBegan"]


def test_it_is_so_in_the_tretyakov_too() -> None:  # A25 A34
    assert kinds(Table(turn_seconds=30, edition="tretyakov").time_is_up()) == ["Discarded", "Drew", "TurnBegan"]


def test_the_turn_clock_stands_still_during_window_and_vote() -> None:  # A20
    table = Table(turn_seconds=30)
    turn = clock(table)
    assert turn == Clock("turn:1", 30, pauses=True)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    window = clock(table)
    assert window == Clock("window:1:1", 20)
    table.object_to(1, "unclear", "r0")
    table.accept(2)
    assert clock(table) == turn
    table.rename(0, r0="smile")
    assert clock(table) == Clock("window:1:2", 20)
    table.object_to(1, "does-not-fit", "r0")
    table.accept(2)
    assert clock(table) == Clock("vote:1:3", 20)
    table.vote(c=False)
    assert clock(table) == turn


def test_who_does_not_mend_in_time_loses_the_placement_and_a_painting() -> None:  # A34
    table = Table(turn_seconds=30, players=2)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    events = table.time_is_up()
    assert events[0] == TakenBack(1, S0, S0, "a1", "time")
    assert kinds(events) == ["TakenBack", "Discarded", "Drew", "TurnBegan"]
    assert len(table.own(0).hand) == 5


def test_an_explanation_starts_a_fresh_window() -> None:  # A19 A20
    table = Table()
    table.lay(0, "a1", (1, 0), r0="sfumato")
    before = clock(table)
    table.explain(0, "like smoke")
    assert clock(table) != before


def test_every_window_of_a_placement_has_a_clock_of_its_own() -> None:  # A19 A20
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    clocks = [clock(table)]
    table.explain(0, "like smoke")
    clocks.append(clock(table))
    for theme in ("haze", "mist"):
        table.object_to(1, "unclear", "r0")
        table.rename(0, r0=theme)
        clocks.append(clock(table))
    assert len(set(clocks)) == len(clocks) == 4


def test_a_late_call_of_time_hits_nothing_else() -> None:  # A20
    table = Table(turn_seconds=30)
    table.lay(0, "a1", (1, 0), r0="hats")
    refused = refusal(table.do, None, TimeUp("turn:1"))
    assert (refused.code, refused.facts) == ("clock-stopped", {"clock": "turn:1"})
    assert refusal(table.do, 1, TimeUp("window:1:1")).code == "not-for-players"


def test_the_neighbour_has_a_clock_of_their_own() -> None:  # A32
    table = Table(turn_seconds=30, curators=True)
    table.show_hand(0)
    assert clock(table) == Clock("neighbour:1:2", 30, pauses=True)
    table.decline(2)
    assert clock(table) == Clock("discard:1", 30)


def test_when_the_game_is_over_no_clock_runs() -> None:  # A30
    table = Table(turn_seconds=30, pile=1)
    table.discard(0, "a1")
    assert clock(table) is None


def test_nothing_can_be_hurried() -> None:
    table = Table()
    with pytest.raises(Refused, match="nothing-to-hurry"):
        table.game.decide(table.state, None, HurryOn("turn:1"), table.rng)
