"""A game of Storyteller up to the middle of a turn: with another pile, other hands and votes, and a wall on which the
paintings are other people's."""

from random import Random

from tests.any_game import any_game
from tests.property.storyteller.games import Recording, record
from tests.property.storyteller.test_secrecy import Names, other_names, renamed
from tests.secrecy.worlds import Worlds
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.commands import Command, Give, GiveHeart, Tell
from vernissage.games.storyteller.events import Event, Voted
from vernissage.games.storyteller.setup import PLAYERS, Setup
from vernissage.games.storyteller.state import State


def make_worlds(seed: int) -> Worlds:
    rng = Random(seed)
    players = rng.choice(PLAYERS)
    setup = Setup(decks=("wall",), goal=15)
    recording = record(setup, players, 30 * players, rng.randrange(2**32))
    moments = [at for at, state in enumerate(recording.states) if state.phase in ("giving", "voting")] or [0]
    moment = rng.choice(moments)
    state = recording.states[moment]
    reader = rng.choice([None, *state.seats])
    names = {**other_names(recording, moment, reader, seed), **_exchanged(recording, moment, reader)}
    here = [recording.start, *(step.events for step in recording.steps[:moment] if step.events)]
    there = [[_elsewhere(event, names, reader) for event in append] for append in here]
    return Worlds(any_game(recording.game), setup, players, reader, here, there, _probes(state, reader))


def _exchanged(recording: Recording, moment: int, reader: Seat | None) -> Names:
    """While people vote, every painting on the wall that the reader did not give is somebody else's."""
    state = recording.states[moment]
    if state.phase != "voting":
        return {}
    others = [gift[0] for seat, gift in sorted(state.turn.given.items()) if seat != reader]
    return dict(zip(others, others[1:] + others[:1], strict=True))


def _elsewhere(event: Event, names: Names, reader: Seat | None) -> Event:
    """What the reader has voted for they know."""
    return event if isinstance(event, Voted) and event.seat == reader else renamed(event, names)


def _probes(state: State, reader: Seat | None) -> list[Command]:
    """Is that in somebody's hand? Nobody may give or tell for what they do not hold, or love a clue too early."""
    turn = state.turn.number
    foreign = [hand[0] for seat, hand in state.hands.items() if seat != reader and hand]
    gifts = [Give(turn, (painting,) * state.gifts_each) for painting in foreign]
    return [*gifts, *(Tell(turn, painting, "hm", "en") for painting in foreign), GiveHeart(turn)]
