"""Storyteller's rules as the table calls them: the contract of a game, implemented with pure functions."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from msgspec.structs import replace

from vernissage.contract.catalogue import Catalogue
from vernissage.contract.game import ORDERS, CloseSeat, Game, HurryOn, Order, SeatAway, SeatBack, TimeUp
from vernissage.contract.messages import Messages
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.commands import Command, Give, GiveHeart, Ready, Tell, Vote
from vernissage.games.storyteller.events import Event
from vernissage.games.storyteller.evolve import evolve
from vernissage.games.storyteller.ports import Clues, Printed
from vernissage.games.storyteller.queries import Answer, Query
from vernissage.games.storyteller.redact import redact
from vernissage.games.storyteller.rules import absence, giving, reveal, telling, voting
from vernissage.games.storyteller.rules.starting import VERSION, check_setup, start
from vernissage.games.storyteller.rules.telling import MAX_CLUE_LENGTH
from vernissage.games.storyteller.rules.turning import next_teller
from vernissage.games.storyteller.setup import PLAYERS, Setup
from vernissage.games.storyteller.state import State, before_anything
from vernissage.games.storyteller.view import own, public
from vernissage.games.storyteller.view_types import Own, Public


class Rules(Game[Setup, State, Command, Query, Answer, Event, Public, Own]):
    """Storyteller, played with the paintings of `catalogue`."""

    name = "storyteller"
    version = VERSION
    seats = PLAYERS
    has_bots = True
    wants_presence = True
    messages = Messages.of(Setup, Command, Event, Public, Own, Query, Answer, clue_letters=MAX_CLUE_LENGTH)
    begin = staticmethod(before_anything)
    evolve = staticmethod(evolve)
    redact = staticmethod(redact)
    public = staticmethod(public)
    own = staticmethod(own)
    waiting = staticmethod(absence.waiting)

    def __init__(self, catalogue: Catalogue, clues: Clues, printed: Printed) -> None:
        self._catalogue = catalogue
        self._clues = clues
        self._printed = printed

    def check_setup(self, setup: Setup) -> None:
        check_setup(setup, self._catalogue)

    def for_rematch(self, setup: Setup) -> Setup:
        """Forgets who tells first: it was chosen for one game, and from then on it goes round (S1)."""
        return replace(setup, first=None)

    def start(
        self,
        setup: Setup,
        seats: Sequence[Seat],
        rng: Random,
        before: State | None = None,
        first: Seat | None = None,
    ) -> list[Event]:
        return start(setup, seats, rng, self._catalogue, first, before)

    def decide(self, state: State, seat: Seat | None, command: Command | Order, rng: Random) -> list[Event]:
        if isinstance(command, ORDERS):
            if seat is not None:
                raise Refused("not-for-players")
            return _decide_for_table(state, command, rng)
        player = _player(state, seat)
        if command.turn != state.turn.number or state.phase == "over":
            raise Refused("turn-gone", turn=state.turn.number)
        return self._decide_for_seat(state, player, command, rng)

    def _decide_for_seat(self, state: State, seat: Seat, command: Command, rng: Random) -> list[Event]:
        match command:
            case Tell():
                return telling.tell(state, seat, command, self._clues, self._printed)
            case Give():
                return giving.give(state, seat, command, rng)
            case Vote():
                return voting.vote(state, seat, command)
            case GiveHeart():
                return reveal.give_heart(state, seat, command)
            case Ready():
                return reveal.ready(state, seat, command, rng)
            case _:
                assert_never(command)

    def answer(self, state: State, seat: Seat | None, query: Query) -> Answer:
        return telling.suggest(state, _player(state, seat), query, self._clues, self._printed)

    def chat_is_open(self, state: State) -> bool:
        return state.phase not in ("giving", "voting")  # S13

    def is_over(self, state: State) -> bool:
        return state.phase == "over"

    def winners(self, state: State) -> tuple[Seat, ...]:
        return state.winners

    def next_first(self, state: State) -> Seat | None:
        """Returns whose turn it would have been."""
        return next_teller(state) if state.open_seats else None


def _player(state: State, seat: Seat | None) -> Seat:
    if seat is None or seat not in state.open_seats:
        raise Refused("not-a-player")
    return seat


def _decide_for_table(state: State, command: Order, rng: Random) -> list[Event]:
    match command:
        case TimeUp():
            return absence.time_up(state, command, rng)
        case CloseSeat():
            return absence.close(state, command, rng)
        case SeatAway():
            return absence.away(state, command, rng)
        case SeatBack():
            return absence.back(state, command)
        case HurryOn():
            return reveal.hurry_on(state, command, rng)
        case _:
            assert_never(command)
