"""Lets a bot's stroke grow before everybody's eyes, as a player's does."""

import asyncio
from collections.abc import Callable

from vernissage.core.bot import Deed
from vernissage.core.seat import Seat
from vernissage.table.ink import Piece
from vernissage.table.ink_flow import InkFlow


async def let_grow(flow: InkFlow, seat: Seat, stroke: int, deed: Deed, pace: float, may: Callable[[], bool]) -> bool:
    """Shows the ink of `deed` piece by piece. False when it broke off because it `may` not go on; then it is gone.

    `pace`: of all times, 0 for no time at all.
    """
    began, offset = asyncio.get_running_loop().time(), 0
    for at, data in deed.ink if pace else ():
        await asyncio.sleep(began + at / 1000 * pace - asyncio.get_running_loop().time())
        if not may() or not flow.take_in(Piece(seat, stroke, offset, data)):
            flow.take_back(seat)
            return False
        offset += len(data)
    return may()
