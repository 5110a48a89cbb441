"""What has to be so after every evening, whatever went wrong."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import groupby

import msgspec

from tests.simulated.evening import Evening, Step
from tests.simulated.game import CARD
from tests.simulated.people import Person, Screen, plain
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry
from vernissage.table.nodes.cluster_presence import LAG
from vernissage.table.readers.events import RecentEvents
from vernissage.table.readers.snapshot import Snapshot
from vernissage.table.shell.requests import KEY_SHOWN
from vernissage.table.shell.room import Room
from vernissage.table.state.evolve import RECENT_KEPT, record
from vernissage.table.state.table import Table

LATE = LAG + 5_000  # milliseconds after its time at which a clock must have rung, when all is well


def violations(seed: int, steps: list[Step]) -> list[str]:
    """Everything that is wrong after this evening; nothing, we hope."""
    evening = Evening(seed)
    try:
        evening.play(steps)
    except Exception as error:
        return [f"it broke: {error!r}"]
    return [*evening.reported, *evening.queues.too_long, *_violations(evening)]


def _violations(evening: Evening) -> Iterator[str]:
    if evening.vandal.acknowledged:
        yield f"a stranger was allowed {evening.vandal.acknowledged}"
    yield from _bots(evening)
    for code in evening.codes:
        people = [person for person in (*evening.people, evening.vandal) if person.code == code]
        yield from _of_table(evening, code, people)


def _of_table(evening: Evening, code: str, people: list[Person]) -> Iterator[str]:
    entries = evening.log.tables[code]
    history = _History(evening, entries)
    yield from _stored_once(entries, people)
    for person in people:
        yield from (f"{person.name} {problem}" for problem in _shown(history, person))
    rooms = [room for node in evening.nodes for room in node.house.rooms() if room.table.code == code]
    for room in rooms:
        if room.table != history.tables[history.number]:
            yield f"a node is at {room.table.number}, and not what the log of {history.number} entries folds to"
        if room.machine._journal.is_busy:
            yield "a node is still busy"
    yield from _clocks(rooms)


class _History:
    """A table after every append to its log, and who knew which card since when."""

    def __init__(self, evening: Evening, entries: list[Entry]) -> None:
        self._games = evening.games
        self.number = len(entries)
        self.tables = {0: Table()}  # by number
        self._public: dict[int, dict[str, object]] = {}
        self._own: dict[tuple[int, Seat | None], object] = {}
        self._told: dict[tuple[int, int, Seat | None], object] = {}
        self._kinds: list[str] = [msgspec.json.decode(entry.body)["type"] for entry in entries]
        self.dealt: dict[str, Seat] = {}
        self.played: dict[str, int] = {}
        table = Table()
        for _, append in groupby(entries, lambda entry: entry.at):
            table = record(self._games, table, list(append))
            self.tables[table.number] = table
        for entry in entries:
            self._note_cards(entry)

    def public_at(self, number: int) -> dict[str, object]:
        if number not in self._public:
            self._public[number] = plain(Snapshot(self._games, self.tables[number]).public)
        return self._public[number]

    def own_at(self, number: int, key: str) -> object:
        table = self.tables[number]
        seat = table.seat_of(key)
        if (number, seat) not in self._own:
            self._own[number, seat] = plain(Snapshot(self._games, table).own(seat))
        return self._own[number, seat]

    def told_between(self, after: int, number: int, key: str) -> object:
        table = self.tables[number]
        seat = table.seat_of(key)
        if (after, number, seat) not in self._told:
            self._told[after, number, seat] = plain(RecentEvents(self._games, table, after).to(seat)) if after else []
        return self._told[after, number, seat]

    def kinds_between(self, after: int, number: int) -> list[str]:
        """Kinds of events. Somebody who comes for the first time, or has missed too many, is told of none."""
        return self._kinds[after:number] if after and number - after <= RECENT_KEPT else []

    def _note_cards(self, entry: Entry) -> None:
        for card in CARD.findall(entry.body.decode()):
            if b'"Dealt"' in entry.body:
                self.dealt[card] = msgspec.json.decode(entry.body)["seat"]
            else:
                self.played.setdefault(card, entry.number)


def _stored_once(entries: list[Entry], people: list[Person]) -> Iterator[str]:
    """Every acknowledged command is in the log, in one append, under the number that was acknowledged."""
    appends = Counter(cause for cause, _ in {(one.cause, one.at) for one in entries} if cause)
    last = {one.cause: one.number for one in entries}
    for cause, times in appends.items():
        if times > 1:
            yield f"{cause} was carried out {times} times"
    for person in people:
        for id, numbers in person.acknowledged.items():
            cause = f"{person.key[:KEY_SHOWN]}/{id}"
            if cause in last and set(numbers) != {last[cause]}:
                yield f"{id} was acknowledged as {numbers} and is stored as {last[cause]}"
            elif cause not in last:
                yield f"{id} was acknowledged as {numbers} and is not stored"
        if person.waiting:
            yield f"{person.name} still waits for {sorted(person.waiting)}"


def _shown(history: _History, person: Person) -> Iterator[str]:
    if person.screen is None or person.screen.number is None:
        yield "could not come back"
    elif person.screen.number != history.number:
        yield f"is at {person.screen.number} of {history.number}"
    for screen in person.screens:
        yield from screen.problems
        if not history.tables.keys() >= screen.shown.keys():
            yield f"was shown {max(screen.shown)}, which the log does not have"
            return
        for number, (common, private) in sorted(screen.shown.items()):
            if private != history.own_at(number, person.key):
                yield f"did not see what was their own at {number}"
            expected = history.public_at(number)
            if common != expected and _timeless(common) != _timeless(expected):
                yield f"did not see what everybody should at {number}"
        yield from _told(history, person, screen)
        yield from _secrets(history, person, screen.heard)


def _timeless(shown: dict[str, object]) -> dict[str, object]:
    """A node that was just started grants a clock some grace."""
    return {name: part for name, part in shown.items() if name != "clock"}


def _secrets(history: _History, person: Person, heard: list[tuple[int, bytes]]) -> Iterator[str]:
    """Cards are dealt face down: until one is played, only its holder hears of it."""
    for number, frame in heard:
        for card in set(CARD.findall(frame.decode(errors="replace"))):
            is_known = history.played.get(card, number + 1) <= number
            if not is_known and history.dealt[card] != history.tables[number].seat_of(person.key):
                yield f"was told {card} of seat {history.dealt[card]} at {number}"


def _told(history: _History, person: Person, screen: Screen) -> Iterator[str]:
    """Nodes that tell of the same tell the same: what the log says. The kinds are looked up without the code that made
    what was told."""
    for after, number, events in screen.told:
        if [one["event"]["type"] for one in events] != history.kinds_between(after, number):
            yield f"was not told of all, or of more, between {after} and {number}"
        elif events != history.told_between(after, number, person.key):
            yield f"was told another history between {after} and {number}"


def _clocks(rooms: list[Room]) -> Iterator[str]:
    for room in rooms:
        for running in room.table.clocks.all_running:
            if running.until + LATE >= room.machine.time.now():
                continue
            yield f"the clock {running.clock.key} should have rung {room.machine.time.now() - running.until} ms ago"


def _bots(evening: Evening) -> Iterator[str]:
    """In peace one node moves a bot through all of a game. In the log it would not be seen: rules refuse a repeat."""
    moved_by: defaultdict[tuple[str, ...], set[int]] = defaultdict(set)  # by its hand, which no other game has
    for at, node in enumerate(evening.nodes):
        for thought in node.bot.thoughts:
            moved_by[thought.hand].add(at)
    for hand, nodes in moved_by.items():
        if len(nodes) > 1:
            yield f"the bot with {hand[0]} was moved by nodes {sorted(nodes)}"


def shortest(seed: int, steps: list[Step]) -> list[Step]:
    """As few of them as still show that something is wrong: none of those that are left can be left out."""
    fewer = _without_some(seed, steps)
    while len(fewer) < len(steps):
        steps, fewer = fewer, _without_some(seed, fewer)
    return steps


def _without_some(seed: int, steps: list[Step]) -> list[Step]:
    """Without as many as can be left out, half of them at once, then a quarter, down to each by itself."""
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
