"""Bots at a real table: seated by the host, moving by themselves, standing in for who is away (A33)."""

import itertools
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest
from msgspec import structs

from tests.high_card import Rules
from tests.unit.table.table_for_tests import LogOfTable
from tests.virtual import Node, arrive
from vernissage.cli.resources import built_in_resources
from vernissage.core.bot import Bot, Deed
from vernissage.core.messages import raw
from vernissage.core.refused import Refused
from vernissage.core.resources import Resources
from vernissage.core.seat import Seat
from vernissage.drawing.ink import decode, growing
from vernissage.games.artline import setup as artline_setup
from vernissage.games.artline.commands import Discard
from vernissage.games.pictomania import commands as p
from vernissage.games.pictomania import setup as pictomania_setup
from vernissage.games.registry import all_bots, all_games
from vernissage.table import commands as c
from vernissage.table.events import BotSeated, StandInChanged
from vernissage.table.ink_flow import TICK
from vernissage.table.secrets import hashed
from vernissage.table.settings import TableSettings
from vernissage.table.state import Table
from vernissage.table.timing import Patience

PATIENCE = Patience(grace=0)
SHORT = TableSettings("pictomania", raw(pictomania_setup.Setup(rounds=1, seconds=0)))


@cache
def resources() -> Resources:
    return built_in_resources()


class Evening(Node):
    """A node with all games and their bots, and Ada at a table there."""

    def __init__(
        self,
        *strengths: Any,
        window: int = 0,
        settings: TableSettings | None = None,
        patience: Patience = PATIENCE,
        bots: Mapping[str, Bot] | None = None,
        **runtime: Any,
    ) -> None:
        super().__init__(all_games(resources()), bots or all_bots(resources()), patience, **runtime)
        self._ids = itertools.count()
        artline = TableSettings("artline", raw(artline_setup.Setup(first=0, window_seconds=window)))
        self.room = self.find(self.open(settings or artline))
        self.key = hashed("Ada")
        self.eye = arrive(self.room, self.key)
        self.does(c.TakeSeat("Ada"))
        for strength in strengths:
            self.does(c.SeatBot(strength))

    def does(self, command: Any, name: str = "Ada") -> None:
        self.submit(self.room, hashed(name), f"id {next(self._ids)}", command)

    def is_awaited(self, seat: Seat) -> bool:
        table = self.room.table
        return table.game_name is not None and seat in self.resources.games[table.game_name].waiting(table.game).seats

    def sees(self, wanted: Callable[[Table], bool]) -> None:
        """Time passes until the table is so."""
        self.until(lambda: wanted(self.room.table))


def test_the_host_seats_bots_and_removes_them_again() -> None:
    table = LogOfTable.seated(2)
    table.games[Rules.name].has_bots = True
    (seated,) = table.does(0, c.SeatBot("strong"))
    assert isinstance(seated, BotSeated)
    assert (seated.seat, seated.strength) == (2, "strong")
    assert table.view(1).seats[2].bot == "strong"
    with pytest.raises(Refused, match="not-host"):
        table.does(1, c.SeatBot())
    table.does(0, c.RemoveSeat(2))
    assert len(table.view(0).seats) == 2


def test_a_bot_is_never_the_host() -> None:
    table = LogOfTable.seated(1)
    table.games[Rules.name].has_bots = True
    table.does(0, c.SeatBot())
    with pytest.raises(Refused, match="no-such-seat"):
        table.does(0, c.HandOverHost(1))
    table.does(0, c.LeaveSeat())
    assert table.table.host is None


def test_a_game_without_bots_seats_none() -> None:
    with pytest.raises(Refused, match="no-bots-yet"):
        LogOfTable.seated(1).does(0, c.SeatBot())


def test_bots_move_by_themselves_until_it_is_a_persons_turn() -> None:  # A4
    table = Evening("strong", "easy", "medium")
    table.does(c.StartGame())
    hand = table.eye.news[-1].view.game.hand  # type: ignore[union-attr]
    game = table.room.table.game
    assert game.turn.seat == 0
    table.does(Discard(hand[0], sure=True))
    table.sees(lambda now: now.game.turn.number >= 2 and table.is_awaited(0))
    assert len(table.room.table.game.museum.hung) >= 1


def test_bots_do_not_play_while_nobody_watches() -> None:
    table = Evening("strong", "easy")
    table.does(c.StartGame())
    table.room.leave(table.eye)
    before = table.room.table.number
    table.passes(60_000)
    assert table.room.table.number == before


def test_a_bot_stands_in_for_one_who_is_away_and_makes_room_when_they_are_back() -> None:  # A33
    table = Evening("easy")
    other = arrive(table.room, hashed("Ben"))
    table.does(c.TakeSeat("Ben"), "Ben")
    table.does(c.StartGame())
    table.room.leave(table.eye)
    table.sees(lambda now: now.seats[0].stand_in is not None)
    table.sees(lambda now: now.game.turn.seat != 0 or now.game.placement is not None)
    assert other.told(StandInChanged)
    table.room.join(table.eye, table.key)
    table.sees(lambda now: now.seats[0].stand_in is None)


def test_nobody_stands_in_for_one_who_is_there() -> None:  # A33
    table = Evening("easy")
    table.does(c.StartGame())
    table.passes(60_000)
    assert table.room.table.seats[0].stand_in is None
    assert table.room.table.game.turn.number == 1


def test_pictomania_bots_read_draw_guess_and_wait_for_the_person() -> None:  # P8 P10 P18 P33
    table = Evening("strong", "medium", "easy", settings=SHORT)
    table.does(c.StartGame())
    table.does(p.Ready(1))
    table.sees(lambda now: now.game.phase == "drawing")
    table.sees(lambda now: now.game.round.done >= {1, 2, 3})
    assert all(table.room.table.game.round.sheet(seat).strokes for seat in (1, 2, 3))
    table.does(p.Finish(1, sure=True))
    table.sees(lambda now: now.game.phase == "reveal" and now.game.ready >= {1, 2, 3})


@pytest.mark.parametrize("away", [3_000, 60_000])
def test_a_bot_draws_and_guesses_for_one_who_has_left_pictomania(away: int) -> None:  # P33
    """Whether or not the game was told first that they are away."""
    patience = Patience(grace=0, away=away)
    table = Evening("strong", settings=SHORT, patience=patience)
    arrive(table.room, hashed("Ben"))
    table.does(c.TakeSeat("Ben"), "Ben")
    table.does(c.StartGame())
    table.does(p.Ready(1), "Ben")
    table.room.leave(table.eye)
    table.sees(lambda now: now.seats[0].stand_in is not None)
    table.sees(lambda now: now.game.phase == "drawing" and bool(now.game.round.sheet(0).strokes))
    assert 0 not in table.room.table.game.away
    table.sees(lambda now: 0 in now.game.round.done)


def beside_a_drawing_bot(eye_sees: int) -> Evening:
    """A table at which at least so many pieces of bots' live ink were seen."""
    table = Evening("strong", "strong", settings=SHORT)
    table.does(c.StartGame())
    table.does(p.Ready(1))
    table.sees(lambda _now: len(table.eye.pieces()) >= eye_sees)
    return table


def test_a_bots_stroke_grows_before_everybodys_eyes_and_is_stored_whole() -> None:  # P11
    table = beside_a_drawing_bot(1)
    table.sees(lambda now: all(now.game.round.sheet(seat).strokes for seat in (1, 2)))
    for seat in (1, 2):
        first = decode(table.room.table.game.round.sheet(seat).strokes[0])
        number = next(piece.stroke for piece in table.eye.pieces() if piece.seat == seat)
        seen = b"".join(one.data for one in table.eye.pieces() if (one.seat, one.stroke) == (seat, number))
        assert seen
        assert b"".join(growing(first)).startswith(seen)


def test_a_bot_that_is_removed_takes_back_what_it_had_half_drawn() -> None:  # P11
    table = beside_a_drawing_bot(2)
    last = table.eye.pieces()[-1]
    table.does(c.RemoveSeat(last.seat))
    strokes = table.room.table.game.round.sheet(last.seat).strokes
    table.passes(TICK)
    assert [piece for piece in table.eye.pieces() if piece.seat == last.seat][-1] == structs.replace(
        last, offset=0, data=b""
    )
    table.passes(10_000)
    assert table.room.table.game.round.sheet(last.seat).strokes == strokes


class Broken:
    """A bot that fails, or wants what nobody may do."""

    def __init__(self, deed: Deed | None = None) -> None:
        self._deed = deed

    def move(self, *_: Any, **__: Any) -> Deed | None:
        if self._deed is None:
            raise ZeroDivisionError("a bot")
        return self._deed


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (Broken(), "the bot on seat 1 failed"),
        (Broken(Deed(Discard("nothing that it has"))), "the bot on seat 1 was refused"),
    ],
)
def test_a_bot_that_fails_is_noticed_at_once(bot: Broken, what: str) -> None:
    table = Evening("easy", bots={"artline": bot})
    table.does(c.StartGame())
    table.does(Discard(table.room.table.game.hands[0][0], sure=True))
    with pytest.raises(AssertionError, match=what):
        table.passes(10_000)


def test_the_game_goes_on_beside_a_bot_that_fails() -> None:
    reported: list[str] = []
    table = Evening("easy", bots={"artline": Broken()}, report=lambda what, _: reported.append(what))
    table.does(c.StartGame())
    table.does(Discard(table.room.table.game.hands[0][0], sure=True))
    table.passes(10_000)
    assert len(reported) > 2
    table.does(c.Say("it does not move"))
