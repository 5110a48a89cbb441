import pytest
from msgspec.structs import replace

from tests.rules.storyteller.table import Table, choosing
from tests.seats import S0, S1, S2
from vernissage.games.storyteller.commands import GiveHeart, Ready
from vernissage.games.storyteller.events import Dealt, Ended, Shuffled, TurnBegan

OLD = tuple(f"attic/{number}" for number in range(20))  # paintings that were shown long ago


def test_everyone_draws_back_to_a_full_hand() -> None:  # S8
    for players, full in ((3, 7), (5, 6)):
        table = Table(players).play(1).go_on()
        assert {len(hand) for hand in table.state.hands.values()} == {full}


def test_the_game_ends_after_the_turn_in_which_somebody_reaches_the_goal() -> None:  # S8
    table = Table(4, choosing(goal=15))
    while not table.game.is_over(table.state):
        assert max(table.public.totals.values()) < 15
        table.play(table.state.givers[0]).go_on()
    assert table.state.reason == "goal"
    best = max(table.public.totals.values())
    assert best >= 15
    assert table.state.winners == tuple(seat for seat, points in table.public.totals.items() if points == best)


def test_the_goal_is_reached_with_just_so_many_points() -> None:  # S8
    table = Table(4, choosing(goal=16))
    while not table.game.is_over(table.state):
        table.play(*table.state.givers).go_on()  # two points for everybody but the storyteller
    assert (table.state.reason, max(table.public.totals.values())) == ("goal", 16)
    assert table.refuses(0, Ready(table.turn.number)) == "turn-gone"


def test_equal_totals_share_the_win() -> None:  # S8
    table = Table(3, choosing(rounds=1))
    for _ in range(3):
        table.play(*table.state.givers).go_on()
    assert table.events[-1] == Ended("rounds", (S0, S1, S2))


def test_the_host_may_have_everybody_tell_the_same_number_of_times() -> None:  # S8
    table = Table(3, choosing(rounds=2, goal=15))
    turns = 0
    while not table.game.is_over(table.state):
        table.play(table.state.givers[0]).go_on()
        turns += 1
    assert (turns, table.state.reason) == (6, "rounds")


def test_the_game_ends_when_the_pile_cannot_fill_all_hands() -> None:  # S8
    table = Table(4, choosing(reshuffle=False, goal=60), paintings=56)
    while not table.game.is_over(table.state):
        table.play(*table.state.givers).go_on()
    assert table.state.reason == "pile"
    assert len(table.state.pile) < 4


def test_the_host_may_choose_to_play_until_the_pile_is_empty() -> None:  # S8
    """Without a goal, and whatever the size of the deck says about shuffling."""
    for reshuffle in (None, True, False):
        table = Table(4, choosing(goal=0, reshuffle=reshuffle), paintings=70)
        assert table.state.setup.reshuffle is False
        while not table.game.is_over(table.state):
            table.play(*table.state.givers).go_on()
        assert table.state.reason == "pile"
        assert len(table.state.pile) < 4
        assert len(table.state.turns) == 1 + (70 - 24) // 4


def test_no_number_of_points_ends_such_a_game() -> None:  # S8
    table = Table(4, choosing(goal=0), paintings=400)
    while max(table.public.totals.values()) <= 60:
        table.play(table.state.givers[0]).go_on()
    assert table.public.phase == "clue"


def test_without_a_goal_everybody_may_still_tell_the_same_number_of_times() -> None:  # S8
    table = Table(3, choosing(goal=0, rounds=1), paintings=60)
    assert table.state.setup.reshuffle is True
    for _ in range(3):
        table.play(*table.state.givers).go_on()
    assert table.state.reason == "rounds"


@pytest.mark.parametrize(("paintings", "shuffled"), [(99, True), (100, False)])
def test_a_small_deck_is_shuffled_back_in_unless_the_host_says_otherwise(paintings: int, shuffled: bool) -> None:  # S8
    assert Table(4, paintings=paintings).state.setup.reshuffle is shuffled
    assert Table(4, choosing(reshuffle=not shuffled), paintings=paintings).state.setup.reshuffle is not shuffled


def test_shuffling_back_in_lets_the_game_go_on() -> None:  # S8
    table = Table(4, choosing(goal=60), paintings=56)
    table.play(*table.state.givers).go_on()
    while not any(isinstance(event, Shuffled) for event in table.events):
        table.play(*table.state.givers).go_on()
    shuffled = next(event for event in table.events if isinstance(event, Shuffled))
    assert shuffled.again
    assert table.game.redact(shuffled, S0).pile is None  # type: ignore[union-attr]
    assert isinstance(table.events[-1], TurnBegan)
    assert sum(isinstance(event, Dealt) for event in table.events) == 4


@pytest.mark.parametrize(("left", "again"), [(4, False), (3, True)])
def test_the_shown_paintings_come_back_only_when_the_pile_is_too_small(left: int, again: bool) -> None:  # S8
    table = Table(4, choosing(reshuffle=True)).play(1)
    table.state = replace(table.state, pile=table.state.pile[:left], discard=(*table.state.discard, *OLD))
    shown = table.state.discard
    table.go_on()
    shuffled = [event for event in table.events if isinstance(event, Shuffled)]
    assert [event.again for event in shuffled] == [True] * again
    for event in shuffled:
        assert event.pile
        assert event.pile[: len(shown)] != shown
        assert sorted(event.pile[: len(shown)]) == sorted(shown)
        assert len(event.pile) == len(shown) + left


def test_the_turns_so_far_can_be_looked_through() -> None:  # S15
    table = Table(3).play(1).go_on().play(2).go_on()
    assert list(table.public.history) == [1, 2]
    first = table.public.history[1]
    assert first.clue is not None
    assert (first.teller, first.clue.text, len(first.shown)) == (0, "it will not last", 5)
    assert set(first.votes) == {1, 2}


def test_everyone_else_may_give_a_heart_to_a_clue_during_the_reveal() -> None:  # S16
    table = Table(3)
    assert table.refuses(1, GiveHeart(1)) == "wrong-phase"
    table.play(1)
    assert table.refuses(0, GiveHeart(1)) == "own-clue"
    table.do(1, GiveHeart(1))
    table.do(2, GiveHeart(1))
    table.do(2, GiveHeart(1))
    assert table.public.history[1].hearts == (1,)
    table.go_on()
    assert table.refuses(1, GiveHeart(1)) == "turn-gone"
    assert table.public.history[1].hearts == (1,)


def test_the_next_turn_begins_when_everybody_has_seen_the_reveal() -> None:  # S11
    table = Table(3).tell()
    assert table.refuses(0, Ready(1)) == "wrong-phase"
    table.give().vote({1: 0, 2: 1})
    table.do(0, Ready(1))
    assert table.refuses(0, Ready(1)) == "already-ready"
    table.do(1, Ready(1))
    assert table.public.phase == "reveal"
    table.do(2, Ready(1))
    assert (table.public.phase, table.public.turn) == ("clue", 2)
