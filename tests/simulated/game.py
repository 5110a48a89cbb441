"""The game of a simulated evening: high card, with ink, bots, and cards that are found wherever they turn up."""

from random import Random
from re import Pattern, compile
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tests.high_card import Agree, Command, Dealt, Event, Offer, Rules, Setup, State
from vernissage.contract.bot import Deed
from vernissage.contract.seat import Seat

CARD: Pattern[str] = compile(r"card-[0-9a-f]{12}-\d{3}")


class Scribbles(Rules):
    """No two games have a card in common."""

    has_bots = True

    def start(
        self,
        setup: Setup,
        seats: tuple[Seat, ...],
        rng: Random,
        before: State | None = None,
        first: Seat | None = None,
    ) -> list[Event]:
        game = f"card-{rng.getrandbits(48):012x}"
        events = super().start(setup, seats, rng, before, first)
        return [_with_names(event, game) if isinstance(event, Dealt) else event for event in events]

    def may_ink(self, state: Any, seat: Seat) -> bool:  # noqa: ARG002
        return True


def _with_names(dealt: Dealt, game: str) -> Dealt:
    return replace(dealt, cards=tuple(f"{game}-{card}" for card in dealt.cards or ()))


class Thought(Struct, frozen=True):
    """What a bot was asked about: no two games have a hand in common."""

    hand: tuple[str, ...]
    turn: Seat
    offered: str | None


class Agreeable:
    """A bot that agrees, or offers its first card."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []

    def move(self, public: Any, own: Any, seat: Seat, **_: Any) -> Deed[Command] | None:
        self.thoughts.append(Thought(own.hand, public.left[0], public.offered))
        if public.offered is not None:
            return Deed(Agree()) if public.left[0] != seat else None
        return Deed(Offer(own.hand[0])) if public.left[0] == seat else None
