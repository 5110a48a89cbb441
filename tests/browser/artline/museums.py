"""Museums as large as a test needs, stored before their server starts: bots play, nobody waits."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from playwright.sync_api import expect

from tests.awaited_log import AwaitedLog
from tests.browser.artline.curator import Curator
from tests.browser.server import Server
from tests.seats import S0
from vernissage.app import LOG_FILE
from vernissage.cli import built_in_resources
from vernissage.contract.catalogue import Language, Tag
from vernissage.contract.messages import raw
from vernissage.contract.seat import Seat, first_seats
from vernissage.eventlog.port import Entry
from vernissage.eventlog.sqlite import SqliteLog
from vernissage.games.artline.bot import Player
from vernissage.games.artline.commands import Command, Discard, Lay, Object
from vernissage.games.artline.events import Drew
from vernissage.games.artline.game import Rules
from vernissage.games.artline.rules.absence import acting
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.simulation import chance
from vernissage.games.artline.simulation.fakes import PlainReferee
from vernissage.games.artline.state import Placement, State
from vernissage.games.artline.values import Objection
from vernissage.table.state.codec import Decided, encode
from vernissage.table.state.events import GameBegan, HostChanged, SeatTaken, TableEvent, TableOpened
from vernissage.table.state.secrets import hashed
from vernissage.table.state.settings import COLOURS, TableSettings

PEOPLE: dict[str, Language] = {"Ada": "en", "Борис": "ru", "陈明": "zh", "Dana": "en", "Inés": "es", "Олена": "uk"}
KEPT = 1  # nobody lays their last painting, so that the game goes on


def _nobody_objects(_placement: Placement) -> Objection | None:
    return None


class Wanted(Struct, frozen=True):
    """A museum with this many `paintings`, at the moment that `reached` recognises."""

    paintings: int
    reached: Callable[[State], bool] = lambda state: state.phase == "turn" and state.turn.seat == 0
    ends: bool = False  # hands may run empty
    objection: Callable[[Placement], Objection | None] = _nobody_objects  # to the last painting
    by_chance: bool = False  # laid at random, and more of them than in any real game: hands never run low
    seed: int = 1


def _asked(state: State) -> bool:
    return state.phase == "window" and state.placement is not None and state.placement.seat == 1


def _one_doubts(placement: Placement) -> Objection | None:
    return None if placement.objections else Objection("does-not-fit", placement.lines[0], "that is a goat")


def _nobody_understands(placement: Placement) -> Objection | None:
    named_by_seat_0 = next(iter(placement.themes), None) if placement.seat == 0 else None
    return None if named_by_seat_0 is None else Objection("unclear", named_by_seat_0)


# By the code of their table. Seat 0 has the turn, is asked, is the last to be asked, votes, names another theme, or
# sees the end.
MUSEUMS = {
    "FEWER": Wanted(9),
    "MEANT": Wanted(28),
    "GREAT": Wanted(41),
    "ASKED": Wanted(9, _asked),
    "HEARD": Wanted(9, lambda state: _asked(state) and acting(state) == (0,)),
    "VETED": Wanted(9, lambda state: state.phase == "vote" and 0 in acting(state), objection=_one_doubts),
    "MENDS": Wanted(9, lambda state: state.phase == "mend" and acting(state) == (0,), objection=_nobody_understands),
    "ENDED": Wanted(1, lambda state: state.phase == "over", ends=True),
}


class Interpreter(PlainReferee):
    """Understands what bots say, which is the vocabulary's own names; needs no dictionary, and is there at once."""

    def __init__(self, names: Mapping[Tag, Mapping[Language, Sequence[str]]]) -> None:
        self._meant = {(language, said[0]): tag for tag, of in names.items() for language, said in of.items()}

    def understand(self, text: str, language: Language) -> tuple[Tag, ...]:
        tag = self._meant.get((language, text))
        return () if tag is None else (tag,)


class Hall(Struct, frozen=True):
    game: Rules
    bot: Player


@cache
def hall() -> Hall:
    resources = built_in_resources()
    words = resources.vocabulary
    game = Rules(resources.catalogue, Interpreter(words.names))
    return Hall(game, Player(resources.catalogue, words.names, words.broader, words.dull))


def secret_of(seat: Seat) -> str:
    return f"the long secret of seat {seat}"


def visit(
    server: Server, invite: Callable[..., Any], code: str, language: str = "en", script: str = "", **device: Any
) -> Curator:
    """Somebody who sits at seat 0 of a stored table; `script` runs in their browser before anything else."""
    guest: Curator = invite("Ada", server, language=language, **device)
    guest.context.add_init_script(f"localStorage.setItem('vernissage.secret.{code}', '{secret_of(S0)}'); {script}")
    guest.goes_to(code)
    expect(guest.game.museum.locator(".hung").first).to_be_visible()
    return guest


def store(data: Path, museums: dict[str, Wanted]) -> None:
    """Each museum is a table with that code, and everybody of `PEOPLE` sits at it."""

    async def append() -> None:
        log = AwaitedLog(SqliteLog(data / LOG_FILE))
        for code, wanted in museums.items():
            entries = _entries(code, wanted)
            await log.append(code, 0, entries)
        await log.close()

    with ThreadPoolExecutor(1) as aside:  # Playwright's loop runs in this thread
        aside.submit(asyncio.run, append()).result()


def _entries(code: str, wanted: Wanted) -> Sequence[Entry]:
    setup = Setup(first=S0, window_seconds=0)
    numbers, steps = count(1), [_opening(code, setup), *_played(setup, wanted)]
    now = time.time_ns() // 1_000_000  # a server forgets what is too old
    return [
        Entry(next(numbers), now - 1000 * (len(steps) - at), None, None, one.scope, encode(one.event))
        for at, step in enumerate(steps)
        for one in step
    ]


def _opening(code: str, setup: Setup) -> list[Decided]:
    settings = TableSettings("artline", raw(setup))
    seats = zip(first_seats(len(PEOPLE)), PEOPLE, strict=True)
    seated = [SeatTaken(seat, name, COLOURS[seat], hashed(secret_of(seat))) for seat, name in seats]
    opened, begun = TableOpened(1, code, settings), GameBegan(1, Rules.name)
    events: list[TableEvent] = [opened, *seated, HostChanged(S0, False), begun]
    return [Decided("table", event) for event in events]


def _played(setup: Setup, wanted: Wanted) -> list[list[Decided]]:
    game, rng = hall().game, Random(wanted.seed)
    steps: list[list[Any]] = [list(game.start(setup, first_seats(len(PEOPLE)), rng))]
    state = _after(game.begin(), steps[0])
    while not (len(state.museum.hung) >= wanted.paintings and wanted.reached(state)):
        steps.append(_step(state, wanted, rng))
        state = _after(state, steps[-1])
    return [[Decided("game", event) for event in step] for step in steps]


def _after(state: State, events: Sequence[Any]) -> State:
    for event in events:
        state = hall().game.evolve(state, event)
    return state


def _step(state: State, wanted: Wanted, rng: Random) -> list[Any]:
    seat = acting(state)[-1]
    if wanted.by_chance and state.placement is None and len(state.hands[seat]) <= KEPT:
        return [Drew(seat, state.pile[-1])]
    return list(hall().game.decide(state, seat, _command(state, seat, wanted, rng), rng))


def _command(state: State, seat: Seat, wanted: Wanted, rng: Random) -> Command:
    placement = state.placement
    if placement and not placement.mend and len(state.museum.hung) >= wanted.paintings:
        objection = wanted.objection(placement)
        if objection:
            return Object(placement.id, (objection,), placement.themes_revision)
    command = chance.move(state, seat, rng) if wanted.by_chance else _bots(state, seat, rng)
    if isinstance(command, Lay) and not wanted.ends and _would_end(state, seat, command):
        return Discard(command.painting, sure=True)
    return command


def _would_end(state: State, seat: Seat, lay: Lay) -> bool:
    return len(state.hands[seat]) <= KEPT and state.museum.makes_exhibition(lay.cell)


def _bots(state: State, seat: Seat, rng: Random) -> Command:
    game, language = hall().game, list(PEOPLE.values())[seat]
    deed = hall().bot.move(
        game.public(state),
        game.own(state, seat),
        seat,
        strength="easy",
        language=language,
        rng=rng,
        ask=lambda query: game.answer(state, seat, query),
    )
    assert deed is not None, f"seat {seat} has no move in phase {state.phase}"
    command: Command = deed.command
    return command
