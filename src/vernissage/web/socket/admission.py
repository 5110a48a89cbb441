"""Admission: a connection joins a table with a code that exists, once, and not by guessing."""

from collections.abc import Callable

from msgspec import Struct

from vernissage.contract.refused import Refused
from vernissage.limits.request_limits import RequestLimits
from vernissage.table.shell.room import Room
from vernissage.table.state.secrets import key_of
from vernissage.table.store.house import House
from vernissage.web.socket.messages import Join


class Admitted(Struct, frozen=True):
    """A visitor who was let in. `key`: the hash of the browser's secret."""

    room: Room
    key: str


class Admission:
    """The admission of one connection, from one address."""

    def __init__(self, house: House, limits: RequestLimits, address: str) -> None:
        self._house = house
        self._limits = limits
        self.address = address

    def ask(self, join: Join, on_admitted: Callable[[Admitted | Refused], None]) -> None:
        """Finds the table; anybody who guesses codes is soon stopped."""
        try:
            key = key_of(join.secret)
        except Refused as refused:
            on_admitted(refused)
            return

        def on_found(room: Room | Refused) -> None:
            on_admitted(room if isinstance(room, Refused) else Admitted(room, key))

        self._limits.codes.find(self._house, join.table, self.address, on_found, key)

    def spend_guess(self) -> None:
        """Pays for trying a one-time word; raises `Refused`."""
        self._limits.passes.spend(self.address)

    def repay_guess(self) -> None:
        """Gives the payment back, since the word was right."""
        self._limits.passes.give_back(self.address)
