"""After the round: owning up, pointing at a drawing, hearts, and on to the next round or the end (P26–P32)."""

from random import Random
from typing import Literal

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.commands import DrewWrongWord, GiveHeart, PointAt, Ready
from vernissage.games.pictomania.events import (
    DrawingVoided,
    Ended,
    Event,
    HeartGiven,
    PointedAt,
    ReadySaid,
)
from vernissage.games.pictomania.evolve import evolve_all
from vernissage.games.pictomania.rules.dealing import begin_round
from vernissage.games.pictomania.rules.own_cards import TableBook
from vernissage.games.pictomania.setup import PLAYERS
from vernissage.games.pictomania.state import State, totals


def own_up(state: State, seat: Seat, command: DrewWrongWord) -> list[Event]:
    """Owns up to a wrong word, until the next deal, so also while the next words are read (P27)."""
    index = _reveal_open(state, command.round)
    if seat in state.rounds[index].voided:
        raise Refused("voided-before")
    return [DrawingVoided(seat, "said")]


def point(state: State, seat: Seat, command: PointAt) -> list[Event]:
    """Points at a drawing; once half of the others agree, it counts as wrong (P31, P32)."""
    if state.phase != "reveal" or command.round != state.round.number:
        raise Refused("wrong-phase")
    current = state.round
    if command.drawer == seat or command.drawer not in current.seats:
        raise Refused("no-such-drawing")
    if command.drawer in current.voided:
        raise Refused("voided-before")
    on = (seat, command.drawer) not in current.pointed
    pointed: list[Event] = [PointedAt(seat, command.drawer, on)]
    return pointed + agreed(evolve_all(state, pointed))


def agreed(state: State) -> list[Event]:
    """Returns the drawings at which at least half of the others point; closed seats have no say (P32)."""
    current = state.round
    return [DrawingVoided(drawer, "agreed") for drawer in current.seats if _is_called_wrong(state, drawer)]


def _is_called_wrong(state: State, drawer: Seat) -> bool:
    current = state.round
    others = [seat for seat in current.seats if seat != drawer and seat in state.open_seats]
    pointing = [seat for seat in others if (seat, drawer) in current.pointed]
    return drawer not in current.voided and bool(pointing) and 2 * len(pointing) >= len(others)


def give_heart(state: State, seat: Seat, command: GiveHeart) -> list[Event]:
    shown = state.rounds if state.phase in ("reveal", "over") else state.rounds[:-1]
    played = next((played for played in shown if played.number == command.round), None)
    if played is None or command.drawer not in played.seats or command.drawer == seat:
        raise Refused("no-such-drawing")
    return [HeartGiven(seat, command.round, command.drawer, (seat, command.drawer) not in played.hearts)]


def ready_to_go_on(state: State, seat: Seat, command: Ready, book: TableBook, rng: Random) -> list[Event]:
    del command
    if seat in state.ready:
        raise Refused("already-ready")
    said: list[Event] = [ReadySaid(seat)]
    everybody = set(state.present) <= state.ready | {seat}
    return said + go_on(state, book, rng) if everybody else said


def go_on(state: State, book: TableBook, rng: Random) -> list[Event]:
    """Begins the next round, or ends the game after the last one or with fewer than three open seats (P34)."""
    if len(state.open_seats) < PLAYERS[0]:
        return [end(state, "too_few")]
    if state.round.number >= state.setup.rounds:
        return [end(state, "rounds")]
    return begin_round(state, state.round.number + 1, book, rng)


def end(state: State, reason: Literal["rounds", "too_few"]) -> Ended:
    """Ends the game: the highest total wins, and equal totals share the win (P29)."""
    sums = {seat: points for seat, points in totals(state).items() if seat in state.open_seats}
    best = max(sums.values(), default=0)
    winners = tuple(seat for seat, points in sums.items() if points == best)
    return Ended(reason, winners)


def _reveal_open(state: State, number: int) -> int:
    """Returns the index of the round that may still be scored again."""
    index = len(state.rounds) - (1 if state.phase == "reveal" else 2)
    if state.phase not in ("reveal", "reading") or index < 0 or state.rounds[index].number != number:
        raise Refused("wrong-phase")
    return index
