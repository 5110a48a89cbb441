"""One table in memory: commands one after another, stored before anybody is told, done once."""

import asyncio
import itertools
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest

from tests.high_card import HighCard
from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.eventlog.memory import MemoryLog
from vernissage.eventlog.port import Entry, NotStored
from vernissage.games.artline.commands import Consider, Considered, Discard
from vernissage.games.artline.setup import ArtlineSetup
from vernissage.table import commands as c
from vernissage.table import events as e
from vernissage.table.house import House
from vernissage.table.ink import Piece
from vernissage.table.room import Means, Room
from vernissage.table.secrets import hashed
from vernissage.table.settings import Reaction, TableSettings
from vernissage.table.timing import Patience
from vernissage.table.visitor import News, Present

Work = Callable[["Scene"], Coroutine[Any, Any, None]]


class Eye:
    """A visitor that keeps what it is told."""

    def __init__(self) -> None:
        self.news: list[News] = []
        self.present: list[Present] = []
        self.reactions: list[tuple[Seat, Reaction]] = []
        self.goodbyes: list[str] = []
        self.ink: list[list[Piece]] = []
        self.is_slow = False

    def hear(self, news: News) -> None:
        self.news.append(news)

    def see_present(self, present: Present) -> None:
        self.present.append(present)

    def see_reaction(self, seat: Seat, reaction: Reaction) -> None:
        self.reactions.append((seat, reaction))

    def see_ink(self, pieces: Sequence[Piece]) -> bool:
        self.ink.append(list(pieces))
        return not self.is_slow

    def say_goodbye(self, code: str) -> None:
        self.goodbyes.append(code)


class SlowLog(MemoryLog):
    """Takes its time, and fails on demand."""

    broken = False

    async def append(self, table: str, expected: int, entries: Sequence[Entry]) -> int:
        await asyncio.sleep(0.002)
        if self.broken:
            raise NotStored("the disk is full")
        return await super().append(table, expected, entries)


class Scene:
    """A house with one table of two, Ada and Ben, both connected."""

    def __init__(self, patience: Patience) -> None:
        self.log = SlowLog()
        self.means = Means({"artline": HighCard()}, self.log, patience=patience)
        self.house = House(self.means)
        self.eyes = [Eye(), Eye()]

    async def open(self, **setup: Any) -> None:
        self.code = await self.house.open(TableSettings(setup=ArtlineSetup(first=0, **setup)))
        self.room = await self.house.room(self.code)
        for name, eye in zip(("Ada", "Ben"), self.eyes, strict=True):
            self.room.join(eye, hashed(name))
            await self.room.submit(hashed(name), f"sit {name}", c.TakeSeat(name))

    async def ada(self, cause: str, command: Any) -> int:
        return (await self.room.submit(hashed("Ada"), cause, command)).number


def scene(work: Work, patience: Patience | None = None, **setup: Any) -> None:
    async def run() -> None:
        stage = Scene(patience or Patience(grace=0))
        await stage.open(**setup)
        await work(stage)
        stage.house.close()

    asyncio.run(run())


def test_everybody_is_told_after_it_is_stored_and_in_order() -> None:
    async def work(on: Scene) -> None:
        await asyncio.gather(*(on.ada(f"say {n}", c.Say(str(n))) for n in range(5)))
        for eye in on.eyes:
            numbers = [(news.after, news.number) for news in eye.news]
            assert all(before[1] == after[0] for before, after in itertools.pairwise(numbers))
            assert numbers[-1][1] == len(await on.log.read(on.code))

    scene(work)


def test_a_repeat_is_acknowledged_and_does_nothing() -> None:
    async def work(on: Scene) -> None:
        numbers = await asyncio.gather(*(on.ada("the same", c.Say("hello")) for _ in range(5)))
        assert len(set(numbers)) == 1
        assert [line.text for line in on.room.table.chat] == ["hello"]

    scene(work)


def test_a_repeat_after_a_restart_does_nothing_either() -> None:
    async def work(on: Scene) -> None:
        number = await on.ada("the same", c.Say("hello"))
        again = await House(on.means).room(on.code)
        assert (await again.submit(hashed("Ada"), "the same", c.Say("hello"))).number == number
        assert len(again.table.chat) == 1

    scene(work)


def test_a_repeated_wish_for_a_pass_gets_the_same_word() -> None:
    async def work(on: Scene) -> None:
        first = await on.room.submit(hashed("Ada"), "pass", c.MakePass())
        again = await on.room.submit(hashed("Ada"), "pass", c.MakePass())
        assert first.word == again.word
        assert first.word is not None
        await on.room.submit(hashed("phone"), "use", c.UsePass(first.word))
        assert on.room.table.seat_of(hashed("phone")) == 0

    scene(work)


def test_two_nodes_on_one_log_decide_again_and_lose_nothing() -> None:
    async def work(on: Scene) -> None:
        other = await House(on.means).room(on.code)
        here = [on.ada(f"here {n}", c.Say(f"here {n}")) for n in range(4)]
        there = [other.submit(hashed("Ben"), f"there {n}", c.Say(f"there {n}")) for n in range(4)]
        await asyncio.gather(*here, *there)
        await on.ada("last", c.ChangeProfile("Ada", "green"))
        assert len(on.room.table.chat) == 8
        numbers = [entry.number for entry in await on.log.read(on.code)]
        assert numbers == list(range(1, len(numbers) + 1))

    scene(work)


def test_what_could_not_be_stored_has_not_happened() -> None:
    async def work(on: Scene) -> None:
        on.log.broken = True
        told = len(on.eyes[1].news)
        with pytest.raises(Refused, match="not-stored"):
            await on.ada("say", c.Say("hello"))
        assert len(on.eyes[1].news) == told
        on.log.broken = False
        await on.ada("say", c.Say("hello"))
        assert len(on.room.table.chat) == 1

    scene(work)


def test_a_command_is_carried_out_though_its_sender_hangs_up() -> None:
    async def work(on: Scene) -> None:
        sending = asyncio.ensure_future(on.ada("say", c.Say("hello")))
        await asyncio.sleep(0)
        sending.cancel()
        await asyncio.sleep(0.02)
        assert [line.text for line in on.room.table.chat] == ["hello"]
        assert on.eyes[1].news[-1].number == on.room.table.number

    scene(work)


def test_a_window_that_closes_is_called_by_the_table() -> None:
    async def work(on: Scene) -> None:
        await on.ada("start", c.StartGame())
        await on.ada("play", Discard(on.room.table.game.hands[0][0]))
        await asyncio.sleep(1.2)
        assert on.room.table.game.left == (1,)
        assert on.eyes[0].news[-1].view.clock is None

    scene(work, window_seconds=1)


def test_a_deadline_that_passed_while_nobody_held_the_table_gets_a_grace() -> None:
    async def work(on: Scene) -> None:
        await on.ada("start", c.StartGame())
        await on.ada("play", Discard(on.room.table.game.hands[0][0]))
        on.room.close()
        await asyncio.sleep(1.1)
        again = await House(on.means).room(on.code)
        eye = Eye()
        clock = again.join(eye, hashed("Ada")).view.clock
        assert clock is not None
        assert clock.until > on.means.now() + 300
        assert again.table.game.left == (0, 1)
        await asyncio.sleep(0.7)
        assert again.table.game.left == (1,)

    scene(work, Patience(grace=500), window_seconds=1)


def test_a_host_who_is_gone_too_long_loses_the_role() -> None:
    async def work(on: Scene) -> None:
        on.room.leave(on.eyes[0])
        await asyncio.sleep(0.05)
        assert on.room.table.host == 0
        await asyncio.sleep(0.15)
        assert on.room.table.host == 1
        assert on.eyes[1].news[-1].events == (e.HostChanged(1, gone=True),)

    scene(work, Patience(host_gone=100))


def test_a_host_who_comes_back_in_time_keeps_the_role() -> None:
    async def work(on: Scene) -> None:
        on.room.leave(on.eyes[0])
        await asyncio.sleep(0.05)
        on.room.join(Eye(), hashed("Ada"))
        await asyncio.sleep(0.15)
        assert on.room.table.host == 0

    scene(work, Patience(host_gone=100))


def test_the_first_who_comes_back_to_a_table_left_by_all_becomes_the_host() -> None:
    async def work(on: Scene) -> None:
        for eye in on.eyes:
            on.room.leave(eye)
        await asyncio.sleep(0.15)
        assert on.room.table.host == 0
        on.room.join(Eye(), hashed("Ben"))
        await asyncio.sleep(0.05)
        assert on.room.table.host == 1

    scene(work, Patience(host_gone=100))


def test_two_tabs_are_one_seat_and_both_see_everything() -> None:
    async def work(on: Scene) -> None:
        tab = Eye()
        arrival = on.room.join(tab, hashed("Ada"))
        assert (arrival.view.you, arrival.present) == (0, Present((0, 1), 0))
        on.room.leave(on.eyes[0])
        assert on.eyes[1].present[-1] == Present((0, 1), 0)
        await on.ada("say", c.Say("hello"))
        assert tab.news[-1].events == (e.Said(0, "hello"),)

    scene(work)


def test_who_comes_back_is_told_what_happened_meanwhile() -> None:
    async def work(on: Scene) -> None:
        number = await on.ada("one", c.Say("one"))
        await on.ada("two", c.Say("two"))
        assert on.room.join(Eye(), hashed("Ben"), number).events == (e.Said(0, "two"),)
        assert on.room.join(Eye(), hashed("Ben"), 0).events == ()
        assert on.room.join(Eye(), hashed("Ben"), 999).events == ()

    scene(work)


def test_who_comes_back_reads_what_happened_lately_in_this_game_and_no_secret_of_it() -> None:
    async def work(on: Scene) -> None:
        assert on.room.join(Eye(), hashed("Ben")).recent == ()
        await on.ada("start", c.StartGame())
        await on.ada("say", c.Say("good luck"))
        hands = on.room.table.game.hands
        told = on.room.join(Eye(), hashed("Ben"), on.room.table.number).recent
        assert [type(event).__name__ for event in told] == ["Began", "Dealt", "Dealt"]
        assert [event.cards for event in told[1:]] == [None, hands[1]]

    scene(work)


def test_a_reaction_is_seen_by_all_and_kept_nowhere() -> None:
    async def work(on: Scene) -> None:
        number = on.room.table.number
        on.room.react(hashed("Ada"), "bravo")
        assert [eye.reactions for eye in on.eyes] == [[(0, "bravo")], [(0, "bravo")]]
        assert on.room.table.number == number
        with pytest.raises(Refused, match="not-seated"):
            on.room.react(hashed("watcher"), "bravo")

    scene(work)


def test_a_question_changes_nothing() -> None:
    async def work(on: Scene) -> None:
        question = Consider((0, 0), {}, "en")
        with pytest.raises(Refused, match="no-game-runs"):
            on.room.ask(hashed("Ada"), question)
        number = await on.ada("start", c.StartGame())
        assert on.room.ask(hashed("Ada"), question) == Considered({})
        assert on.room.table.number == number

    scene(work)


def test_a_table_where_nobody_is_leaves_memory_and_comes_back_from_the_log() -> None:
    async def work(on: Scene) -> None:
        on.house.sweep()
        assert on.house.rooms() == [on.room]
        for eye in on.eyes:
            on.room.leave(eye)
        await asyncio.sleep(0.02)
        on.house.sweep()
        assert on.house.rooms() == []
        again: Room = await on.house.room(on.code.lower())
        assert again is not on.room
        assert again.table == on.room.table

    scene(work, Patience(idle=10))


def test_a_table_whose_clock_runs_stays() -> None:
    async def work(on: Scene) -> None:
        await on.ada("start", c.StartGame())
        for eye in on.eyes:
            on.room.leave(eye)
        await asyncio.sleep(0.02)
        on.house.sweep()
        assert on.house.rooms() == [on.room]

    scene(work, Patience(idle=10), turn_seconds=60)


def test_a_code_that_nobody_has_opens_nothing_and_a_log_that_cannot_be_read_harms_no_other() -> None:
    async def work(on: Scene) -> None:
        with pytest.raises(Refused, match="unknown-table"):
            await on.house.room("ZZZZZ")
        await on.log.append("BR2KE", 0, [Entry(1, 1, None, None, "table", b'{"type":"Nonsense"}')])
        with pytest.raises(Refused, match="table-gone"):
            await on.house.room("BR2KE")
        assert on.house.rooms() == [on.room]

    scene(work)
