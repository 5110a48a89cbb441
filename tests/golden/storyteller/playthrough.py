"""How a game of Storyteller is recorded."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from tests.golden.recording import AnyRules, Recording, shortened
from tests.property.storyteller.games import choice_by_chance
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.setup import Setup
from vernissage.games.storyteller.simulation.fakes import BlankCards, NumberedClues
from vernissage.games.storyteller.state import State
from vernissage.games.storyteller.values import Clue
from vernissage.games.storyteller.view_types import Own, Public
from vernissage.simulation.numbered_paintings import NumberedPaintings


class Heading(Struct, frozen=True):
    setup: Setup
    players: int
    paintings: int
    seed: int


WALL = ("wall",)
HEADINGS = {
    "three": Heading(Setup(decks=WALL, goal=40), players=3, paintings=42, seed=30),
    "six": Heading(Setup(decks=WALL, rounds=1, vote_seconds=0), players=6, paintings=84, seed=31),
    "eight": Heading(Setup(decks=WALL, goal=15), players=8, paintings=112, seed=23),
}


def _rules(heading: Heading) -> Rules:
    return Rules(NumberedPaintings(heading.paintings), NumberedClues(), BlankCards())


def _scores(game: AnyRules, state: State) -> Iterator[str]:
    """All turns as they stand in the end."""
    for played in game.public(state).history.values():
        if played.score is None:
            yield f"turn {played.turn}: passed ({played.passed})"
            continue
        points, hearts = short(played.score.seats), short(played.hearts)
        yield f"turn {played.turn}: {played.score.outcome}, {points}, hearts {hearts}"


def short(value: Any) -> str:
    return shortened(value, _own)


def _own(value: Struct) -> str:
    if isinstance(value, Clue):
        return f"“{value.text}”{' in all languages' if value.words else ''}"
    parts = {name: getattr(value, name) for name in value.__struct_fields__}
    return "+".join(f"{name} {points}" for name, points in parts.items() if points) or "0"


def _seen_by_all(public: Public) -> str:
    parts = [
        f"all: turn {public.turn} of {public.teller}, {public.phase}, waits on {short(public.acting)}",
        f"clue {short(public.clue)}, given {short(public.given)}, voted {short(public.voted)}",
        f"shown {short(public.shown)}, pile {public.pile}, away {short(public.away)}, totals {short(public.totals)}",
    ]
    if public.result:
        parts.append(f"{public.result.reason}, winners {short(public.result.winners)}")
    return "; ".join(parts)


def _seen_by_one(_public: Public, own: Own, reader: Seat) -> str:
    return f"{reader}: hand {short(own.hand)}, may {short(own.may)}, gave {short(own.given)}, voted {short(own.votes)}"


RECORDING = Recording(HEADINGS, _rules, choice_by_chance, _seen_by_all, _seen_by_one, short, _scores)
