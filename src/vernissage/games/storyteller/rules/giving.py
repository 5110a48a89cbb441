"""Giving: everyone else gives a painting that suits the clue; then all are shown (S3, S4, S9)."""

from random import Random

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.commands import Give
from vernissage.games.storyteller.events import Event, Given, Hung
from vernissage.games.storyteller.evolve import evolve_all
from vernissage.games.storyteller.rules.voting import reveal_if_complete
from vernissage.games.storyteller.state import State

FEWEST_TO_CHOOSE_FROM = 2  # S14: a single painting is no choice


def give(state: State, seat: Seat, command: Give, rng: Random) -> list[Event]:
    if state.phase != "giving":
        raise Refused("wrong-phase", phase=state.phase)
    if seat not in state.givers:
        raise Refused("storyteller-only-tells")
    if len(set(command.paintings)) != len(command.paintings) or len(command.paintings) != state.gifts_each:
        raise Refused("wrong-number-of-paintings", needed=state.gifts_each)
    for painting in command.paintings:
        if painting not in state.hands[seat]:
            raise Refused("not-in-hand", painting=painting)
    if state.turn.given.get(seat) == command.paintings:
        return []
    return show_if_complete(state, [Given(seat, command.paintings)], rng)


def show_if_complete(state: State, events: list[Event], rng: Random) -> list[Event]:
    """Shows all paintings once the last one is given, in random order (S4)."""
    after = evolve_all(state, events)
    if missing(after):
        return events
    paintings = [painting for gift in after.turn.given.values() for painting in gift]
    rng.shuffle(paintings)
    return reveal_if_complete(state, [*events, Hung(after.turn.number, tuple(paintings))])


def missing(state: State) -> tuple[Seat, ...]:
    """Lists who has not given yet."""
    return tuple(seat for seat in state.givers if seat not in state.turn.given)


def leaves_a_choice(state: State) -> bool:
    """Whether each of those who will vote has paintings to choose from, once all who are left have given (S14)."""
    will_lie = {seat: len(paintings) for seat, paintings in state.turn.given.items()}
    will_lie |= dict.fromkeys(state.givers, state.gifts_each)
    return all(sum(will_lie.values()) - will_lie[seat] >= FEWEST_TO_CHOOSE_FROM for seat in state.givers)


def give_by_chance(state: State, rng: Random) -> list[Event]:
    """Gives a random painting for everyone who has not given one in time (S10)."""
    late: list[Event] = [
        Given(seat, tuple(rng.sample(state.hands[seat], state.gifts_each)), by_chance=True) for seat in missing(state)
    ]
    return show_if_complete(state, late, rng)
