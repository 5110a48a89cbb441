"""The tiny game, with live ink and with a bot."""

from typing import Any

from tests.high_card import Agree, Command, Offer, Own, Public, Rules
from vernissage.contract.bot import Deed
from vernissage.contract.seat import Seat


class Scribbles(Rules):
    """Everybody draws all the time, and bots play."""

    has_bots = True

    def may_ink(self, state: Any, seat: Seat) -> bool:  # noqa: ARG002 - the contract's signature
        return True


class Yes:
    """A bot that agrees to everything, and offers its first card."""

    def __init__(self) -> None:
        self.asked = 0

    def move(self, public: Public, own: Own, seat: Seat, **_: Any) -> Deed[Command] | None:
        self.asked += 1
        return Deed(Offer(own.hand[0])) if public.left[0] == seat else Deed(Agree())
