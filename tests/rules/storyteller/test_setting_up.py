from collections.abc import Sequence
from random import Random

import pytest

from tests.rules.storyteller.table import NO_CLOCKS, Plates, Table, choosing
from tests.seats import S0, S1, S2, S3
from vernissage.contract.catalogue import Painting
from vernissage.contract.refused import Refused
from vernissage.contract.seat import first_seats
from vernissage.games.storyteller.events import Shuffled, Started, TurnBegan
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.setup import PLAYERS, Setup
from vernissage.games.storyteller.simulation.fakes import NumberedClues
from vernissage.simulation.numbered_paintings import NumberedPaintings


@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_eight_play_with_six_paintings_each_and_three_with_seven(players: int) -> None:  # S1
    table = Table(players)
    assert {len(hand) for hand in table.state.hands.values()} == {7 if players == 3 else 6}


@pytest.mark.parametrize("players", [2, 9])
def test_fewer_than_three_or_more_than_eight_cannot_play(players: int) -> None:  # S1
    with pytest.raises(Refused) as refused:
        Table(players)
    assert (refused.value.code, refused.value.facts) == ("wrong-number-of-players", {"least": 3, "most": 8})


def test_the_game_says_what_it_is() -> None:  # S1 S14
    table = Table(3)
    game = table.game
    assert (game.name, game.seats) == ("storyteller", range(3, 9))
    assert (game.has_bots, game.wants_presence, game.events_on_rejoin) == (True, True, 0)
    assert isinstance(table.events[0], Started)
    assert table.events[0].version == game.version


def test_paintings_are_shuffled() -> None:  # S1
    assert len({Table(3, seed=seed).state.hands[S0] for seed in range(5)}) == 5
    shuffled = Table(3).events[1]
    assert isinstance(shuffled, Shuffled)
    assert not shuffled.again


def test_a_deck_has_to_be_there() -> None:  # S1
    class NoDecks(NumberedPaintings):
        def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:
            raise Refused("unknown-deck", deck=decks[0])

    nothing = Rules(NoDecks(200), NumberedClues(), Plates())
    with pytest.raises(Refused, match="unknown-deck"):
        nothing.check_setup(NO_CLOCKS)


def test_a_deck_needs_fourteen_paintings_for_each_player() -> None:  # S1
    Table(5, paintings=70)
    with pytest.raises(Refused) as refused:
        Table(5, paintings=69)
    assert (refused.value.code, refused.value.facts) == ("too-few-paintings", {"paintings": 69, "needed": 70})


def test_several_decks_may_be_mixed() -> None:  # S1
    table = Table(5, choosing(decks=("wall", "attic")), paintings=35)
    dealt = {painting for hand in table.state.hands.values() for painting in hand}
    assert len({*dealt, *table.state.pile}) == 70


def test_the_storyteller_changes_every_turn_in_seat_order() -> None:  # S1
    table = Table(3, choosing(first=1))
    tellers = []
    for _ in range(4):
        tellers.append(table.turn.teller)
        table.play(table.state.givers[0]).go_on()
    assert tellers == [1, 2, 0, 1]


def test_who_tells_first_is_left_to_chance_unless_the_host_names_somebody() -> None:  # S1
    assert {Table(4, choosing(first=None), seed=seed).turn.teller for seed in range(30)} == {0, 1, 2, 3}
    assert {Table(4, choosing(first=2), seed=seed).turn.teller for seed in range(5)} == {2}


def test_who_tells_first_is_left_to_chance_when_the_one_whom_the_host_named_has_left() -> None:  # S1
    assert {Table(4, choosing(first=4), seed=seed).turn.teller for seed in range(30)} == {0, 1, 2, 3}


def test_in_a_rematch_the_next_one_tells_first() -> None:  # S1
    table = Table(3, choosing(rounds=1))
    for _ in range(3):
        table.play(table.state.givers[0]).go_on()
    assert table.game.is_over(table.state)
    first = table.game.next_first(table.state)
    again = table.game.start(table.game.for_rematch(choosing(first=2)), first_seats(3), Random(5), table.state, first)
    assert again[-1] == TurnBegan(1, S0, (S0, S1, S2))
    assert first == 0
    assert table.game.start(choosing(first=S2), first_seats(3), Random(5), None, S0)[-1] == TurnBegan(
        1, S2, first_seats(3)
    )


def test_a_rematch_passes_over_whoever_would_have_told_first_and_left() -> None:  # S1
    game, stayed = Table(4).game, (S0, S1, S3)
    assert game.start(choosing(first=None), stayed, Random(5), None, S2)[-1] == TurnBegan(1, S3, stayed)
    assert game.start(choosing(first=None), first_seats(3), Random(5), None, S3)[-1] == TurnBegan(1, S0, first_seats(3))


@pytest.mark.parametrize(
    "wrong",
    [
        {"goal": 14},
        {"goal": 61},
        {"rounds": 11},
        {"decks": ()},
        {"decks": ("wall", "wall")},
        {"clue_seconds": 29},
        {"clue_seconds": 601},
        {"give_seconds": 19},
        {"give_seconds": 301},
        {"vote_seconds": 19},
        {"vote_seconds": 301},
        {"rounds": -1},
        {"first": -1},
    ],
)
def test_a_choice_out_of_range_is_refused(wrong: dict[str, object]) -> None:  # S8 S10
    for asks in (lambda setup: Table(4, setup), Table(4).game.check_setup):
        with pytest.raises(Refused) as refused:
            asks(choosing(**wrong))
        assert (refused.value.code, refused.value.facts) == ("bad-setup", {"field": next(iter(wrong))})


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("goal", (15, 60)),
        ("rounds", (0, 1, 10)),
        ("clue_seconds", (0, 30, 600)),
        ("give_seconds", (0, 20, 300)),
        ("vote_seconds", (0, 20, 300)),
        ("first", (None, 0, 7)),
    ],
)
def test_choices_up_to_the_limits_are_good(field: str, values: tuple[object, ...]) -> None:  # S1 S8 S10
    for value in values:
        Table(4, choosing(**{field: value}))


def test_what_is_played_when_the_host_chooses_nothing() -> None:  # S1 S5 S8 S10
    assert Setup() == Setup(
        decks=("impressions",),
        goal=30,
        rounds=0,
        reshuffle=None,
        second_vote=None,
        clue_seconds=120,
        give_seconds=60,
        vote_seconds=60,
        first=None,
    )
