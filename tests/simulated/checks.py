"""What has to be so after every evening, whatever went wrong."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from tests.simulated.evening import Evening, Step
from tests.simulated.people import Person, plain
from vernissage.core.seat import Seat
from vernissage.table.core import KEY_SHOWN
from vernissage.table.elsewhere import LAG
from vernissage.table.evolve import record
from vernissage.table.room import Room
from vernissage.table.state import Table
from vernissage.table.view import own, public

LATE = LAG + 5_000  # milliseconds after its time at which a clock must have rung, when all is well


def violations(seed: int, steps: list[Step]) -> list[str]:
    """What was not as it has to be after this evening; nothing, we hope."""
    evening = Evening(seed)
    try:
        evening.play(steps)
    except Exception as error:
        return [f"it broke: {error!r}"]
    return [*evening.reported, *_violations(evening)]


def _violations(evening: Evening) -> Iterator[str]:
    entries = evening.log.tables[evening.code]
    table = record(evening.games, Table(), entries)
    yield from _stored_once(evening)
    for person in evening.people:
        yield from _shown(evening, person, table)
    yield from _same_history(evening)
    rooms = [room for node in evening.nodes for room in node.house.rooms()]
    for room in rooms:
        if room.table != table:
            yield f"a node is at {room.table.number}, and not what the log of {table.number} entries folds to"
        if room._core._journal.is_busy:
            yield "a node is still busy"
    yield from _clocks(rooms)


def _stored_once(evening: Evening) -> Iterator[str]:
    """Every acknowledged command is in the log, in one append, under the number that was acknowledged."""
    appends = Counter(cause for cause, _ in {(one.cause, one.at) for one in evening.log.tables[evening.code]} if cause)
    last = {one.cause: one.number for one in evening.log.tables[evening.code]}
    for cause, times in appends.items():
        if times > 1:
            yield f"{cause} was carried out {times} times"
    for person in evening.people:
        for id, numbers in person.acknowledged.items():
            cause = f"{person.key[:KEY_SHOWN]}/{id}"
            if cause in last and set(numbers) != {last[cause]}:
                yield f"{id} was acknowledged as {numbers} and is stored as {last[cause]}"
            elif cause not in last and max(numbers) > len(evening.log.tables[evening.code]):
                yield f"{id} was acknowledged as {numbers} and is not stored"
        if person.waiting:
            yield f"{person.name} still waits for {sorted(person.waiting)}"


def _shown(evening: Evening, person: Person, table: Table) -> Iterator[str]:
    for screen in person.screens:
        yield from (f"{person.name} {problem}" for problem in screen.problems)
    if person.screen is None or person.screen.is_closed:
        yield f"{person.name} could not come back"
        return
    seat = table.seat_of(person.key)
    if person.screen.own != plain(own(evening.games, table, seat)):
        yield f"{person.name} does not see what is their own"
    if _timeless(person.screen.public) != _timeless(plain(public(evening.games, table))):
        yield f"{person.name} does not see what everybody should"
    yield from _secrets(person, seat, table)


def _timeless(shown: dict[str, object]) -> dict[str, object]:
    """A node that was just started grants a clock some grace."""
    return {name: part for name, part in shown.items() if name != "clock"}


def _secrets(person: Person, seat: Seat | None, table: Table) -> Iterator[str]:
    """Cards are dealt face down: nobody is told another's."""
    for screen in person.screens:
        for told in screen.told.values():
            for other in table.seats:
                if other != seat and f"Dealt(seat={other}, cards=(" in told:
                    yield f"{person.name} was told the hand of seat {other}"


def _same_history(evening: Evening) -> Iterator[str]:
    """Whoever is told of the same by two nodes is told the same."""
    for person in evening.people:
        told: dict[tuple[int, int], str] = {}
        for screen in person.screens:
            for numbers, events in screen.told.items():
                if told.setdefault(numbers, events) != events:
                    yield f"{person.name} was told two histories of {numbers}"


def _clocks(rooms: list[Room]) -> Iterator[str]:
    for room in rooms:
        running = room.table.clocks.running
        if running is not None and running.until + LATE < room.now():
            yield f"the clock {running.clock.key} should have rung {room.now() - running.until} ms ago"


def shortest(seed: int, steps: list[Step]) -> list[Step]:
    """As few of them as still show that something is wrong."""
    size = max(1, len(steps) // 2)
    while size:
        at = 0
        while at < len(steps):
            fewer = steps[:at] + steps[at + size :]
            if violations(seed, fewer):
                steps = fewer
            else:
                at += size
        size //= 2
    return steps


def described(steps: list[Step]) -> str:
    return "\n".join(msgspec.json.encode(step).decode() for step in steps)
