"""Artline's rules as the table calls them: the contract of a game, implemented with pure functions."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias, assert_never

from msgspec.structs import replace

from vernissage.contract.catalogue import Catalogue
from vernissage.contract.game import ORDERS, CloseSeat, Game, HurryOn, Order, SeatAway, SeatBack, TimeUp
from vernissage.contract.messages import Messages
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline import commands as c
from vernissage.games.artline.commands import Command
from vernissage.games.artline.events import Event
from vernissage.games.artline.evolve import evolve
from vernissage.games.artline.ports import MAX_THEME_LENGTH, Referee
from vernissage.games.artline.queries import Answer, Consider, Query, Suggest
from vernissage.games.artline.redact import redact
from vernissage.games.artline.rules.absence import change_window, close_seat, seat_away, time_up, waiting
from vernissage.games.artline.rules.considering import consider, suggest
from vernissage.games.artline.rules.correcting import correct
from vernissage.games.artline.rules.curators import decline, point, show_hand
from vernissage.games.artline.rules.laying import LONGEST_EXPLANATION, explain, lay, rename, take_back
from vernissage.games.artline.rules.naming import Naming
from vernissage.games.artline.rules.objecting import LONGEST_ARGUMENT, accept, object_to
from vernissage.games.artline.rules.presuming import accept_by_default, hesitate
from vernissage.games.artline.rules.seating import seats_after
from vernissage.games.artline.rules.starting import VERSION, check_setup, start
from vernissage.games.artline.rules.turning import discard
from vernissage.games.artline.rules.voting import LONGEST_ANSWER, decide, reply, vote, withdraw
from vernissage.games.artline.setup import PLAYERS, Setup, has_house_rules
from vernissage.games.artline.state import State, before_anything
from vernissage.games.artline.view import own, public
from vernissage.games.artline.view_types import Own, Public

Talking: TypeAlias = c.Hesitate | c.AcceptByDefault | c.Withdraw | c.Reply | c.Decide


class Rules(Game[Setup, State, Command, Query, Answer, Event, Public, Own]):
    """Artline, played with the paintings of `catalogue` and judged by `referee`."""

    name = "artline"
    version = VERSION
    seats = PLAYERS
    has_bots = True
    wants_presence = True
    waits_for_absent = True
    events_on_rejoin = 40
    messages = Messages.of(
        Setup,
        Command,
        Event,
        Public,
        Own,
        Query,
        Answer,
        theme_letters=MAX_THEME_LENGTH,
        explanation_letters=LONGEST_EXPLANATION,
        argument_letters=LONGEST_ARGUMENT,
        answer_letters=LONGEST_ANSWER,
    )
    begin = staticmethod(before_anything)
    evolve = staticmethod(evolve)
    redact = staticmethod(redact)
    public = staticmethod(public)
    own = staticmethod(own)
    waiting = staticmethod(waiting)

    def __init__(self, catalogue: Catalogue, referee: Referee) -> None:
        self._catalogue = catalogue
        self._naming = Naming(catalogue, referee)

    def start(
        self,
        setup: Setup,
        seats: Sequence[Seat],
        rng: Random,
        before: State | None = None,
        first: Seat | None = None,
    ) -> list[Event]:
        return start(setup, seats, rng, self._catalogue, first)

    def check_setup(self, setup: Setup) -> None:
        check_setup(setup, self._catalogue)

    def label(self, setup: Setup) -> str | None:
        return "house-rules" if has_house_rules(setup) else setup.edition

    def for_rematch(self, setup: Setup) -> Setup:
        """Forgets who begins: it was chosen for one game, and from then on it goes round (A3)."""
        return replace(setup, first=None)

    def decide(self, state: State, seat: Seat | None, command: Command | Order, rng: Random) -> list[Event]:
        if state.result:
            raise Refused("game-over")
        if isinstance(command, ORDERS):
            if seat is not None:
                raise Refused("not-for-players")
            return _decide_for_table(state, command, rng)
        return self._decide_for_seat(state, _player(state, seat), command)

    def _decide_for_seat(self, state: State, seat: Seat, command: Command) -> list[Event]:
        match command:
            case c.Accept():
                return accept(state, seat, command)
            case c.Lay():
                return lay(state, seat, command, self._naming)
            case c.Correct():
                return correct(state, seat, command, self._naming)
            case c.Hesitate() | c.AcceptByDefault() | c.Withdraw() | c.Reply() | c.Decide():
                return _talk_over(state, seat, command)
            case c.Object():
                return object_to(state, seat, command)
            case c.Vote():
                return vote(state, seat, command)
            case c.Discard():
                return discard(state, seat, command)
            case c.TakeBack():
                return take_back(state, seat, command)
            case c.Rename():
                return rename(state, seat, command, self._naming)
            case c.Explain():
                return explain(state, seat, command)
            case c.ShowHand() | c.Decline() | c.Point():
                return _decide_for_curators(state, seat, command)
            case _:
                assert_never(command)

    def change_setup(self, state: State, setup: Setup) -> list[Event]:
        return change_window(state, setup)

    def answer(self, state: State, seat: Seat | None, query: Query) -> Answer:
        match query:
            case Consider():
                return consider(state, _player(state, seat), query, self._naming)
            case Suggest():
                return suggest(state, _player(state, seat), query, self._naming)
            case _:
                assert_never(query)

    def is_over(self, state: State) -> bool:
        return state.result is not None

    def winners(self, state: State) -> Sequence[Seat]:
        return state.result.winners if state.result else ()

    def next_first(self, state: State) -> Seat | None:
        """Returns the next open seat after the one who began this game."""
        return next(iter(seats_after(state, state.first)), None)


def _player(state: State, seat: Seat | None) -> Seat:
    if seat is None or seat not in state.open_seats:
        raise Refused("not-a-player")
    return seat


def _talk_over(state: State, seat: Seat, command: Talking) -> list[Event]:
    match command:
        case c.Hesitate():
            return hesitate(state, seat, command)
        case c.AcceptByDefault():
            return accept_by_default(state, seat, command)
        case c.Withdraw():
            return withdraw(state, seat, command)
        case c.Reply():
            return reply(state, seat, command)
        case c.Decide():
            return decide(state, seat, command)


def _decide_for_curators(state: State, seat: Seat, command: c.ShowHand | c.Decline | c.Point) -> list[Event]:
    match command:
        case c.ShowHand():
            return show_hand(state, seat)
        case c.Decline():
            return decline(state, seat)
        case c.Point():
            return point(state, seat, command)


def _decide_for_table(state: State, command: Order, rng: Random) -> list[Event]:
    match command:
        case TimeUp():
            return time_up(state, command, rng)
        case CloseSeat():
            return close_seat(state, command)
        case HurryOn():
            raise Refused("nothing-to-hurry")
        case SeatAway(seat):
            return seat_away(state, seat, away=True)
        case SeatBack(seat):
            return seat_away(state, seat, away=False)
