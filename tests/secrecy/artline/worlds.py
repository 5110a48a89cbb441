"""A game of Artline in which the paintings that a reader does not know are exchanged for one another."""

from collections.abc import Sequence
from random import Random

from tests.any_game import any_game
from tests.property.artline.games import EDITIONS_AND_PLAYERS, everything, record
from tests.property.artline.test_secrecy import in_other_world, known_to
from tests.secrecy.worlds import Worlds
from vernissage.contract.catalogue import Painting
from vernissage.games.artline.commands import Command, Discard, Lay
from vernissage.games.artline.queries import Consider, Query, Suggest
from vernissage.games.artline.setup import Setup


def make_worlds(seed: int) -> Worlds:
    rng = Random(seed)
    edition, players = rng.choice(EDITIONS_AND_PLAYERS)
    setup = Setup(edition=edition, season=rng.random() < 0.5, curators=rng.random() < 0.5, size=rng.randint(7, 12))
    recording = record(setup, players, 7 * players + rng.randint(4, 30), rng.randrange(2**32))
    here = [recording.start, *(step.events for step in recording.steps[: rng.randrange(len(recording.steps))])]
    reader = rng.choice([None, *range(players)])
    known = known_to([event for append in here for event in append], reader)
    hidden = sorted(set(everything(recording.states[0])) - known)
    names = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    there = [[in_other_world(event, names) for event in append] for append in here]
    return Worlds(any_game(recording.game), setup, players, reader, here, there, _probes(hidden[:5]))


def _probes(hidden: Sequence[Painting]) -> list[Command | Query]:
    """Is this painting in somebody's hand?"""
    found: list[Command | Query] = []
    for painting in (*hidden, "no painting at all"):
        cell = (4, 4)
        found += [Discard(painting, sure=True), Lay(painting, cell, {}, "en")]
        found += [Consider(cell, {}, "en", painting), Suggest(painting, cell, "r4", "", "en")]
    return found
