"""One table held in memory: takes commands one after another, stores, then tells everybody."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from secrets import SystemRandom
from typing import Any

from msgspec import Struct

from vernissage.core.bot import Bot
from vernissage.core.game import Game, SeatAway, SeatBack, TimeUp
from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.eventlog.port import Conflict, Entry, EventLog, NotStored
from vernissage.table.absences import Absences
from vernissage.table.bots import BotPlayers
from vernissage.table.codec import Decided, encode
from vernissage.table.commands import HostGone, MakePass, StandIn
from vernissage.table.decide import Caller, OwnCommand, decide, decide_for_bot, decide_itself, may_talk
from vernissage.table.evolve import record
from vernissage.table.ink import Piece
from vernissage.table.ink_flow import InkFlow
from vernissage.table.secrets import fresh_word
from vernissage.table.settings import Reaction
from vernissage.table.state import Games, Table
from vernissage.table.timing import Alarms, Patience
from vernissage.table.view import lately, told, view
from vernissage.table.visitor import Arrival, News, Present, Visitor

logger = logging.getLogger(__name__)
ATTEMPTS = 8  # at deciding again, when others append to the same table
MOST_VISITORS = 200


class Carried(Struct, frozen=True):
    """A command is carried out and stored. `word`: the pass that was asked for, while it is remembered."""

    number: int
    word: str | None = None


class Means(Struct, frozen=True):
    """What a room needs of the world."""

    games: Games
    log: EventLog
    rng: Random = SystemRandom()
    now: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    patience: Patience = Patience()
    bots: Mapping[str, Bot] = {}  # by game


class Room:
    def __init__(self, means: Means, table: Table) -> None:
        self._means = means
        self.table = table
        self._keys: dict[Visitor, str] = {}
        self.one_at_a_time = asyncio.Lock()
        self._words: dict[str, str] = {}  # passes by the command that asked, so that a repeat gets the same
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarms = Alarms(means.patience, means.now, self._on_time_up, self._on_host_gone, self._on_missed)
        self._absences = Absences(means.patience, means.now, self._on_away, self._on_back)
        self._ink = InkFlow(self._readers)
        self._bots = BotPlayers(self, means.games, means.bots, means.patience, means.rng, self._ink)
        self.quiet_since = means.now()
        self._follow()

    # --- people

    def join(self, visitor: Visitor, key: str, after: int = 0) -> Arrival:
        if len(self._keys) >= MOST_VISITORS:
            raise Refused("table-full", most=MOST_VISITORS)
        self._keys[visitor] = key
        self._present_changed(besides=visitor)
        self._welcome_back(self.table.seat_of(key))
        return self.arrival(visitor, after)

    def _welcome_back(self, seat: Seat | None) -> None:
        if seat is not None and self.table.seats[seat].stand_in:
            self.start(self._itself(StandIn(seat, back=True)))

    def arrival(self, visitor: Visitor, after: int = 0) -> Arrival:
        """All there is, for a visitor who comes, or who was too slow to follow."""
        seat = self.table.seat_of(self._keys[visitor])
        self._ink.forget(visitor)
        events = told(self._means.games, self.table, seat, after) if after > 0 else None
        recent = lately(self._means.games, self.table, seat)
        return Arrival(self.table.number, self._means.now(), self._view(seat), events or (), self.present(), recent)

    def leave(self, visitor: Visitor) -> None:
        key = self._keys.pop(visitor, None)
        if key is None:
            return
        self.quiet_since = self._means.now()
        self._ink.forget(visitor)
        seat = self.table.seat_of(key)
        if seat is not None and seat not in self.present().connected:
            self._ink.take_back(seat)
        self._present_changed(besides=None)

    def present(self) -> Present:
        seats = [self.table.seat_of(key) for key in self._keys.values()]
        return Present(tuple(sorted({seat for seat in seats if seat is not None})), seats.count(None))

    def say_goodbye(self, code: str) -> None:
        for visitor in list(self._keys):
            visitor.say_goodbye(code)

    # --- commands

    async def submit(self, key: str, cause: str, command: Any) -> Carried:
        """Carry out `command` once, whoever hangs up meanwhile; raises `Refused`."""
        return await asyncio.shield(self._submit(key, cause, command))

    async def _submit(self, key: str, cause: str, command: Any) -> Carried:
        async with self.one_at_a_time:
            word = fresh_word()
            carried = await self._carry_out(cause, lambda: self._decide(key, word, command))
            if isinstance(command, MakePass):
                word = self._words.setdefault(cause, word) if carried else self._words.get(cause, "")
                return Carried(self.table.causes.get(cause, self.table.number), word or None)
        return Carried(self.table.causes.get(cause, self.table.number))

    def _decide(self, key: str, word: str, command: Any) -> tuple[Seat | None, list[Decided]]:
        by = self.table.seat_of(key)
        return by, decide(self._means.games, self.table, self._caller(key, word), command)

    async def _carry_out(self, cause: str | None, choose: Callable[[], tuple[Seat | None, list[Decided]]]) -> bool:
        """Decide, store and tell; on `Conflict` read what came in between and decide again.

        False when it had been done before.
        """
        for _ in range(ATTEMPTS):
            if cause is not None and cause in self.table.causes:
                return False
            by, decided = choose()
            if not decided:
                return True
            entries = self._entries(cause, by, decided)
            after_it = record(self._means.games, self.table, entries)  # what cannot be recorded is never stored
            try:
                await self._means.log.append(self.table.code, self.table.number, entries)
            except Conflict:
                await self._catch_up()
                continue
            except NotStored as error:
                logger.error("table %s could not be stored: %s", self.table.code, error)
                raise Refused("not-stored") from error
            self._went_on(after_it)
            return True
        raise Refused("busy")

    def _entries(self, cause: str | None, by: Seat | None, decided: Sequence[Decided]) -> list[Entry]:
        at = max(self._means.now(), self.table.at + 1)
        first = self.table.number + 1
        return [Entry(first + i, at, cause, by, one.scope, encode(one.event)) for i, one in enumerate(decided)]

    async def _catch_up(self) -> None:
        entries = await self._means.log.read(self.table.code, self.table.number)
        if entries:
            self._went_on(record(self._means.games, self.table, entries))

    def _caller(self, key: str, word: str = "") -> Caller:
        return Caller(key, self._means.now(), self._means.rng, frozenset(self.present().connected), word)

    # --- what changes nothing

    def ask(self, key: str, query: Any) -> Any:
        table = self.table
        if table.game_name is None or table.game is None:
            raise Refused("no-game-runs", stage=table.stage)
        game = self._means.games[table.game_name]
        if not isinstance(query, game.query_type):
            raise Refused("unknown-command")
        return game.answer(table.game, table.seat_of(key), query)

    def react(self, key: str, reaction: Reaction) -> None:
        seat = may_talk(self.table, key)
        for visitor in list(self._keys):
            visitor.see_reaction(seat, reaction)

    # --- ink while the pen is down: seen by all, kept nowhere

    def ink(self, key: str, stroke: int, offset: int, data: bytes) -> None:
        """The next bytes of a stroke. Dropped where it may not be drawn, or does not continue anything."""
        seat = self.table.seat_of(key)
        if seat is None or not self.may_ink(seat) or not self._ink.take_in(Piece(seat, stroke, offset, data)):
            logger.debug("table %s: live ink of seat %s was dropped", self.table.code, seat)

    def lift_pen(self, key: str) -> None:
        """A move of this seat is on its way: the stroke that was watched comes with it, whole."""
        seat = self.table.seat_of(key)
        if seat is not None:
            self._ink.lift(seat)

    def take_ink_back(self, key: str) -> None:
        """The move was refused: what was seen of its stroke goes again."""
        seat = self.table.seat_of(key)
        if seat is not None:
            self._ink.take_back(seat, unless_drawing=True)

    def may_ink(self, seat: Seat) -> bool:
        game = self._running_game()
        return game is not None and game.may_ink(self.table.game, seat)

    def _readers(self) -> list[tuple[Visitor, Seat | None]]:
        return [(visitor, self.table.seat_of(key)) for visitor, key in self._keys.items()]

    # --- telling

    def _went_on(self, table: Table) -> None:
        before, self.table = self.table, table
        present_before = self._present_of(before)
        self._follow()
        self._ink.keep(self.may_ink)
        self._tell_all(before.number)
        if self._present_of(table) != present_before:
            self._present_changed(besides=None)

    def _tell_all(self, after: int) -> None:
        now = self._means.now()
        news: dict[Seat | None, News] = {}
        for visitor, key in list(self._keys.items()):
            seat = self.table.seat_of(key)
            if seat not in news:
                events = told(self._means.games, self.table, seat, after)
                shown = self._view(seat, glance=events is not None)  # who is not told everything is shown everything
                news[seat] = News(after, self.table.number, now, events or (), shown)
            visitor.hear(news[seat])

    def _present_changed(self, besides: Visitor | None) -> None:
        present = self.present()
        for visitor in list(self._keys):
            if visitor is not besides:
                visitor.see_present(present)
        self._follow()

    def _present_of(self, table: Table) -> set[Seat | None]:
        return {table.seat_of(key) for key in self._keys.values()}

    def _view(self, seat: Seat | None, *, glance: bool = False) -> Any:
        return view(self._means.games, self.table, seat, self._alarms.not_before, glance=glance)

    # --- time

    def _follow(self) -> None:
        connected = self.present().connected
        self._alarms.follow(self.table.clocks.running, self.table.host, connected, self._missed(connected))
        self._bots.follow()
        game, bots = self._running_game(), self.table.played_by_bots()
        minding = self.table.game_number if game is not None and game.minds_absence else None
        played_for = [seat for seat in bots if self.table.seats[seat].stand_in]  # to the game, they are there
        people = [seat for seat in self.table.open_seats() if seat not in bots]
        self._absences.follow(minding, people, (*connected, *played_for) if connected else ())

    def _running_game(self) -> Game[Any] | None:
        table = self.table
        return self._means.games[table.game_name] if table.stage == "playing" and table.game_name else None

    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the game waits on. Nobody watches: no bot plays to an empty house."""
        game = self._running_game()
        if not self._keys or game is None or game.name not in self._means.bots:
            return ()
        return game.waiting(self.table.game).seats

    def _missed(self, connected: Sequence[Seat]) -> list[Seat]:
        """Whose players are away while the game waits on them, or would if it did not mind, and somebody is there."""
        game, bots = self._running_game(), self.table.played_by_bots()
        if not connected or game is None or game.name not in self._means.bots:
            return []
        wanted = self.table.people() if game.minds_absence else self.awaited()
        return [seat for seat in wanted if seat not in connected and seat not in bots]

    def _on_missed(self, seat: Seat) -> None:
        self.start(self._itself(StandIn(seat)))

    def left(self) -> int | None:
        running = self.table.clocks.running
        return None if running is None else max(running.until - self._means.now(), 0)

    async def do_for_bot(self, seat: Seat, command: Any) -> None:
        games, rng = self._means.games, self._means.rng
        await self._carry_out(None, lambda: (seat, decide_for_bot(games, self.table, seat, command, rng)))

    def _on_time_up(self, clock: str) -> None:
        self.start(self._itself(TimeUp(clock)))

    def _on_host_gone(self) -> None:
        self.start(self._itself(HostGone()))

    def _on_away(self, seat: Seat) -> None:
        self.start(self._itself(SeatAway(seat)))

    def _on_back(self, seat: Seat) -> None:
        self.start(self._itself(SeatBack(seat)))

    async def _itself(self, command: OwnCommand) -> None:
        async with self.one_at_a_time:
            caller = self._caller("")
            try:
                await self._carry_out(
                    None, lambda: (None, decide_itself(self._means.games, self.table, caller, command))
                )
            except Refused as refused:
                logger.info("table %s: %s was refused: %s", self.table.code, command, refused.code)
                if refused.code in ("not-stored", "busy"):
                    self._try_again(command)

    def _try_again(self, command: OwnCommand) -> None:
        if not isinstance(command, SeatAway | SeatBack):
            self._alarms.try_again()
            return
        self._absences.tell_again()
        asyncio.get_running_loop().call_later(self._means.patience.retry / 1000, self._follow)

    def start(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def is_idle(self) -> bool:
        """Nobody is here, nothing runs: the log alone can keep this table."""
        busy = self._keys or self._tasks or self.one_at_a_time.locked()
        return not busy and self.table.clocks.running is None

    def close(self) -> None:
        self._alarms.stop()
        self._bots.stop()
        self._absences.stop()
        self._ink.stop()
