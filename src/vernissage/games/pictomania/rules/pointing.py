"""Is that drawing right? Owning up, pointing, and what the others say to it (P27, P32)."""

from collections.abc import Container

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.commands import AnswerPointing, ContestOwningUp, DrewWrongWord, PointAt
from vernissage.games.pictomania.events import (
    DrawingRestored,
    DrawingVoided,
    Event,
    OwningUpContested,
    PointedAt,
    PointingAnswered,
)
from vernissage.games.pictomania.evolve import evolve_all
from vernissage.games.pictomania.rules.lines import clean_line
from vernissage.games.pictomania.state import Round, State, challenged

FEWEST = 2  # of the others, however few there are: nobody is judge alone


def own_up(state: State, seat: Seat, command: DrewWrongWord) -> list[Event]:
    """Until the next deal (P27): the reading of the next words still counts."""
    played = _argued(state, command.round)
    if seat in played.voided:
        raise Refused("voided-before")
    if seat in played.restored:
        raise Refused("restored-before")
    return [DrawingVoided(seat, "said")]


def contest(state: State, seat: Seat, command: ContestOwningUp) -> list[Event]:
    """It was the right word after all: else one could own up falsely, to gain by it (P27)."""
    played = _argued(state, command.round)
    if command.drawer == seat or command.drawer not in played.owned_up:
        raise Refused("no-such-drawing")
    if command.on == ((seat, command.drawer) in played.contested):
        return []
    said: list[Event] = [OwningUpContested(seat, command.drawer, command.on)]
    return said + agreed(evolve_all(state, said))


def point(state: State, seat: Seat, command: PointAt) -> list[Event]:
    played = _argued(state, command.round)
    if command.drawer == seat or command.drawer not in played.seats:
        raise Refused("no-such-drawing")
    if command.drawer not in played.shown:
        raise Refused("not-revealed")
    if command.drawer in played.voided:
        raise Refused("voided-before")
    if command.reason == played.pointed.get(command.drawer, {}).get(seat):
        return []
    pointed: list[Event] = [PointedAt(seat, command.drawer, command.reason is not None, command.reason)]
    return pointed + agreed(evolve_all(state, pointed))


def answer(state: State, seat: Seat, command: AnswerPointing) -> list[Event]:
    if not _argued(state, command.round).pointed.get(seat):
        raise Refused("nobody-points")
    return [PointingAnswered(seat, clean_line(command.text))]


def agreed(state: State) -> list[Event]:
    """Which drawings are void, and which are not, because enough of the others say so."""
    played = challenged(state)
    if played is None:
        return []
    events: list[Event] = []
    for drawer in played.seats:
        if drawer not in played.voided and _are_enough(state, played, drawer, played.pointed.get(drawer, {})):
            events.append(DrawingVoided(drawer, "agreed"))
        if drawer in played.owned_up and _are_enough(state, played, drawer, _contesting(played, drawer)):
            events.append(DrawingRestored(drawer))
    return events


def asked(state: State) -> tuple[Seat, ...]:
    """At whose drawings somebody points, and who have not answered yet."""
    played = challenged(state)
    if played is None or not played.pointed:
        return ()
    silent = [seat for seat in played.seats if played.pointed.get(seat) and seat not in played.answers]
    return tuple(seat for seat in silent if seat in state.open_seats and seat not in played.voided)


def _are_enough(state: State, played: Round, drawer: Seat, said: Container[Seat]) -> bool:
    """More than half of the others whose seats are open, and never fewer than two."""
    others = [seat for seat in played.seats if seat != drawer and seat in state.open_seats]
    voices = sum(seat in said for seat in others)
    return voices >= FEWEST and 2 * voices > len(others)


def _contesting(played: Round, drawer: Seat) -> set[Seat]:
    return {seat for seat, owner in played.contested if owner == drawer}


def _argued(state: State, number: int) -> Round:
    """The round that may still be scored again."""
    played = challenged(state)
    if played is None or played.number != number:
        raise Refused("wrong-phase")
    return played
