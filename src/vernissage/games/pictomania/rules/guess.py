"""Guessing, black tokens, and how a round ends (P12–P19, P30)."""

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.commands import Finish, MakeGuess, TakeBackGuess, TakeToken
from vernissage.games.pictomania.events import (
    DrawingVoided,
    Event,
    Finished,
    Guessed,
    GuessLaid,
    GuessTakenBack,
    RoundRevealed,
    TokenRemoved,
    TokenTaken,
)
from vernissage.games.pictomania.evolve import evolve_all
from vernissage.games.pictomania.state import Round, State, tokens_left
from vernissage.games.pictomania.values import NUMBERS, Letter

SLIP_SECONDS = 1.5  # P13


def guess(state: State, seat: Seat, command: MakeGuess) -> list[Event]:
    check_may_act(state, seat)
    current = state.round
    made = current.guesses_of(seat)
    if command.drawer == seat:
        raise Refused("own-drawing")  # P14
    if command.drawer not in current.seats:
        raise Refused("no-such-drawing")
    if command.number not in NUMBERS:
        raise Refused("no-such-number")
    if command.number == current.words[seat].number:
        raise Refused("own-number")  # P14
    if command.drawer in made:
        raise Refused("guessed-before")  # P14
    if command.number in made.values():
        raise Refused("guess-card-spent", number=command.number)  # P13
    return [*settled(current, seat), GuessLaid(seat, command.drawer, command.number, command.letter)]


def take_back(state: State, seat: Seat, command: TakeBackGuess) -> list[Event]:
    """As if the card had slipped (P13)."""
    check_may_act(state, seat)
    held = state.round.held.get(seat)
    if held is None or held.drawer != command.drawer:
        raise Refused("guess-stays")
    return [GuessTakenBack(seat, command.drawer)]


def settled(current: Round, *seats: Seat) -> list[Event]:
    """What these have laid stays where it is, and everybody sees it (P17)."""
    return [_settled(current, seat) for seat in seats if seat in current.held]


def _settled(current: Round, seat: Seat) -> Guessed:
    drawer = current.held[seat].drawer
    guess = next(guess for guess in current.guesses[drawer] if guess.seat == seat)
    return Guessed(seat, drawer, guess.number, guess.letter)


def slip_clock(current: Round, seat: Seat) -> str:
    return f"guess:{current.number}:{seat}:{current.held[seat].lay}"


def take_token(state: State, seat: Seat, command: TakeToken) -> list[Event]:
    check_may_act(state, seat)
    left = tokens_left(state.setup, state.round)
    if command.stars not in left:
        raise Refused("token-gone", left=list(left))
    _warn_of_blank_sheet(state, seat, sure=command.sure)
    return close_round(state, stopped(state, [*settled(state.round, seat), TokenTaken(seat, command.stars)]))


def stopped(state: State, events: list[Event]) -> list[Event]:
    """`events`, and those who are still busy stop when the last token has gone with them (P30)."""
    current = evolve_all(state, events).round
    if not state.setup.hurry or tokens_left(state.setup, current):
        return events
    return [*events, *(Finished(seat, "hurry") for seat in current.seats if seat not in current.done)]


def removed_with(state: State, seat: Seat) -> list[Event]:
    """With a seat that is closed in a hurry goes the lowest token in the middle, unless it has one: there is always one
    fewer than players (P30)."""
    left = tokens_left(state.setup, state.round)
    goes = state.setup.hurry and seat not in state.round.black and left
    return [TokenRemoved(left[-1])] if goes else []


def finish(state: State, seat: Seat, command: Finish) -> list[Event]:
    check_may_act(state, seat)
    _warn_of_blank_sheet(state, seat, sure=command.sure)
    return close_round(state, [*settled(state.round, seat), Finished(seat, "choice")])


def close_round(state: State, events: list[Event]) -> list[Event]:
    """`events`, and the reveal when everybody is done with them (P19, P20); no guess is lost (P13)."""
    after = evolve_all(state, events)
    current = after.round
    if after.phase != "drawing" or not set(current.seats) <= current.done:
        return events
    blank = [seat for seat in current.seats if seat in after.closed and not current.sheet(seat).strokes]
    voided: list[Event] = [DrawingVoided(seat, "closed") for seat in blank]  # P34
    return [*events, *settled(current, *current.held), _revealed(current), *voided]


def _revealed(current: Round) -> RoundRevealed:
    numbers: dict[Seat, tuple[int, ...]] = {}
    letters: dict[Seat, tuple[Letter | None, ...]] = {}
    for drawer, stack in current.guesses.items():
        numbers[drawer] = tuple(guess.number for guess in stack if guess.number is not None)
        letters[drawer] = tuple(guess.letter for guess in stack)
    return RoundRevealed(current.number, current.words, numbers, letters)


def check_may_act(state: State, seat: Seat) -> None:
    if state.phase != "drawing":
        raise Refused("wrong-phase")
    if seat in state.round.done:
        raise Refused("already-done")


def _warn_of_blank_sheet(state: State, seat: Seat, *, sure: bool) -> None:
    if not sure and not state.round.sheet(seat).strokes:
        raise Refused("nothing-drawn")  # P18
