"""What waits to be written, and how whoever waits hears of it."""

import asyncio

from vernissage.eventlog.orders import REMOVED, Append, Removal, answer_all
from vernissage.eventlog.port import Conflict


def test_a_table_grows_by_what_is_appended_and_shrinks_in_parts() -> None:
    async def look() -> None:
        loop, answer = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()
        assert Append("ABCDE", 4, loop, answer, [(5,), (6,)]).growth == 2
        assert Removal("ABCDE", 4, loop, answer).growth == -4
        assert Removal("ABCDE", 10 * REMOVED, loop, answer).growth == -REMOVED

    asyncio.run(look())


def test_everybody_hears_what_came_of_their_own_order() -> None:
    async def wait() -> list[int | BaseException]:
        loop = asyncio.get_running_loop()
        answers: list[asyncio.Future[int]] = [loop.create_future() for _ in range(3)]
        answers[1].cancel()
        orders = [Append("ABCDE", 0, loop, answer, [(1,)]) for answer in answers]
        answer_all(orders, [1, 2, Conflict("somebody was faster")])
        return await asyncio.gather(*answers, return_exceptions=True)

    first, cancelled, conflict = asyncio.run(wait())
    assert first == 1
    assert isinstance(cancelled, asyncio.CancelledError)
    assert isinstance(conflict, Conflict)


def test_a_loop_that_is_gone_keeps_nobody_else_waiting() -> None:
    gone = asyncio.new_event_loop()
    nobody = gone.create_future()
    gone.close()

    async def wait() -> int:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()
        answer_all([Append("A", 0, gone, nobody, []), Append("B", 0, loop, answer, [])], [1, 2])
        return await answer

    assert asyncio.run(wait()) == 2
