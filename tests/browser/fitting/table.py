"""A table in virtual time: the phones sit on its first seat, all together, and the others are played from here."""

from typing import Any

from tests.browser.fitting.company import Company
from tests.virtual_player import Message, Player
from vernissage.contract.messages import raw
from vernissage.table.state.settings import TableSettings

OTHERS = ("Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


class Table:
    """`ada` is on the seat of the phones, and host."""

    def __init__(self, company: Company, game: str, setup: Any, others: int = 1, seats: int = 0) -> None:
        self.company = company
        self.server = company.server
        self.code = self.server.open(TableSettings(game, raw(setup), seats=seats or others + 1))
        self.players = [self.brings(name) for name in ("Ada", *OTHERS[:others])]
        self.ada = self.players[0]

    def brings(self, name: str) -> Player:
        """Somebody who takes a seat."""
        player = Player.at(self.server, self.code, secret_of(name))
        assert player.do("TakeSeat", name=name)["type"] == "Done"
        return player

    def opens(self, until: str, name: str = "Ada") -> None:
        """On every phone, on this player's seat; anybody else watches."""
        self.company.sits(self.code, secret_of(name), until)

    def begins(self) -> None:
        self.done(self.ada.do("StartGame"))

    def plays(self, seat: int, command: str, **facts: Any) -> None:
        self.done(self.players[seat].play(command, **facts))

    def done(self, answer: Message) -> None:
        assert answer["type"] == "Done", answer
        self.company.settles()


def secret_of(name: str) -> str:
    return f"{name}'s long secret"
