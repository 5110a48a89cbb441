"""Pictomania at a real table: absence, hurry, chat, rematches, own cards, and ink while it is drawn."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from tests.rules.pictomania.table import LINE
from tests.unit.table.test_room import Eye
from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.eventlog.memory import MemoryLog
from vernissage.games.pictomania.commands import Draw, Finish, GiveHeart, MakeGuess, Ready
from vernissage.games.pictomania.events import CameBack, Finished, PictomaniaStarted, StrokeDrawn, WentAway
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import OwnCard, PictomaniaSetup
from vernissage.games.pictomania.simulation.numbered_cards import NumberedCards
from vernissage.games.pictomania.state import State
from vernissage.table import commands as c
from vernissage.table.house import House
from vernissage.table.ink import Piece
from vernissage.table.ink_flow import TICK
from vernissage.table.room import Means
from vernissage.table.secrets import hashed
from vernissage.table.settings import TableSettings
from vernissage.table.timing import Patience

NAMES = ("Ada", "Ben", "Cléo")
QUICK = Patience(grace=0, away=60)
OWN = tuple(OwnCard(1, tuple(f" own  {card}{n} " for n in range(1, 8))) for card in "abcdef")
Work = Callable[["Scene"], Coroutine[Any, Any, None]]


class Scene:
    """A table of three who are all there and have begun to play."""

    def __init__(self, patience: Patience) -> None:
        self.log = MemoryLog()
        self.means = Means({"pictomania": Rules(NumberedCards(12))}, self.log, patience=patience)
        self.house = House(self.means)
        self.eyes = [Eye() for _ in NAMES]
        self._causes = 0

    async def open(self, **setup: Any) -> None:
        self.code = await self.house.open(TableSettings(setup=PictomaniaSetup(**{"seconds": 0, "rounds": 1, **setup})))
        self.room = await self.house.room(self.code)
        for seat, name in enumerate(NAMES):
            self.room.join(self.eyes[seat], hashed(name))
            await self.does(seat, c.TakeSeat(name))
        await self.does(0, c.StartGame())

    async def does(self, seat: Seat, command: Any) -> None:
        self._causes += 1
        await self.room.submit(hashed(NAMES[seat]), str(self._causes), command)

    async def refuses(self, seat: Seat, command: Any) -> str:
        with pytest.raises(Refused) as refused:
            await self.does(seat, command)
        return refused.value.code

    async def all(self, command: Any) -> None:
        for seat in range(len(NAMES)):
            await self.does(seat, command)

    @property
    def game(self) -> State:
        game = self.room.table.game
        assert isinstance(game, State)
        return game

    def ink(self, seat: Seat, stroke: int, offset: int, data: bytes) -> None:
        self.room.ink(hashed(NAMES[seat]), stroke, offset, data)

    def told(self, kind: type, seat: Seat = 0) -> list[Any]:
        return [event for news in self.eyes[seat].news for event in news.events if isinstance(event, kind)]


def scene(work: Work, patience: Patience = QUICK, **setup: Any) -> None:
    async def run() -> None:
        stage = Scene(patience)
        await stage.open(**setup)
        await work(stage)
        stage.house.close()

    asyncio.run(run())


def test_one_who_loses_the_connection_is_away_after_a_moment_and_back_when_he_is() -> None:  # P19 P33
    async def work(on: Scene) -> None:
        await on.all(Ready(1))
        on.room.leave(on.eyes[2])
        await asyncio.sleep(0.02)
        assert on.game.away == frozenset()
        await asyncio.sleep(0.08)
        assert on.game.away == {2}
        on.room.join(Eye(), hashed("Cléo"))
        await asyncio.sleep(0.02)
        assert on.game.away == frozenset()
        assert (on.told(WentAway), on.told(CameBack)) == ([WentAway(2)], [CameBack(2)])

    scene(work)


def test_one_who_is_back_in_time_was_never_away() -> None:  # P33
    async def work(on: Scene) -> None:
        on.room.leave(on.eyes[2])
        await asyncio.sleep(0.03)
        on.room.join(Eye(), hashed("Cléo"))
        await asyncio.sleep(0.08)
        assert on.told(WentAway) == []

    scene(work)


def test_absence_is_told_once_though_the_game_goes_on() -> None:  # P33
    async def work(on: Scene) -> None:
        await on.all(Ready(1))
        on.room.leave(on.eyes[2])
        await asyncio.sleep(0.1)
        number = on.room.table.number
        for _ in range(4):
            await on.does(0, Draw(1, LINE))
            await asyncio.sleep(0.02)
        assert on.room.table.number == number + 4

    scene(work)


def test_after_a_restart_people_have_time_to_come_back() -> None:  # P33
    async def work(on: Scene) -> None:
        await on.all(Ready(1))
        on.room.close()
        again = await House(on.means).room(on.code)
        again.join(Eye(), hashed("Ada"))
        await asyncio.sleep(0.1)
        assert again.table.game.away == frozenset()
        await asyncio.sleep(0.2)
        assert again.table.game.away == {1, 2}
        again.join(Eye(), hashed("Ben"))
        await asyncio.sleep(0.02)
        assert again.table.game.away == {2}
        again.close()

    scene(work, Patience(grace=200, away=20))


def test_an_empty_house_tells_nobody_away_and_who_comes_first_waits_for_the_others() -> None:  # P33
    async def work(on: Scene) -> None:
        await on.does(0, Ready(1))
        for eye in on.eyes:
            on.room.leave(eye)
        await asyncio.sleep(0.1)
        assert on.game.away == frozenset()
        on.room.join(Eye(), hashed("Ada"))
        await asyncio.sleep(0.03)
        assert (on.game.phase, on.game.away) == ("reading", frozenset())

    scene(work)


def test_the_host_hurries_on_and_nobody_else() -> None:  # P8 P20
    async def work(on: Scene) -> None:
        assert await on.refuses(1, c.Hurry()) == "not-host"
        await on.does(0, c.Hurry())
        assert on.game.phase == "drawing"
        assert await on.refuses(0, c.Hurry()) == "wrong-phase"
        await on.all(Finish(1, sure=True))
        await on.does(0, c.Hurry())
        assert on.room.table.stage == "over"
        assert await on.refuses(0, c.Hurry()) == "no-game-runs"

    scene(work)


def test_chat_is_closed_while_they_draw_and_reactions_stay() -> None:  # P32
    async def work(on: Scene) -> None:
        await on.does(1, c.Say("what is a llama?"))
        await on.all(Ready(1))
        assert await on.refuses(1, c.Say("it is a llama")) == "chat-closed"
        on.room.react(hashed("Ben"), "haha")
        assert on.eyes[0].reactions == [(1, "haha")]
        await on.all(Finish(1, sure=True))
        await on.does(1, c.Say("it was a llama"))

    scene(work)


def test_hearts_are_given_after_the_end() -> None:  # P29
    async def work(on: Scene) -> None:
        await on.all(Ready(1))
        await on.all(Finish(1, sure=True))
        await on.all(Ready(1))
        assert on.room.table.stage == "over"
        await on.does(1, GiveHeart(1, 2))
        assert on.game.rounds[0].hearts == {(1, 2)}
        assert on.room.table.stage == "over"

    scene(work)


def test_no_card_comes_back_in_the_rematch_nor_after_the_lobby() -> None:  # P7
    async def work(on: Scene) -> None:
        shown = [set(on.game.used)]
        for next_game in ([c.StartGame()], [c.OpenLobby(), c.StartGame()]):
            await on.does(0, c.Hurry())
            await on.all(Finish(1, sure=True))
            await on.does(0, c.Hurry())
            for command in next_game:
                await on.does(0, command)
            shown.append(set(on.game.used))
        assert len(set.union(*shown)) == 9
        again = await House(on.means).room(on.code)
        assert again.table == on.room.table

    scene(work)


def test_an_update_carries_a_glance_and_an_arrival_everything() -> None:  # P11
    async def work(on: Scene) -> None:
        await on.all(Ready(1))
        await on.does(1, Draw(1, LINE))
        news = on.eyes[0].news[-1]
        assert news.events == (StrokeDrawn(1, LINE),)
        assert news.view.game is not None
        assert news.view.game.sheets is None
        arrived = on.room.join(Eye(), hashed("a watcher")).view.game
        assert arrived is not None
        assert arrived.sheets[1][1].strokes == (LINE,)

    scene(work)


def test_an_arrival_brings_every_stroke_once() -> None:  # P11
    async def work(on: Scene) -> None:
        await on.all(Ready(1))
        await on.does(1, Draw(1, LINE))
        arrival = on.room.join(Eye(), hashed("Ada"))
        assert arrival.recent == arrival.events == ()
        assert arrival.view.game.sheets[1][1].strokes == (LINE,)

    scene(work)


def test_who_could_not_be_told_every_event_is_shown_everything() -> None:  # P11
    async def work(on: Scene) -> None:
        await on.all(Ready(1))
        other = await House(on.means).room(on.code)
        for number in range(70):
            await other.submit(hashed("Ben"), f"elsewhere {number}", Draw(1, LINE))
        await on.does(0, Draw(1, LINE))
        caught_up = on.eyes[2].news[-2]
        assert caught_up.events == ()
        assert len(caught_up.view.game.sheets[1][1].strokes) == 70
        other.close()

    scene(work)


def test_own_cards_are_shown_in_the_lobby_and_in_a_game_only_when_drawn() -> None:  # P6
    async def work(on: Scene) -> None:
        view = on.eyes[1].news[-1].view
        assert (view.settings.setup.own_cards, view.game.setup.own_cards) == ((), ())
        assert set(view.game.own_words) == set(view.game.cards.values())
        assert all(len(words) == 7 for words in view.game.own_words.values())
        assert on.told(PictomaniaStarted)[0].setup.own_cards == ()
        assert view.game.own_words[view.game.cards["A"]][0].startswith("own ")
        await on.does(0, c.Hurry())
        await on.all(Finish(1, sure=True))
        await on.does(0, c.Hurry())
        await on.does(0, c.OpenLobby())
        assert on.eyes[1].news[-1].view.settings.setup.own_cards == OWN

    scene(work, own_cards=OWN, own_only=True)


GOOD = tuple("abcdefg")
BAD_CARDS = {
    "six words": ((OwnCard(1, GOOD[:6]),), "bad-own-card"),
    "an unknown level": ((OwnCard(5, GOOD),), "bad-own-card"),
    "an empty word": ((OwnCard(1, (*GOOD[:6], "  ")),), "bad-own-card"),
    "a long word": ((OwnCard(1, (*GOOD[:6], "x" * 27)),), "bad-own-card"),
    "a sign nobody sees": ((OwnCard(1, (*GOOD[:6], "a\u202eb")),), "bad-own-card"),
    "too many": ((OwnCard(1, GOOD),) * 201, "too-many-own-cards"),
    "too long together": ((OwnCard(1, ("x" * 26,) * 7),) * 100, "too-many-own-cards"),
    "too few to play alone": ((OwnCard(1, GOOD),) * 2, "too-few-cards"),
}


@pytest.mark.parametrize("case", BAD_CARDS)
def test_own_cards_that_cannot_be_played_are_refused(case: str) -> None:
    cards, code = BAD_CARDS[case]
    game = Rules(NumberedCards(40))
    with pytest.raises(Refused) as refused:
        game.check_setup(PictomaniaSetup(own_cards=cards, own_only=True))
    assert refused.value.code == code


def test_the_settings_of_a_table_with_the_most_cards_fit_into_a_message() -> None:
    words = ("水" * 11,) * 7
    most = PictomaniaSetup(own_cards=(OwnCard(4, words),) * 200)
    Rules(NumberedCards(40)).check_setup(most)
    assert len(msgspec.json.encode(TableSettings(setup=most))) < 60_000


def test_ink_is_seen_by_the_others_within_a_moment_and_kept_nowhere() -> None:  # P11
    async def work(on: Scene) -> None:
        await on.all(Ready(1))
        number = on.room.table.number
        on.ink(0, 1, 0, b"abc")
        await asyncio.sleep(0.01)
        for at in range(3, 9):
            on.ink(0, 1, at, b"x")
        on.ink(1, 7, 0, b"yy")
        await asyncio.sleep(TICK + 0.02)
        assert on.eyes[2].ink == [[Piece(0, 1, 0, b"abc")], [Piece(0, 1, 3, b"xxxxxx"), Piece(1, 7, 0, b"yy")]]
        assert on.eyes[1].ink == [[Piece(0, 1, 0, b"abc")], [Piece(0, 1, 3, b"xxxxxx")]]
        assert on.eyes[0].ink == [[Piece(1, 7, 0, b"yy")]]
        assert on.room.table.number == number

    scene(work)


def test_ink_of_who_may_not_draw_is_dropped() -> None:  # P15 P18
    async def work(on: Scene) -> None:
        on.ink(0, 1, 0, b"too early")
        await on.all(Ready(1))
        free = next(n for n in range(1, 8) if n != on.game.round.words[0].number)
        await on.does(0, MakeGuess(1, 1, free))
        on.ink(0, 1, 0, b"after the first guess")
        await on.does(1, Finish(1, sure=True))
        on.ink(1, 1, 0, b"when done")
        on.room.ink(hashed("a watcher"), 1, 0, b"of a watcher")
        await asyncio.sleep(TICK + 0.02)
        assert [eye.ink for eye in on.eyes] == [[], [], []]

    scene(work)


def test_ink_of_a_round_that_ends_or_of_one_who_leaves_disappears() -> None:  # P18 P33
    async def work(on: Scene) -> None:
        await on.all(Ready(1))
        on.ink(0, 1, 0, b"abc")
        on.ink(1, 4, 0, b"abc")
        await asyncio.sleep(TICK + 0.02)
        on.room.leave(on.eyes[1])
        await asyncio.sleep(TICK + 0.02)
        assert on.eyes[2].ink[-1] == [Piece(1, 4, 0, b"")]
        await on.all(Finish(1, sure=True))
        await asyncio.sleep(TICK + 0.02)
        assert on.eyes[2].ink[-1] == [Piece(0, 1, 0, b"")]

    scene(work)


def test_a_slow_reader_is_offered_more_later_and_holds_up_nobody() -> None:
    async def work(on: Scene) -> None:
        await on.all(Ready(1))
        slow, quick = on.eyes[1], on.eyes[2]
        slow.is_slow = True
        for at in range(4):
            on.ink(0, 1, 3 * at, b"abc")
            await asyncio.sleep(TICK + 0.01)
        assert [piece.data for (piece,) in quick.ink] == [b"abc"] * 4
        slow.is_slow = False
        await asyncio.sleep(TICK + 0.02)
        assert slow.ink[-1] == [Piece(0, 1, 0, b"abc" * 4)]
        offered = len(slow.ink)
        await asyncio.sleep(3 * TICK)
        assert len(slow.ink) == offered

    scene(work)


def test_time_runs_out_for_one_who_is_away_when_all_others_are_done() -> None:  # P19
    async def work(on: Scene) -> None:
        await on.all(Ready(1))
        on.room.leave(on.eyes[2])
        await asyncio.sleep(0.1)
        await on.does(0, Finish(1, sure=True))
        await on.does(1, Finish(1, sure=True))
        clock = on.eyes[0].news[-1].view.clock
        assert clock is not None
        assert (clock.key, clock.seconds) == ("away:1", 30)
        assert on.told(Finished) == [Finished(0, "choice"), Finished(1, "choice")]

    scene(work)
