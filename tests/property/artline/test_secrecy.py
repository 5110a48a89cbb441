"""No reader can tell two worlds apart that differ only in what is hidden from them."""

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.property.artline.games import EDITIONS_AND_PLAYERS, Recording, everything, recordings
from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.artline.events import Dealt, Drew, Event, HandShown, Hung, Laid
from vernissage.simulation.playing import evolved

GAMES = settings(max_examples=60, deadline=None, derandomize=True)


def known_to(log: Iterable[Event], seat: Seat | None) -> set[Painting]:
    """What the rules let `seat` know: what was dealt to it or drawn by it, and what everybody has seen."""
    known: set[Painting] = set()
    for event in log:
        match event:
            case Dealt(owner, _, paintings) if owner == seat:
                known.update(paintings or ())
            case Drew(owner, painting) if owner == seat and painting:
                known.add(painting)
            case Hung(painting) | Laid(_, _, _, painting):
                known.add(painting)
            case HandShown(_, _, paintings):
                known.update(paintings)
    return known


def renamed(value: Any, names: dict[Painting, Painting]) -> Any:
    """`value` with every painting exchanged for its counterpart in the other world."""
    match value:
        case str():
            return names.get(value, value)
        case dict():
            return {key: renamed(inner, names) for key, inner in value.items()}
        case list() | tuple():
            return [renamed(inner, names) for inner in value]
        case _:
            return value


encoded = msgspec.json.encode


def in_other_world(event: Event, names: dict[Painting, Painting]) -> Event:
    other: Event = msgspec.convert(renamed(msgspec.to_builtins(event), names), Event)
    return other


@st.composite
def worlds(draw: st.DrawFn) -> tuple[Recording, int, Seat | None, dict[Painting, Painting]]:
    """A game, a moment before its end, a reader, and what is exchanged in the other world."""
    edition, players = draw(st.sampled_from(EDITIONS_AND_PLAYERS))
    recording = draw(recordings(edition, players))
    moment = draw(st.integers(0, len(recording.steps) - 1))
    reader = draw(st.none() | st.sampled_from(first_seats(players)))
    hidden = sorted(set(everything(recording.states[0])) - known_to(recording.until(moment), reader))
    shuffled = draw(st.permutations(hidden))
    return recording, moment, reader, dict(zip(hidden, shuffled, strict=True))


@settings(GAMES, max_examples=20)
@given(worlds())
def test_the_other_world_follows_the_same_rules(
    world: tuple[Recording, int, Seat | None, dict[Painting, Painting]],
) -> None:  # A26 A34
    """Decisions depend on no painting's name, so that hidden ones cannot show through in what happens."""
    recording, moment, _, names = world
    game = recording.game
    there = evolved(game, game.begin(), [in_other_world(event, names) for event in recording.start])
    for step in recording.steps[:moment]:
        command = msgspec.convert(renamed(msgspec.to_builtins(step.command), names), type(step.command))
        events = game.decide(there, step.seat, command, Random(step.luck))
        assert events == [in_other_world(event, names) for event in step.events]
        there = evolved(game, there, events)


@GAMES
@given(worlds())
def test_nothing_shown_names_a_painting_its_reader_does_not_know(
    world: tuple[Recording, int, Seat | None, dict[Painting, Painting]],
) -> None:  # A2 A26
    recording, moment, reader, names = world
    game, state = recording.game, recording.states[moment]
    shown = (encoded(game.public(state)) + encoded(game.own(state, reader))).decode()
    assert not [painting for painting in names if f'"{painting}"' in shown]
