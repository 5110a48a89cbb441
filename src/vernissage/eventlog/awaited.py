"""A callback as something to wait for."""

import asyncio
from collections.abc import Callable

from vernissage.eventlog.port import OnAppended


async def answered(ask: Callable[[asyncio.AbstractEventLoop, OnAppended], None]) -> int:
    """What `ask` is called back with on this loop; raises it if it is an exception."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[int] = loop.create_future()

    def then(result: int | Exception) -> None:
        if answer.done():  # cancelled meanwhile
            return
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)

    ask(loop, then)
    return await answer
