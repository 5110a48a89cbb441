"""Whom the game is waiting for, how long, and what happens when time is up (A20, A22, A32, A34)."""

from random import Random

from vernissage.contract.game import Clock, TimeUp, Waiting
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.events import Declined, Event, TakenBack
from vernissage.games.artline.seating import laying_seat, neighbour
from vernissage.games.artline.settling import close_vote, settle
from vernissage.games.artline.setup import DAY
from vernissage.games.artline.state import Placement, State
from vernissage.games.artline.story import EventChain
from vernissage.games.artline.turning import discard_by_chance


def waiting(state: State) -> Waiting:
    return Waiting(acting(state), _clock(state), by_correspondence=state.setup.turn_seconds == DAY)  # A33


def acting(state: State) -> tuple[Seat, ...]:
    if state.result:
        return ()
    if state.placement and not state.placement.mend:
        return _unanswered(state, state.placement)
    if state.turn.declined:
        return (state.turn.seat,)
    return (laying_seat(state),)


def _unanswered(state: State, placement: Placement) -> tuple[Seat, ...]:
    heard = placement.vote.ballots if placement.vote else placement.answered
    return tuple([seat for seat in state.open_seats if seat not in heard and seat != placement.seat])


def _clock(state: State) -> Clock | None:
    """The clocks of turns stand still while others answer and vote; a window or a vote starts afresh each time."""
    seconds = state.setup.window_seconds if state.phase in ("window", "vote") else state.setup.turn_seconds
    if not seconds or state.result:
        return None
    if state.placement and state.phase in ("window", "vote"):
        return Clock(f"{state.phase}:{state.placement.id}:{state.placement.run}", seconds)
    if state.turn.declined:
        return Clock(f"discard:{state.turn.number}", seconds)
    if state.turn.shown:
        return Clock(f"neighbour:{state.turn.number}:{neighbour(state)}", seconds, pauses=True)
    return Clock(f"turn:{state.turn.number}", seconds, pauses=True)


def time_up(state: State, command: TimeUp, rng: Random) -> list[Event]:
    clock = _clock(state)
    if clock is None or clock.key != command.clock:
        raise Refused("clock-stopped", clock=command.clock)
    chain = EventChain(state)
    match state.phase:
        case "window":
            settle(chain)
        case "vote":
            close_vote(chain)
        case _:
            _run_out(chain, rng)
    return chain.events


def _run_out(chain: EventChain, rng: Random) -> None:
    """The player whose turn it is loses a random painting; a neighbour counts as having found no place."""
    laid = chain.state.placement
    if laid:
        chain.emit(TakenBack(laid.id, laid.seat, laid.owner, laid.painting, "time"))
    if chain.state.phase == "neighbour":
        chain.emit(Declined(neighbour(chain.state), by_clock=True))
    else:
        chain.emit(*discard_by_chance(chain.state, rng))
