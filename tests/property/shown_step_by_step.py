"""A reader of one game who is shown everything once, and then only what has changed."""

from typing import Any

import msgspec

from vernissage.contract.any_game import AnyGame
from vernissage.contract.delta import Delta, apply, delta
from vernissage.contract.seat import Seat


class Follower:
    """`public` and `own` are what the reader has, as JSON; `told` is the last delta of what everybody sees."""

    def __init__(self, game: AnyGame, state: Any, reader: Seat | None) -> None:
        self._game, self._reader = game, reader
        self._public, self._own = game.public(state), game.own(state, reader)
        self.public, self.own = as_json(self._public), as_json(self._own)
        self.told = Delta()

    def follow(self, state: Any) -> None:
        public, own = self._game.public(state), self._game.own(state, self._reader)
        self.told = over_the_wire(delta(self._public, public))
        self.public = apply(self.told, self.public)
        self.own = apply(over_the_wire(delta(self._own, own)), self.own)
        self._public, self._own = public, own

    def is_right(self) -> bool:
        return bool(self.public == as_json(self._public) and self.own == as_json(self._own))


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def over_the_wire(changes: Delta) -> Delta:
    return msgspec.json.decode(msgspec.json.encode(changes), type=Delta)
