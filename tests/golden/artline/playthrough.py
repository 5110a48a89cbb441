"""How a game of Artline is recorded."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from tests.golden.recording import AnyRules, Move, Recording, shortened
from vernissage.contract.seat import Seat
from vernissage.games.artline.game import Rules
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.simulation import chance
from vernissage.games.artline.simulation.fakes import PlainReferee
from vernissage.games.artline.state import State
from vernissage.games.artline.values import Theme
from vernissage.games.artline.view_types import Own, Public
from vernissage.simulation.numbered_paintings import NumberedPaintings


class Heading(Struct, frozen=True):
    setup: Setup
    players: int
    paintings: int
    seed: int


HEADINGS = {
    "tretyakov": Heading(Setup("tretyakov", ("wall",), season=True), players=3, paintings=30, seed=66),
    "hermitage": Heading(Setup("hermitage", ("wall",), curators=True), players=4, paintings=36, seed=41),
    "louvre": Heading(Setup("louvre", ("wall",)), players=2, paintings=24, seed=18),
}


def _rules(heading: Heading) -> Rules:
    return Rules(NumberedPaintings(heading.paintings), PlainReferee())


def _choice(game: Rules, state: State, chooser: Random) -> Move:
    seat = chooser.choice(game.waiting(state).seats)
    return seat, chance.move(state, seat, chooser)


def _museum(_game: AnyRules, state: State) -> Iterator[str]:
    """The table as it lies in the end."""
    columns = rows = range(state.setup.size)
    for row in rows:
        hung = [state.museum.hung.get((column, row)) for column in columns]
        yield " ".join(f"{short(hanging.painting) if hanging else '.':>3}" for hanging in hung)


def short(value: Any) -> str:
    return shortened(value, lambda own: f"“{own.text}” ({own.language}, {own.by})" if isinstance(own, Theme) else None)


def _seen_by_all(public: Public) -> str:
    parts = [
        f"all: turn {public.turn_number} of {public.turn}, {public.phase}, waits on {short(public.acting)}",
        f"hands {short(public.counts)}, pile {public.pile}, discarded {public.discarded}, hung {len(public.wall)}",
        f"themes {short({line: theme.text for line, theme in public.themes.items()})}",
    ]
    if public.placement:
        parts.append(f"answers {short(public.placement.answers)}")
    if public.vote:
        parts.append(f"voted {short(public.vote.voted)} of {short(public.vote.voters)}")
    if public.shown:
        parts.append(f"open hands {short(public.shown)}")
    if public.last_round:
        parts.append(f"last round of {public.last_round.by}, left {short(public.last_round.left)}")
    if public.result:
        parts.append(f"{public.result.reason}, winners {short(public.result.winners)}")
    return "; ".join(parts)


def _seen_by_one(_public: Public, own: Own, reader: Seat) -> str:
    parts = [f"{reader}: hand {short(own.hand)}, may {short(own.may)}"]
    if "lay" in own.may:
        exhibitions = sum(place.exhibition for place in own.places)
        parts.append(f"lays {short(own.layable)} in {len(own.places)} places, {exhibitions} exhibitions")
    if own.may_object:
        parts.append(f"objects to {short(own.may_object)}")
    if own.ballot is not None:
        parts.append(f"voted {own.ballot}")
    return "; ".join(parts)


RECORDING = Recording(HEADINGS, _rules, _choice, _seen_by_all, _seen_by_one, short, _museum)
