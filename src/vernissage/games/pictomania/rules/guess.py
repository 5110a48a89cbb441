"""Guessing, black tokens, and how a round ends (P12–P19, P30)."""

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.commands import Finish, MakeGuess, TakeToken
from vernissage.games.pictomania.events import DrawingVoided, Event, Finished, Guessed, RoundRevealed, TokenTaken
from vernissage.games.pictomania.evolve import evolve_all
from vernissage.games.pictomania.state import State, tokens_left
from vernissage.games.pictomania.values import NUMBERS


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
    return [Guessed(seat, command.drawer, command.number)]


def take_token(state: State, seat: Seat, command: TakeToken) -> list[Event]:
    check_may_act(state, seat)
    left = tokens_left(state.setup, state.round)
    if command.stars not in left:
        raise Refused("token-gone", left=list(left))
    _warn_of_blank_sheet(state, seat, sure=command.sure)
    events: list[Event] = [TokenTaken(seat, command.stars)]
    if state.setup.hurry and len(left) == 1:  # P30
        late = [other for other in state.round.seats if other != seat and other not in state.round.done]
        events += [Finished(other, "hurry") for other in late]
    return close_round(state, events)


def finish(state: State, seat: Seat, command: Finish) -> list[Event]:
    check_may_act(state, seat)
    _warn_of_blank_sheet(state, seat, sure=command.sure)
    return close_round(state, [Finished(seat, "choice")])


def close_round(state: State, events: list[Event]) -> list[Event]:
    """Adds the reveal to `events` if everybody is done after them (P19, P20)."""
    after = evolve_all(state, events)
    current = after.round
    if after.phase != "drawing" or not set(current.seats) <= current.done:
        return events
    numbers = {
        drawer: tuple(guess.number for guess in stack if guess.number is not None)
        for drawer, stack in current.guesses.items()
    }
    blank = [seat for seat in current.seats if seat in after.closed and not current.sheet(seat).strokes]
    voided: list[Event] = [DrawingVoided(seat, "closed") for seat in blank]  # P34
    return [*events, RoundRevealed(current.number, current.words, numbers), *voided]


def check_may_act(state: State, seat: Seat) -> None:
    if state.phase != "drawing":
        raise Refused("wrong-phase")
    if seat in state.round.done:
        raise Refused("already-done")


def _warn_of_blank_sheet(state: State, seat: Seat, *, sure: bool) -> None:
    if not sure and not state.round.sheet(seat).strokes:
        raise Refused("nothing-drawn")  # P18
