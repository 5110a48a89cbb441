"""Setting up: A1–A4, A7, A31."""

from collections.abc import Sequence
from random import Random

import pytest

from tests.rules.artline.table import Table, WordyReferee, artline, kinds, refusal
from tests.seats import S0, S1, S2, S3, S4, S5
from vernissage.contract.catalogue import Painting
from vernissage.contract.refused import Refused
from vernissage.contract.seat import first_seats
from vernissage.games.artline.events import Dealt, Hung, Shuffled, Started, TurnBegan
from vernissage.games.artline.game import Rules
from vernissage.games.artline.setup import EDITIONS, EditionName, Setup
from vernissage.games.artline.state import State
from vernissage.simulation.numbered_paintings import NumberedPaintings


class NoDecks(NumberedPaintings):
    def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:
        raise Refused("unknown-deck", deck=decks[0])


def begun(setup: Setup, players: int = 4, seed: int = 1, paintings: int = 200) -> State:
    game, state = artline(paintings), artline().begin()
    for event in game.start(setup, first_seats(players), Random(seed)):
        state = game.evolve(state, event)
    return state


@pytest.mark.parametrize(("edition", "paintings"), [("tretyakov", 96), ("hermitage", 96), ("louvre", 112)])
def test_each_edition_plays_with_as_many_paintings_as_its_box_holds(edition: EditionName, paintings: int) -> None:  # A1
    state = begun(Setup(edition=edition))
    assert len(state.pile) + 4 * 5 + 1 == paintings


def test_editions_differ_in_the_switches_of_the_table() -> None:  # A1 A17 A18 A19 A25
    switches = {
        name: (
            edition.may_discard_freely,
            edition.unclear_to,
            edition.too_broad_is_a_fault,
            edition.still_life_is_refused,
        )
        for name, edition in EDITIONS.items()
    }
    assert switches == {
        "tretyakov": (False, "half-of-opponents", False, False),
        "hermitage": (True, "half-of-players", True, False),
        "louvre": (True, "any-opponent", True, True),
    }


def test_everyone_gets_five_paintings_and_one_lies_in_the_middle() -> None:  # A2
    events = artline().start(Setup(), first_seats(3), Random(1))
    assert kinds(events) == ["Started", "Shuffled", "Dealt", "Dealt", "Dealt", "Hung", "TurnBegan"]
    dealt = [event.paintings or () for event in events if isinstance(event, Dealt)]
    assert [len(paintings) for paintings in dealt] == [5, 5, 5]
    assert [event.cell for event in events if isinstance(event, Hung)] == [(5, 5)]
    piles = [event.pile or () for event in events if isinstance(event, Shuffled)]
    everything = [painting for paintings in (*dealt, *piles) for painting in paintings]
    assert len(set(everything)) == len(everything) == 111


def test_first_hands_and_the_pile_are_hidden() -> None:  # A2
    game = artline()
    events = game.start(Setup(), first_seats(2), Random(1))
    told = [game.redact(event, S0) for event in events]
    assert [event.pile for event in told if isinstance(event, Shuffled)] == [None]
    assert [event.paintings is None for event in told if isinstance(event, Dealt)] == [False, True]
    watched = [game.redact(event, None) for event in events]
    assert [event.paintings for event in watched if isinstance(event, Dealt)] == [None, None]


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_play(players: int) -> None:  # A2
    refused = refusal(artline().start, Setup(), range(players), Random(1))
    assert (refused.code, refused.facts) == ("bad-number-of-players", {"players": players, "least": 2, "most": 6})


def test_a_deck_needs_seven_paintings_a_player_and_those_of_the_start() -> None:  # A2
    assert artline(3 * 7 + 1).start(Setup(), first_seats(3), Random(1))
    refused = refusal(artline(3 * 7).start, Setup(), range(3), Random(1))
    assert (refused.code, refused.facts) == ("too-few-paintings", {"paintings": 21, "needed": 22})
    assert refusal(artline(3 * 7 + 1).start, Setup(season=True), range(3), Random(1)).facts["needed"] == 23


def test_what_is_played_when_the_host_chooses_nothing() -> None:  # A1 A3 A7 A20 A31 A32 A34
    assert Setup() == Setup(
        edition="louvre",
        decks=("impressions",),
        season=False,
        season_start=None,
        curators=False,
        size=11,
        turn_seconds=0,
        window_seconds=20,
        first=None,
    )


def test_the_host_says_who_begins() -> None:  # A3
    assert begun(Setup(first=S2)).turn.seat == 2


def test_chance_also_says_who_begins_when_the_one_whom_the_host_named_has_left() -> None:  # A3
    assert {begun(Setup(first=S4), seed=seed).turn.seat for seed in range(40)} == {0, 1, 2, 3}


def test_otherwise_chance_says_who_begins() -> None:  # A3
    assert {begun(Setup(), seed=seed).turn.seat for seed in range(40)} == {0, 1, 2, 3}


def test_a_rematch_goes_on_with_the_next_seat_in_turn() -> None:  # A3
    game, began = artline(), begun(Setup(first=S3))
    assert game.next_first(began) == 0
    assert game.for_rematch(Setup(first=S3, size=9)) == Setup(size=9)
    assert [
        event.first for event in game.start(Setup(), first_seats(4), Random(1), None, S2) if isinstance(event, Started)
    ] == [2]
    assert game.start(Setup(first=S3), first_seats(4), Random(1), None, S2)[-1] == TurnBegan(S3, 1)


def test_a_rematch_passes_over_whoever_would_have_begun_and_left() -> None:  # A3
    game = artline()
    assert game.start(Setup(), (S0, S1, S3), Random(1), None, S2)[-1] == TurnBegan(S3, 1)
    assert game.start(Setup(), (S0, S1, S2), Random(1), None, S3)[-1] == TurnBegan(S0, 1)


def test_turns_go_in_the_order_of_seats() -> None:  # A4
    game = artline()
    events = game.start(Setup(first=S5), (S5, S0, S2), Random(1))
    assert next(event.seats for event in events if isinstance(event, Started)) == (0, 2, 5)
    state = game.begin()
    for event in events:
        state = game.evolve(state, event)
    order = [state.turn.seat]
    for _ in range(3):
        painting = state.hands[state.turn.seat][0]
        table = Table()
        table.state = state
        table.discard(state.turn.seat, painting)
        state = table.state
        order.append(state.turn.seat)
    assert order == [5, 0, 2, 5]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("edition", "prado"),
        ("first", -1),
        ("size", 6),
        ("size", 22),
        ("season_start", 1),
        ("season_start", 5),
        ("turn_seconds", 29),
        ("turn_seconds", 24 * 3600 + 1),
        ("window_seconds", 4),
        ("window_seconds", 24 * 3600 + 1),
        ("decks", ()),
        ("decks", ("a", "a")),
    ],
)
def test_choices_out_of_range_are_refused(field: str, value: object) -> None:  # A7 A20 A31 A34
    setup = Setup(**{field: value})  # type: ignore[arg-type]
    for refused in (refusal(artline().check_setup, setup), refusal(artline().start, setup, range(2), Random(1))):
        assert (refused.code, refused.facts) == ("bad-setup", {"field": field})


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("first", (None, 0, 5)),
        ("size", (7, 21)),
        ("season_start", (None, 2, 4)),
        ("turn_seconds", (0, 30, 24 * 3600)),
        ("window_seconds", (0, 5, 24 * 3600)),
    ],
)
def test_choices_up_to_the_limits_are_good(field: str, values: tuple[object, ...]) -> None:  # A3 A7 A20 A31 A34
    for value in values:
        artline().check_setup(Setup(**{field: value}))  # type: ignore[arg-type]


def test_a_deck_has_to_be_there() -> None:  # A2
    nothing = Rules(NoDecks(112), WordyReferee())
    assert refusal(nothing.check_setup, Setup()).code == "unknown-deck"


def test_paintings_are_shuffled() -> None:  # A2
    dealt = {begun(Setup(), seed=seed).hands[S0] for seed in range(5)}
    assert len(dealt) == 5


def test_a_game_says_which_version_of_the_rules_it_began_with() -> None:  # A1
    began = artline().start(Setup(), (S0, S1), Random(1))[0]
    assert isinstance(began, Started)
    assert began.version == artline().version


@pytest.mark.parametrize(("size", "middle"), [(7, (3, 3)), (8, (3, 3)), (11, (5, 5)), (21, (10, 10))])
def test_the_start_lies_in_the_middle_of_a_table_of_any_size(size: int, middle: tuple[int, int]) -> None:  # A7
    assert list(begun(Setup(size=size)).museum.hung) == [middle]


@pytest.mark.parametrize(("players", "steps"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_season_starts_with_half_as_many_paintings_as_players(players: int, steps: int) -> None:  # A31
    assert len(begun(Setup(season=True), players).museum.hung) == steps


def test_the_host_may_choose_the_steps_of_a_season() -> None:  # A31
    assert list(begun(Setup(season=True, season_start=3)).museum.hung) == [(4, 4), (5, 5), (6, 6)]
    assert list(begun(Setup(season=True, season_start=4)).museum.hung) == [(4, 4), (5, 5), (6, 6), (7, 7)]


def test_a_cell_between_two_steps_is_an_exhibition_and_no_gallery_is_open() -> None:  # A31
    game, state = artline(), begun(Setup(season=True))
    places = game.own(state, state.turn.seat).places
    assert game.public(state).themes == {}
    assert {place.cell for place in places if place.exhibition} == {(6, 5), (5, 6)}


def test_the_first_turn_is_number_one() -> None:  # A4
    assert artline().start(Setup(first=S1), first_seats(2), Random(1))[-1] == TurnBegan(S1, 1)
