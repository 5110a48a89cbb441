"""Orders that wait to be written, and how those who gave them hear the result."""

import asyncio
from collections.abc import Sequence

from vernissage.eventlog.orders import REMOVED, Append, Order, Removal, Result, answer_all
from vernissage.eventlog.port import Conflict, OnAppended


def test_a_table_grows_by_what_is_appended_and_shrinks_in_parts() -> None:
    async def look() -> None:
        loop, heard = asyncio.get_running_loop(), list[Result]()
        assert Append("ABCDE", 4, loop, heard.append, [(5,), (6,)]).growth == 2
        assert Removal("ABCDE", 4, loop, heard.append).growth == -4
        assert Removal("ABCDE", 10 * REMOVED, loop, heard.append).growth == -REMOVED

    asyncio.run(look())


def answered(thens: Sequence[OnAppended], results: Sequence[Result], besides: Sequence[Order] = ()) -> None:
    """Answers orders of `thens` with `results`, and lets the loop go round."""

    async def wait() -> None:
        loop = asyncio.get_running_loop()
        orders = [*besides, *(Append("ABCDE", 0, loop, then, [(1,)]) for then in thens)]
        answer_all(orders, results)
        await asyncio.sleep(0)

    asyncio.run(wait())


def test_everybody_hears_what_came_of_their_own_order() -> None:
    first, second = list[Result](), list[Result]()
    conflict = Conflict("somebody was faster")
    answered([first.append, second.append], [1, conflict])
    assert (first, second) == ([1], [conflict])


def test_one_who_fails_keeps_nobody_else_waiting() -> None:
    heard: list[Result] = []

    def fail(_result: Result) -> None:
        raise ValueError("a fault of one table")

    answered([fail, heard.append], [1, 2])
    assert heard == [2]


def test_a_loop_that_is_gone_keeps_nobody_else_waiting() -> None:
    gone = asyncio.new_event_loop()
    gone.close()
    nobody, heard = list[Result](), list[Result]()
    answered([heard.append], [1, 2], besides=[Append("A", 0, gone, nobody.append, [])])
    assert (nobody, heard) == ([], [2])
