"""A honest game on no list of the program's, so that a table that plays it knows no rule: the highest card wins."""

from random import Random
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from vernissage.contract.any_game import any_package
from vernissage.contract.game import Clock, CloseSeat, Game, Order, TimeUp, Waiting
from vernissage.contract.messages import Messages
from vernissage.contract.package import GamePackage
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, next_in_turn


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    hand: Annotated[int, Meta(ge=1, le=10)] = 3
    turn_seconds: int = 0
    window_seconds: int = 20
    by_correspondence: bool = False
    first: Seat | None = None


class Offer(Struct, frozen=True, tag=True):
    card: Annotated[str, Meta(max_length=64)]


class Agree(Struct, frozen=True, tag=True):
    stays: bool = True  # the offered card; otherwise its owner takes it back


class CountCards(Struct, frozen=True, tag=True):
    seat: Seat


class Counted(Struct, frozen=True, tag=True):
    cards: int


class Began(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    setup: Setup
    seats: tuple[Seat, ...]  # in turn, starting with the one who begins


class Dealt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    cards: tuple[str, ...] | None  # `None` in what the others are told


class Played(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    card: str  # it is offered: it lies there once somebody agrees


class Answered(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    stays: bool  # then it is the next one's turn


class Won(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seats: tuple[Seat, ...]


Command = Offer | Agree
Event = Began | Dealt | Played | Answered | Won


class Public(Struct, frozen=True):
    left: tuple[Seat, ...] = ()  # who still have to play, starting with the current player
    offered: str | None = None
    played: dict[Seat, str] = {}
    winners: tuple[Seat, ...] = ()


class State(Public, frozen=True):
    setup: Setup = Setup()
    seats: tuple[Seat, ...] = ()
    hands: dict[Seat, tuple[str, ...]] = {}


class Own(Struct, frozen=True):
    hand: tuple[str, ...] = ()


class Rules(Game[Setup, State, Command, CountCards, Counted, Event, Public, Own]):
    name = "high-card"
    seats = range(2, 7)
    messages = Messages.of(Setup, Command, Event, Public, Own, CountCards, Counted)
    events_on_rejoin = 40
    begin = State

    def for_rematch(self, setup: Setup) -> Setup:
        return replace(setup, first=None)

    def start(
        self, setup: Setup, seats: tuple[Seat, ...], rng: Random, before: State | None = None, first: Seat | None = None
    ) -> list[Event]:
        pile = rng.sample([f"{number:03}" for number in range(100)], setup.hand * len(seats))
        chosen = first if setup.first is None else setup.first
        begins = seats.index(rng.choice(seats) if chosen is None else next_in_turn(seats, chosen))
        dealt = [Dealt(seat, tuple(pile[place :: len(seats)])) for place, seat in enumerate(seats)]
        return [Began(setup, seats[begins:] + seats[:begins]), *dealt]

    def decide(self, state: State, seat: Seat | None, command: Command | Order, rng: Random) -> list[Event]:
        turn, *left = state.left or (Seat(-1),)  # nobody, once it is over
        match command:
            case Offer() if seat != turn or state.offered:
                raise Refused("not-your-turn", turn=turn)
            case Offer(card) if card not in state.hands[turn]:
                raise Refused("not-in-hand", card=card)
            case Offer(card):
                return [Played(turn, card)]
            case Agree() if not state.offered or seat == turn:
                raise Refused("nothing-to-answer")
            case Agree(stays=False):
                return [Answered(stays=False)]
            case Agree() | TimeUp():
                card = state.offered or state.hands[turn][0]
                lying = {**state.played, turn: card}
                best = tuple(player for player, played in lying.items() if played == max(lying.values()))
                offered = [] if state.offered else [Played(turn, card)]
                return [*offered, Answered(stays=True), *([] if left else [Won(best)])]
            case CloseSeat(closed):
                return [Won(tuple(other for other in state.seats if other != closed))]
            case _:
                raise Refused("nothing-to-hurry")

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case Began(setup, seats):
                return State(left=seats, setup=setup, seats=seats)
            case Dealt(seat, cards):
                return replace(state, hands={**state.hands, seat: cards or ()})
            case Played(_, card):
                return replace(state, offered=card)
            case Answered(stays=False):
                return replace(state, offered=None)
            case Answered():  # the last one's turn goes on until somebody has won
                played = {**state.played, state.left[0]: state.offered or ""}
                return replace(state, offered=None, played=played, left=state.left[1:] or state.left)
            case Won(seats):
                return replace(state, offered=None, winners=seats, left=())

    def redact(self, event: Event, seat: Seat | None) -> Event:
        return replace(event, cards=None) if isinstance(event, Dealt) and event.seat != seat else event

    def public(self, state: State) -> Public:
        return Public(state.left, state.offered, state.played, state.winners)

    def own(self, state: State, seat: Seat | None) -> Own:
        return Own() if seat is None else Own(state.hands.get(seat, ()))

    def waiting(self, state: State) -> Waiting:
        turn, number, slow = state.left[:1], len(state.played), state.setup.by_correspondence
        if state.offered is None:
            return Waiting(turn, Clock.of(f"turn-{number}", state.setup.turn_seconds, pauses=True), slow)
        others = tuple(seat for seat in state.seats if seat not in turn)
        return Waiting(others, Clock.of(f"window-{number}-{state.offered}", state.setup.window_seconds), slow)

    def answer(self, state: State, seat: Seat | None, query: CountCards) -> Counted:
        return Counted(len(state.hands.get(query.seat, ())))

    def winners(self, state: State) -> tuple[Seat, ...]:
        return state.winners

    def next_first(self, state: State) -> Seat | None:
        return state.winners[0] if state.winners else None


HIGH_CARD = any_package(GamePackage(game=Rules, rules=lambda _resources: Rules()))
