"""Live ink follows the game: it ends with its stroke, with a refusal, and when nobody may draw."""

from typing import Any

from tests.any_game import any_game
from tests.high_card import Offer, Played, Rules
from tests.high_card_table import state_of
from tests.seats import S0, S1
from tests.unit.table.table_for_tests import LogOfTable
from tests.virtual import Eye
from vernissage.contract.messages import raw
from vernissage.contract.seat import Seat
from vernissage.table.ink.fan_out import InkFanOut
from vernissage.table.ink.live_ink import Piece
from vernissage.table.ink.pens import Pens
from vernissage.table.state.situation import Situation


class Scribbles(Rules):
    """Every card that is offered is a stroke of that number."""

    drawers: frozenset[Seat] = frozenset({S0, S1})

    def may_ink(self, state: Any, seat: Seat) -> bool:  # noqa: ARG002
        return seat in self.drawers

    def stroke_of(self, command: Any) -> int | None:
        return int(command.card) if isinstance(command, Offer) else None

    def stroke_stored(self, event: Any) -> tuple[Seat, int] | None:
        return (event.seat, int(event.card)) if isinstance(event, Played) else None


class Desk:
    """A game of two in which it is Ada's turn, and somebody who watches the pens."""

    def __init__(self) -> None:
        self.log = LogOfTable.playing(2)
        self.rules = Scribbles()
        self.log.games[Rules.name] = any_game(self.rules)
        self.flow, self.eye, self.now = InkFanOut(), Eye(), 0
        self.pens = Pens(self.log.games, self.flow, self.situation(), self.log.table.seat_of)
        self.card = state_of(self.log.table).hands[S0][0]

    def situation(self) -> Situation:
        return Situation(self.log.games, (), self.log.table, (S0, S1), True)

    def draw(self, piece: Piece) -> bool:
        """As the table does."""
        return self.pens.may_ink(piece.seat) and self.flow.take_in(piece)

    def shown(self) -> list[Piece]:
        self.now += 50
        return [piece for _, shown in self.flow.hand_round({None: [self.eye]}, self.now) for piece in shown.pieces]


def test_only_those_who_may_draw_are_watched() -> None:
    desk = Desk()
    desk.rules.drawers = frozenset({S1})
    assert not desk.draw(Piece(S0, 1, 0, b"abc"))
    assert desk.draw(Piece(S1, 1, 0, b"abc"))


def test_a_stroke_that_is_stored_is_live_no_more_and_the_next_goes_on() -> None:
    desk = Desk()
    desk.draw(Piece(S0, int(desk.card), 0, b"abc"))
    desk.draw(Piece(S0, 999, 0, b"xyz"))
    before = desk.log.table.number
    desk.log.does(0, Offer(desk.card))
    desk.pens.follow(desk.situation(), before)
    assert desk.shown() == [Piece(S0, 999, 0, b"xyz")]


def test_a_stroke_that_is_refused_is_taken_back_and_no_other() -> None:
    desk = Desk()
    desk.draw(Piece(S0, 5, 0, b"abc"))
    desk.draw(Piece(S0, 6, 0, b"xyz"))
    desk.shown()
    desk.pens.refused(S0, raw(Offer("5")))
    desk.pens.refused(None, raw(Offer("6")))
    assert desk.shown() == [Piece(S0, 5, 0, b"")]


def test_what_is_not_understood_takes_nothing_back() -> None:
    desk = Desk()
    desk.draw(Piece(S0, 5, 0, b"abc"))
    desk.shown()
    desk.pens.refused(S0, raw({"type": "Nonsense", "card": "5"}))
    assert desk.shown() == []


def test_ink_goes_when_nobody_may_draw_any_more() -> None:
    desk = Desk()
    desk.draw(Piece(S0, 5, 0, b"abc"))
    desk.shown()
    desk.rules.drawers = frozenset()
    desk.pens.follow(desk.situation(), desk.log.table.number)
    assert desk.shown() == [Piece(S0, 5, 0, b"")]
    assert not desk.draw(Piece(S0, 6, 0, b"abc"))
