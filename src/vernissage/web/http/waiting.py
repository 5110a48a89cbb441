"""Awaiting callbacks: tables answer by callback, and routes may await."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from vernissage.contract.refused import Refused

T = TypeVar("T")


async def answer_of(ask: Callable[[Callable[[T | Refused], None]], None]) -> T:
    """Awaits what `ask` calls back with; raises it if it is `Refused`. The work is done even if nobody waits any
    more."""
    coming: asyncio.Future[T | Refused] = asyncio.get_running_loop().create_future()

    def came(answer: T | Refused) -> None:
        if not coming.done():
            coming.set_result(answer)

    ask(came)
    answer = await coming
    if isinstance(answer, Refused):
        raise answer
    return answer
