"""A tiny honest game: everybody plays the highest card they can bear to lose; the highest of all wins.

No list of the program's names it. That the table plays it all the same proves that the table knows no rules.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, assert_never

from msgspec import Struct
from msgspec.json import Decoder
from msgspec.structs import replace

from vernissage.contract.any_game import any_package
from vernissage.contract.game import Clock, CloseSeat, Game, HurryOn, Order, SeatAway, SeatBack, TimeUp, Waiting
from vernissage.contract.messages import Messages, raw
from vernissage.contract.package import GamePackage
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, next_in_turn
from vernissage.contract.sizes import Name
from vernissage.table.state.settings import TableSettings
from vernissage.table.state.table import Table

CARDS = 100
MOST_IN_HAND = 10


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    hand: int = 3
    turn_seconds: int = 0
    window_seconds: int = 20
    by_correspondence: bool = False
    first: Seat | None = None


class Offer(Struct, frozen=True, tag=True):
    card: Name


class Agree(Struct, frozen=True, tag=True):
    """The offered card may lie."""


class Object(Struct, frozen=True, tag=True):
    """It may not: its owner takes it back."""


class CountCards(Struct, frozen=True, tag=True):
    seat: Seat


class Counted(Struct, frozen=True, tag=True):
    cards: int


class Began(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    setup: Setup
    seats: tuple[Seat, ...]
    first: Seat


class Dealt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    cards: tuple[str, ...] | None


class Played(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Offered: it lies there once the others agree."""

    seat: Seat
    card: str


class Agreed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The offered card stays, and it is the next one's turn."""


class TookBack(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class Closed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class Won(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seats: tuple[Seat, ...]


Command = Offer | Agree | Object
Event = Began | Dealt | Played | Agreed | TookBack | Closed | Won


class State(Struct, frozen=True):
    setup: Setup = Setup()
    seats: tuple[Seat, ...] = ()
    left: tuple[Seat, ...] = ()  # who still have to play, starting with the current player
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


class Rules(Game[Setup, State, Command, CountCards, Counted, Event, Public, Own]):
    name = "high-card"
    seats = range(2, 7)
    events_on_rejoin = 40
    messages: Messages[Setup, Command, CountCards, Counted, Event, Public, Own] = Messages(
        setup=Decoder(Setup),
        command=Decoder(Command),
        event=Decoder(Event),
        public=Decoder(Public),
        own=Decoder(Own),
        query=Decoder(CountCards),
        answer=Decoder(Counted),
    )

    def check_setup(self, setup: Setup) -> None:
        if not 1 <= setup.hand <= MOST_IN_HAND:
            raise Refused("bad-setup", field="hand")

    def label(self, setup: Setup) -> str | None:
        return "long" if setup.hand > 3 else "short"

    def for_rematch(self, setup: Setup) -> Setup:
        return replace(setup, first=None)

    def start(
        self,
        setup: Setup,
        seats: Sequence[Seat],
        rng: Random,
        before: State | None = None,  # noqa: ARG002
        first: Seat | None = None,
    ) -> list[Event]:
        self.check_setup(setup)
        pile = [f"{number:03}" for number in range(CARDS)]
        rng.shuffle(pile)
        chosen = next((seat for seat in (setup.first, first) if seat is not None), None)
        begins = rng.choice(list(seats)) if chosen is None else next_in_turn(seats, chosen)
        hands = [Dealt(seat, tuple(pile.pop() for _ in range(setup.hand))) for seat in seats]
        return [Began(setup, tuple(seats), begins), *hands]

    def begin(self) -> State:
        return State()

    def decide(self, state: State, seat: Seat | None, command: Command | Order, rng: Random) -> list[Event]:  # noqa: ARG002
        match command:
            case Offer(card):
                return self._offer(state, seat, card)
            case Agree():
                return self._go_on(state, []) if self._may_answer(state, seat) else []
            case Object():
                return [TookBack(state.left[0])] if self._may_answer(state, seat) else []
            case TimeUp(clock):
                return self._time_up(state, clock)
            case CloseSeat(closed):
                return [Closed(closed), Won(tuple(s for s in state.seats if s != closed))]
            case HurryOn():
                raise Refused("nothing-to-hurry")
            case SeatAway() | SeatBack():
                return []
            case _:
                assert_never(command)

    def _offer(self, state: State, seat: Seat | None, card: str) -> list[Event]:
        if not state.left or seat != state.left[0] or state.offered:
            raise Refused("not-your-turn", turn=state.left[0] if state.left else None)
        if card not in state.hands[seat]:
            raise Refused("not-in-hand", card=card)
        return [Played(seat, card)]

    def _may_answer(self, state: State, seat: Seat | None) -> bool:
        if state.offered is None or seat == state.left[0]:
            raise Refused("nothing-to-answer")
        return True

    def _go_on(self, state: State, before: list[Event]) -> list[Event]:
        table = {**state.table, state.left[0]: state.offered or state.hands[state.left[0]][0]}
        if len(state.left) > 1:
            return [*before, Agreed()]
        best = max(table.values())
        return [*before, Agreed(), Won(tuple(seat for seat, card in table.items() if card == best))]

    def _time_up(self, state: State, clock: str) -> list[Event]:
        running = self.waiting(state).clock
        if running is None or running.key != clock:
            raise Refused("other-clock")
        turn = state.left[0]
        return self._go_on(state, [] if state.offered else [Played(turn, state.hands[turn][0])])

    def evolve(self, state: State, event: Event) -> State:
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
                assert_never(event)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        if isinstance(event, Dealt) and event.seat != seat:
            return replace(event, cards=None)
        return event

    def public(self, state: State) -> Public:
        return Public(state.left[0] if state.left else None, state.offered, state.table, state.won or ())

    def own(self, state: State, seat: Seat | None) -> Own:
        return Own() if seat is None else Own(state.hands.get(seat, ()))

    def waiting(self, state: State) -> Waiting:
        if state.won is not None or not state.left:
            return Waiting(())
        turn, number, slow = state.left[0], len(state.table), state.setup.by_correspondence
        if state.offered is not None:
            window = Clock(f"window-{number}-{state.offered}", state.setup.window_seconds)
            others = tuple(seat for seat in state.seats if seat != turn)
            return Waiting(others, window if window.seconds else None, slow)
        clock = Clock(f"turn-{number}", state.setup.turn_seconds, pauses=True)
        return Waiting((turn,), clock if clock.seconds else None, slow)

    def answer(self, state: State, seat: Seat | None, query: CountCards) -> Counted:  # noqa: ARG002
        return Counted(len(state.hands.get(query.seat, ())))

    def is_over(self, state: State) -> bool:
        return state.won is not None

    def winners(self, state: State) -> Sequence[Seat]:
        return state.won or ()

    def next_first(self, state: State) -> Seat | None:
        return state.won[0] if state.won else None


HIGH_CARD = any_package(
    GamePackage(
        game=Rules,
        rules=lambda _resources: Rules(),
    )
)


def high_card(seats: int = 6, language: str = "en", stand_in_seconds: int = 45, **setup: Any) -> TableSettings:
    """The settings of a table for it."""
    return TableSettings(Rules.name, raw(Setup(**setup)), seats, language, stand_in_seconds=stand_in_seconds)


def state_of(table: Table) -> State:
    """How the game on `table` stands."""
    assert isinstance(table.game, State)
    return table.game
