"""Bots at a real table: seated by the host, moving by themselves, standing in for who is away (A33)."""

import asyncio
from collections.abc import Coroutine
from functools import cache
from typing import Any, ClassVar

import pytest
from msgspec import structs

from tests.unit.table.table_for_tests import LogOfTable
from tests.unit.table.test_room import Eye
from vernissage.cli.resources import built_in_resources
from vernissage.core.game import TimeUp
from vernissage.core.refused import Refused
from vernissage.core.resources import Resources
from vernissage.drawing.ink import decode, growing
from vernissage.eventlog.memory import MemoryLog
from vernissage.games.artline.commands import Discard
from vernissage.games.artline.setup import ArtlineSetup
from vernissage.games.pictomania import commands as p
from vernissage.games.pictomania.absence import round_clock
from vernissage.games.pictomania.setup import PictomaniaSetup
from vernissage.games.registry import all_bots, all_games
from vernissage.games.wire import Setup
from vernissage.table import commands as c
from vernissage.table.events import BotSeated, StandInChanged
from vernissage.table.house import House
from vernissage.table.ink import Piece
from vernissage.table.room import Means, Room
from vernissage.table.secrets import hashed
from vernissage.table.settings import TableSettings
from vernissage.table.timing import Patience

HURRIED = Patience(bot_pause=(0, 1), bot_pace=0, stand_in=30, grace=0)
SEEN_DRAWING = Patience(bot_pause=(0, 1), bot_pace=0.2, grace=0)


@cache
def resources() -> Resources:
    return built_in_resources()


class Evening:
    """A house with Artline and its bots, and one person at a table in it."""

    held: ClassVar[list["Evening"]] = []

    def __init__(self, room: Room) -> None:
        self.room = room
        self.eye = Eye()
        self.key = hashed("Ada")
        self._causes = 0

    @classmethod
    async def begin(
        cls, *strengths: Any, window: int = 0, setup: Setup | None = None, patience: Patience = HURRIED
    ) -> "Evening":
        means = Means(all_games(resources()), MemoryLog(), bots=all_bots(resources()), patience=patience)
        house = House(means)
        settings = TableSettings(setup=setup or ArtlineSetup(first=0, window_seconds=window))
        evening = cls(await house.room(await house.open(settings)))
        cls.held.append(evening)
        evening.room.join(evening.eye, evening.key)
        await evening.does(c.TakeSeat("Ada"))
        for strength in strengths:
            await evening.does(c.SeatBot(strength))
        return evening

    async def does(self, command: Any) -> None:
        self._causes += 1
        await self.room.submit(self.key, f"ada-{self._causes}", command)

    def pieces(self) -> list[Piece]:
        return [piece for pieces in self.eye.ink for piece in pieces]

    async def until(self, wanted: Any, patience: float = 20.0) -> None:
        async with asyncio.timeout(patience):
            while not wanted(self.room.table):
                await asyncio.sleep(0.005)


def run(work: Coroutine[Any, Any, None]) -> None:
    async def until_everybody_has_gone() -> None:
        await work
        while Evening.held:
            Evening.held.pop().room.close()

    asyncio.run(until_everybody_has_gone())


def test_the_host_seats_bots_and_removes_them_again() -> None:
    table = LogOfTable.seated(2)
    table.games["artline"].has_bots = True
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
    table.games["artline"].has_bots = True
    table.does(0, c.SeatBot())
    with pytest.raises(Refused, match="no-such-seat"):
        table.does(0, c.HandOverHost(1))
    table.does(0, c.LeaveSeat())
    assert table.table.host is None


def test_a_game_without_bots_seats_none() -> None:
    with pytest.raises(Refused, match="no-bots-yet"):
        LogOfTable.seated(1).does(0, c.SeatBot())


def test_bots_move_by_themselves_until_it_is_a_persons_turn() -> None:  # A4
    async def evening() -> None:
        table = await Evening.begin("strong", "easy", "medium")
        await table.does(c.StartGame())
        hand = table.eye.news[-1].view.game.hand  # type: ignore[union-attr]
        game = table.room.table.game
        assert game.turn.seat == 0
        await table.does(Discard(hand[0], sure=True))
        await table.until(lambda now: now.game.turn.number >= 2 and 0 in table.room.awaited())
        assert len(table.room.table.game.museum.hung) >= 1

    run(evening())


def test_bots_do_not_play_to_an_empty_house() -> None:
    async def evening() -> None:
        table = await Evening.begin("strong", "easy")
        await table.does(c.StartGame())
        table.room.leave(table.eye)
        before = table.room.table.number
        await asyncio.sleep(0.2)
        assert table.room.table.number == before

    run(evening())


def test_a_bot_stands_in_for_one_who_is_away_and_makes_room_when_he_is_back() -> None:  # A33
    async def evening() -> None:
        table = await Evening.begin("easy")
        other, key = Eye(), hashed("Ben")
        table.room.join(other, key)
        await table.room.submit(key, "ben-1", c.TakeSeat("Ben"))
        await table.does(c.StartGame())
        table.room.leave(table.eye)
        await table.until(lambda now: now.seats[0].stand_in is not None)
        await table.until(lambda now: now.game.turn.seat != 0 or now.game.placement is not None)
        assert any(isinstance(event, StandInChanged) for news in other.news for event in news.events)
        table.room.join(table.eye, table.key)
        await table.until(lambda now: now.seats[0].stand_in is None)

    run(evening())


def test_nobody_stands_in_for_one_who_is_there() -> None:  # A33
    async def evening() -> None:
        table = await Evening.begin("easy")
        await table.does(c.StartGame())
        await asyncio.sleep(0.2)
        assert table.room.table.seats[0].stand_in is None
        assert table.room.table.game.turn.number == 1

    run(evening())


def test_pictomania_bots_read_draw_guess_and_wait_for_the_person() -> None:  # P8 P10 P18 P33
    async def evening() -> None:
        table = await Evening.begin("strong", "medium", "easy", setup=PictomaniaSetup(rounds=1, seconds=0))
        await table.does(c.StartGame())
        await table.does(p.Ready(1))
        await table.until(lambda now: now.game.phase == "drawing")
        await table.until(lambda now: now.game.round.done >= {1, 2, 3}, patience=60)
        assert all(table.room.table.game.round.sheet(seat).strokes for seat in (1, 2, 3))
        await table.does(p.Finish(1, sure=True))
        await table.until(lambda now: now.game.phase == "reveal" and now.game.ready >= {1, 2, 3})

    run(evening())


@pytest.mark.parametrize("away", [3_000, 10])
def test_a_bot_draws_and_guesses_for_one_who_has_left_pictomania(away: int) -> None:  # P33
    """Whether or not the game was told first that he is away."""

    async def evening() -> None:
        patience = structs.replace(HURRIED, away=away)
        table = await Evening.begin("strong", setup=PictomaniaSetup(rounds=1, seconds=0), patience=patience)
        other, key = Eye(), hashed("Ben")
        table.room.join(other, key)
        await table.room.submit(key, "ben-1", c.TakeSeat("Ben"))
        await table.does(c.StartGame())
        await table.room.submit(key, "ben-2", p.Ready(1))
        table.room.leave(table.eye)
        await table.until(lambda now: now.seats[0].stand_in is not None)
        await table.until(lambda now: now.game.phase == "drawing" and bool(now.game.round.sheet(0).strokes))
        assert 0 not in table.room.table.game.away
        await table.until(lambda now: 0 in now.game.round.done, patience=60)

    run(evening())


async def beside_a_drawing_bot(eye_sees: int) -> Evening:
    """A table at which at least so many pieces of bots' live ink were seen."""
    setup = PictomaniaSetup(rounds=1, seconds=0)
    table = await Evening.begin("strong", "strong", setup=setup, patience=SEEN_DRAWING)
    await table.does(c.StartGame())
    await table.does(p.Ready(1))
    await table.until(lambda _now: len(table.pieces()) >= eye_sees)
    return table


def test_a_bots_stroke_grows_before_everybodys_eyes_and_is_stored_whole() -> None:  # P11
    async def evening() -> None:
        table = await beside_a_drawing_bot(1)
        await table.until(lambda now: all(now.game.round.sheet(seat).strokes for seat in (1, 2)))
        for seat in (1, 2):
            first = decode(table.room.table.game.round.sheet(seat).strokes[0])
            number = next(piece.stroke for piece in table.pieces() if piece.seat == seat)
            seen = b"".join(one.data for one in table.pieces() if (one.seat, one.stroke) == (seat, number))
            assert seen
            assert b"".join(growing(first)).startswith(seen)

    run(evening())


def test_a_round_that_ends_takes_back_what_a_bot_had_half_drawn() -> None:  # P19
    async def evening() -> None:
        table = await beside_a_drawing_bot(2)
        stored = [len(table.room.table.game.round.sheet(seat).strokes) for seat in (1, 2)]
        await table.room._itself(TimeUp(round_clock(table.room.table.game)))
        await asyncio.sleep(0.3)
        assert [len(table.room.table.game.round.sheet(seat).strokes) for seat in (1, 2)] == stored
        assert table.pieces()[-1].data == b""

    run(evening())
