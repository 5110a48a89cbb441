"""The bots of one table: each looks at what its seat is shown, and does what any player might."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from vernissage.core.bot import Bot, Deed
from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.table.bot_pen import let_grow
from vernissage.table.bot_timer import BotTimer
from vernissage.table.ink_flow import InkFlow
from vernissage.table.state import Games, Table
from vernissage.table.timing import Patience

logger = logging.getLogger(__name__)


class Stage(Protocol):
    """What bots need of the room they play in."""

    table: Table
    one_at_a_time: asyncio.Lock

    def awaited(self) -> Sequence[Seat]:
        """The seats that the game waits on, while somebody is there to see."""

    def may_ink(self, seat: Seat) -> bool: ...

    def left(self) -> int | None:
        """Milliseconds until the clock runs out; `None` when none runs."""

    async def do_for_bot(self, seat: Seat, command: Any) -> None:
        """Carry out `command`, with `one_at_a_time` held; raises `Refused`."""

    def start(self, work: Any) -> None: ...


class BotPlayers:
    def __init__(
        self, stage: Stage, games: Games, bots: Mapping[str, Bot], patience: Patience, rng: Random, ink: InkFlow
    ) -> None:
        self._stage = stage
        self._games = games
        self._bots = bots
        self._rng = rng
        self._ink = ink
        self._pace = patience.bot_pace
        self._timer = BotTimer(patience.bot_pause, rng, lambda seat: stage.start(self._move(seat)))

    def follow(self) -> None:
        bots = self._stage.table.played_by_bots()
        self._timer.follow([seat for seat in self._stage.awaited() if seat in bots])

    def stop(self) -> None:
        self._timer.stop()

    async def _move(self, seat: Seat) -> None:
        deed = None
        try:
            deed = await self._act(seat)
        except Refused as refused:
            logger.error("table %s: the bot on seat %s was refused: %s", self._stage.table.code, seat, refused.code)
        except Exception:
            logger.exception("table %s: the bot on seat %s failed", self._stage.table.code, seat)
        self._timer.done(seat, at_once=deed is not None and deed.goes_on)
        self.follow()

    async def _act(self, seat: Seat) -> Deed | None:
        async with self._stage.one_at_a_time:
            deed = self._choice(seat)
            if deed is not None and not deed.ink:
                await self._stage.do_for_bot(seat, deed.command)
        if deed is not None and deed.ink:
            await self._draw(seat, deed)
        return deed

    def _choice(self, seat: Seat) -> Deed | None:
        """On the table as it is by now, also when somebody was faster."""
        table = self._stage.table
        strength = table.played_by_bots().get(seat)
        if strength is None or table.game_name is None or seat not in self._stage.awaited():
            return None
        game = self._games[table.game_name]
        return self._bots[table.game_name].move(
            game.public(table.game),
            game.own(table.game, seat),
            seat,
            strength=strength,
            language=table.settings.language,
            rng=self._rng,
            ask=lambda query: game.answer(table.game, seat, query),
            left=self._stage.left(),
        )

    async def _draw(self, seat: Seat, deed: Deed) -> None:
        """While the pen is down others go on; what ends the drawing meanwhile takes the stroke back."""
        stroke = self._stage.table.number % 256
        if not await let_grow(self._ink, seat, stroke, deed, self._pace, lambda: self._may_draw(seat)):
            return
        async with self._stage.one_at_a_time:
            if not self._may_draw(seat):
                self._ink.take_back(seat)
                return
            self._ink.lift(seat)
            try:
                await self._stage.do_for_bot(seat, deed.command)
            except Refused:
                self._ink.take_back(seat)
                raise

    def _may_draw(self, seat: Seat) -> bool:
        played = seat in self._stage.table.played_by_bots() and seat in self._stage.awaited()
        return played and self._stage.may_ink(seat)
