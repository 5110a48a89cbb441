"""A tiny honest game: everybody plays the highest card he can bear to lose; the highest of all wins.

It takes Artline's place at a table, and Artline's words on the wire, which knows no other game in these tests. That
the table plays it as well proves that it knows no rules.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from vernissage.core.game import Clock, CloseSeat, HurryOn, TimeUp, Waiting
from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.games.artline.commands import Accept, Consider, Considered, Discard, Object
from vernissage.games.artline.setup import ArtlineSetup

HAND = 3


class Began(Struct, frozen=True, tag=True):
    setup: ArtlineSetup
    seats: tuple[Seat, ...]
    first: Seat


class Dealt(Struct, frozen=True, tag=True):
    seat: Seat
    cards: tuple[str, ...] | None


class Played(Struct, frozen=True, tag=True):
    """Offered: it lies there once the others agree."""

    seat: Seat
    card: str


class Agreed(Struct, frozen=True, tag=True):
    """The offered card stays, and it is the next one's turn."""


class TookBack(Struct, frozen=True, tag=True):
    seat: Seat


class Closed(Struct, frozen=True, tag=True):
    seat: Seat


class Won(Struct, frozen=True, tag=True):
    seats: tuple[Seat, ...]


Event = Began | Dealt | Played | Agreed | TookBack | Closed | Won


class State(Struct, frozen=True):
    setup: ArtlineSetup = ArtlineSetup()
    seats: tuple[Seat, ...] = ()
    left: tuple[Seat, ...] = ()  # who have still to play, the one at turn first
    hands: dict[Seat, tuple[str, ...]] = {}
    offered: str | None = None
    table: dict[Seat, str] = {}
    won: tuple[Seat, ...] | None = None


class Public(Struct, frozen=True):
    turn: Seat | None
    offered: str | None
    played: dict[Seat, str]
    winners: tuple[Seat, ...]


class Own(Struct, frozen=True):
    hand: tuple[str, ...] = ()


class HighCardView(Struct, frozen=True, tag="artline"):
    turn: Seat | None
    hand: tuple[str, ...]
    offered: str | None
    played: dict[Seat, str]
    winners: tuple[Seat, ...]


class HighCard:
    name = "artline"
    version = 1
    min_seats, max_seats = 2, 6
    has_bots = False
    minds_absence = False
    recalled = 40
    setup_type = ArtlineSetup
    command_type = Discard | Accept | Object
    event_type = Event
    query_type = Consider

    def check_setup(self, setup: ArtlineSetup) -> None:
        if setup.turn_seconds < 0 or setup.decks == ("nowhere",):
            raise Refused("unknown-deck", deck="nowhere")

    def in_short(self, setup: ArtlineSetup) -> ArtlineSetup:
        return setup

    def start(self, setup: ArtlineSetup, seats: Sequence[Seat], rng: Random, before: Any = None) -> list[Any]:  # noqa: ARG002
        self.check_setup(setup)
        pile = [f"{number:03}" for number in range(100)]
        rng.shuffle(pile)
        first = setup.first if setup.first is not None else rng.choice(list(seats))
        hands = [Dealt(seat, tuple(pile.pop() for _ in range(HAND))) for seat in seats]
        return [Began(setup, tuple(seats), first), *hands]

    def begin(self) -> State:
        return State()

    def decide(self, state: State, seat: Seat | None, command: Any, rng: Random) -> list[Any]:  # noqa: ARG002
        match command:
            case Discard(painting):
                return self._play(state, seat, painting)
            case Accept():
                return self._go_on(state, []) if self._may_answer(state, seat) else []
            case Object():
                return [TookBack(state.left[0])] if self._may_answer(state, seat) else []
            case TimeUp(clock):
                return self._time_up(state, clock)
            case CloseSeat(closed):
                return [Closed(closed), Won(tuple(s for s in state.seats if s != closed))]
            case HurryOn():
                raise Refused("nothing-to-hurry")
            case _:
                raise AssertionError(command)

    def _play(self, state: State, seat: Seat | None, card: str) -> list[Any]:
        if not state.left or seat != state.left[0] or state.offered:
            raise Refused("not-your-turn", turn=state.left[0] if state.left else None)
        if card not in state.hands[seat]:
            raise Refused("not-in-hand", painting=card)
        return [Played(seat, card)]

    def _may_answer(self, state: State, seat: Seat | None) -> bool:
        if state.offered is None or seat == state.left[0]:
            raise Refused("nothing-to-answer")
        return True

    def _go_on(self, state: State, before: list[Any]) -> list[Any]:
        table = {**state.table, state.left[0]: state.offered or state.hands[state.left[0]][0]}
        if len(state.left) > 1:
            return [*before, Agreed()]
        best = max(table.values())
        return [*before, Agreed(), Won(tuple(seat for seat, card in table.items() if card == best))]

    def _time_up(self, state: State, clock: str) -> list[Any]:
        running = self.waiting(state).clock
        if running is None or running.key != clock:
            raise Refused("other-clock")
        turn = state.left[0]
        return self._go_on(state, [] if state.offered else [Played(turn, state.hands[turn][0])])

    def evolve(self, state: State, event: Any) -> State:
        match event:
            case Began(setup, seats, first):
                at = seats.index(first)
                return replace(state, setup=setup, seats=seats, left=seats[at:] + seats[:at])
            case Dealt(seat, cards):
                return replace(state, hands={**state.hands, seat: cards or ()})
            case Played(_, card):
                return replace(state, offered=card)
            case Agreed():
                table = {**state.table, state.left[0]: state.offered or ""}
                return replace(state, table=table, left=state.left[1:], offered=None)
            case TookBack():
                return replace(state, offered=None)
            case Closed():
                return state
            case Won(seats):
                return replace(state, won=seats)
            case _:
                raise AssertionError(event)

    def redact(self, event: Any, seat: Seat | None) -> Any:
        if isinstance(event, Dealt) and event.seat != seat:
            return replace(event, cards=None)
        return event

    def public(self, state: State) -> Public:
        return Public(state.left[0] if state.left else None, state.offered, state.table, state.won or ())

    def own(self, state: State, seat: Seat | None) -> Own:
        return Own() if seat is None else Own(state.hands.get(seat, ()))

    def view(self, state: State, seat: Seat | None) -> HighCardView:
        public, own = self.public(state), self.own(state, seat)
        return HighCardView(public.turn, own.hand, public.offered, public.played, public.winners)

    def glance(self, state: State, seat: Seat | None) -> HighCardView:
        return self.view(state, seat)

    def may_ink(self, state: State, seat: Seat) -> bool:  # noqa: ARG002
        return False

    def chat_is_open(self, state: State) -> bool:  # noqa: ARG002
        return True

    def waiting(self, state: State) -> Waiting:
        if state.won is not None or not state.left:
            return Waiting(())
        turn, number = state.left[0], len(state.table)
        if state.offered is not None:
            window = Clock(f"window-{number}-{state.offered}", state.setup.window_seconds)
            others = tuple(seat for seat in state.seats if seat != turn)
            return Waiting(others, window if window.seconds else None)
        clock = Clock(f"turn-{number}", state.setup.turn_seconds, pauses=True)
        return Waiting((turn,), clock if clock.seconds else None)

    def answer(self, state: State, seat: Seat | None, query: Any) -> Any:  # noqa: ARG002
        return Considered({})

    def is_over(self, state: State) -> bool:
        return state.won is not None

    def winners(self, state: State) -> Sequence[Seat]:
        return state.won or ()

    def next_first(self, state: State) -> Seat | None:
        return state.won[0] if state.won else None
