"""Pictomania's rules as the table calls them: the contract of a game, implemented with pure functions."""

from collections.abc import Sequence
from random import Random
from typing import Never, TypeAlias, assert_never

from msgspec.structs import replace

from vernissage.contract.game import ORDERS, CloseSeat, Game, HurryOn, Order, SeatAway, SeatBack, TimeUp
from vernissage.contract.messages import Messages
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import WordBook
from vernissage.games.pictomania.commands import (
    AnswerPointing,
    ClearSheet,
    Command,
    ContestOwningUp,
    DoNotKnow,
    Draw,
    DrewWrongWord,
    EraseStroke,
    ExplainWord,
    Finish,
    GiveHeart,
    MakeGuess,
    PointAt,
    Ready,
    RedoStroke,
    TakeBackGuess,
    TakeBackWish,
    TakeToken,
    TurnSheet,
    UndoStroke,
)
from vernissage.games.pictomania.events import Event, StrokeDrawn
from vernissage.games.pictomania.evolve import evolve
from vernissage.games.pictomania.redact import redact
from vernissage.games.pictomania.rules import absence, clocks, dealing, pointing, reveal, sheets, wishes
from vernissage.games.pictomania.rules import guess as guessing
from vernissage.games.pictomania.rules.own_cards import LONGEST_WORD, MOST_CARDS, TableBook
from vernissage.games.pictomania.rules.starting import VERSION, check_setup, start
from vernissage.games.pictomania.setup import PLAYERS, Setup
from vernissage.games.pictomania.state import State, before_anything
from vernissage.games.pictomania.view import own, public
from vernissage.games.pictomania.view_types import Own, Public

OnSheet: TypeAlias = Draw | EraseStroke | UndoStroke | RedoStroke | ClearSheet | TurnSheet
OnStacks: TypeAlias = MakeGuess | TakeBackGuess | TakeToken | Finish
OfRevealed: TypeAlias = DrewWrongWord | ContestOwningUp | PointAt | AnswerPointing | GiveHeart


class Rules(Game[Setup, State, Command, Never, Never, Event, Public, Own]):
    """Pictomania, played with the cards of `book`."""

    name = "pictomania"
    version = VERSION
    seats = PLAYERS
    has_bots = True
    wants_presence = True
    messages = Messages.of(Setup, Command, Event, Public, Own, own_cards=MOST_CARDS, own_word_letters=LONGEST_WORD)
    begin = staticmethod(before_anything)
    evolve = staticmethod(evolve)
    redact = staticmethod(redact)
    public = staticmethod(public)
    own = staticmethod(own)
    waiting = staticmethod(clocks.waiting)

    def __init__(self, book: WordBook, *, counts_down: bool = True) -> None:
        self._book = book
        self._counts_down = counts_down  # P10: not where bots take no time either

    def check_setup(self, setup: Setup) -> None:
        check_setup(setup, self._book)

    def start(
        self,
        setup: Setup,
        seats: Sequence[Seat],
        rng: Random,
        before: State | None = None,
        first: Seat | None = None,
    ) -> list[Event]:
        settled = setup if self._counts_down else replace(setup, countdown=False)
        return start(settled, seats, rng, self._book, before)

    def decide(self, state: State, seat: Seat | None, command: Command | Order, rng: Random) -> list[Event]:
        if isinstance(command, ORDERS):
            if seat is not None:
                raise Refused("not-for-players")
            return self._decide_for_table(state, command, rng)
        if seat is None or seat not in state.open_seats:
            raise Refused("not-a-player")
        return self._decide_for_seat(state, seat, command, rng)

    def _book_of(self, state: State) -> TableBook:
        return TableBook(self._book, state.setup)

    def _decide_for_table(
        self, state: State, command: TimeUp | CloseSeat | SeatAway | SeatBack | HurryOn, rng: Random
    ) -> list[Event]:
        match command:
            case TimeUp():
                return clocks.time_up(state, command, self._book_of(state), rng)
            case CloseSeat():
                return absence.close(state, command, self._book_of(state), rng)
            case SeatAway():
                return absence.away(state, command, self._book_of(state), rng)
            case SeatBack():
                return absence.back(state, command)
            case HurryOn():
                return self._hurry_on(state, command, rng)
            case _:
                assert_never(command)

    def _hurry_on(self, state: State, command: HurryOn, rng: Random) -> list[Event]:
        if state.phase == "reading" and command.step.startswith("wish:"):
            refused = [seat for seat in state.wishes if wishes.wish_clock(state, seat) == command.step]
            return wishes.refuse(state, refused[0], rng) if refused else []
        if command.step != state.step:
            return []  # somebody else was faster: what the host wanted has happened
        if state.phase == "reading":
            return _read_by_all(state, rng)
        if state.phase == "reveal":
            return reveal.hurry_on(state, self._book_of(state), rng)
        raise Refused("wrong-phase")

    def _decide_for_seat(self, state: State, seat: Seat, command: Command, rng: Random) -> list[Event]:
        match command:
            case DrewWrongWord() | ContestOwningUp() | PointAt() | AnswerPointing() | GiveHeart():
                return _of_revealed(state, seat, command)
            case _ if command.round != state.round.number or state.phase == "over":
                raise Refused("round-gone", round=state.round.number)
            case DoNotKnow():
                return wishes.wish(state, seat, command, self._book_of(state))
            case TakeBackWish():
                return wishes.take_back(state, seat)
            case ExplainWord():
                return wishes.explain(state, seat, command)
            case Ready():
                return self._ready(state, seat, command, rng)
            case MakeGuess() | TakeBackGuess() | TakeToken() | Finish():
                return _on_stacks(state, seat, command)
            case Draw() | EraseStroke() | UndoStroke() | RedoStroke() | ClearSheet() | TurnSheet():
                return _on_sheet(state, seat, command)
            case _:
                assert_never(command)

    def _ready(self, state: State, seat: Seat, command: Ready, rng: Random) -> list[Event]:
        if state.phase == "reading":
            return dealing.ready(state, seat, command, rng)
        if state.phase == "reveal":
            return reveal.ready_to_go_on(state, seat, command, self._book_of(state), rng)
        raise Refused("wrong-phase")

    def stroke_of(self, command: Command) -> int | None:
        return command.stroke if isinstance(command, Draw) else None

    def stroke_stored(self, event: Event) -> tuple[Seat, int] | None:
        return (event.seat, event.stroke) if isinstance(event, StrokeDrawn) else None

    def may_ink(self, state: State, seat: Seat) -> bool:
        try:
            sheets.check_may_draw(state, seat)
        except Refused:
            return False
        return seat in state.round.seats

    def chat_is_open(self, state: State) -> bool:
        return state.phase != "drawing"  # P32

    def is_over(self, state: State) -> bool:
        return state.phase == "over"

    def winners(self, state: State) -> tuple[Seat, ...]:
        return state.winners


def _read_by_all(state: State, rng: Random) -> list[Event]:
    """The host does not wait for somebody who says nothing; but the host alone ends neither an explanation (P8) nor the
    time to point at a drawing (P32)."""
    if state.wishes:
        raise Refused("wish-open")
    if state.last_call:
        raise Refused("last-call")
    return dealing.count_down(state, rng)


def _of_revealed(state: State, seat: Seat, command: OfRevealed) -> list[Event]:
    match command:
        case DrewWrongWord():
            return pointing.own_up(state, seat, command)
        case ContestOwningUp():
            return pointing.contest(state, seat, command)
        case PointAt():
            return pointing.point(state, seat, command)
        case AnswerPointing():
            return pointing.answer(state, seat, command)
        case GiveHeart():
            return reveal.give_heart(state, seat, command)
        case _:
            assert_never(command)


def _on_stacks(state: State, seat: Seat, command: OnStacks) -> list[Event]:
    match command:
        case MakeGuess():
            return guessing.guess(state, seat, command)
        case TakeBackGuess():
            return guessing.take_back(state, seat, command)
        case TakeToken():
            return guessing.take_token(state, seat, command)
        case Finish():
            return guessing.finish(state, seat, command)
        case _:
            assert_never(command)


def _on_sheet(state: State, seat: Seat, command: OnSheet) -> list[Event]:
    match command:
        case Draw():
            return sheets.draw(state, seat, command)
        case EraseStroke():
            return sheets.erase(state, seat, command)
        case UndoStroke():
            return sheets.undo(state, seat, command)
        case RedoStroke():
            return sheets.redo(state, seat, command)
        case ClearSheet():
            return sheets.clear(state, seat, command)
        case TurnSheet():
            return sheets.turn(state, seat, command)
        case _:
            assert_never(command)
