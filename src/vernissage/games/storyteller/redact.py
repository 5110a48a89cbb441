"""Redaction: what each reader may know of an event. Secrets are listed one by one."""

from typing import assert_never

from msgspec.structs import replace

from vernissage.contract.seat import Seat
from vernissage.games.storyteller.events import (
    CameBack,
    Dealt,
    Ended,
    Event,
    Given,
    HeartGiven,
    Hung,
    ReadySaid,
    Revealed,
    SeatClosed,
    Shuffled,
    Started,
    Told,
    TurnBegan,
    TurnPassed,
    Voted,
    WentAway,
)


def redact(event: Event, seat: Seat | None) -> Event:
    match event:
        case Started():
            return replace(event, told=())
        case Shuffled():
            return replace(event, pile=None)
        case Told(seat=owner):
            return event if seat == owner else replace(event, painting=None)
        case Dealt(seat=owner) | Given(seat=owner) | Voted(seat=owner):
            return event if seat == owner else replace(event, paintings=None)
        case (
            TurnBegan()
            | Hung()
            | Revealed()
            | TurnPassed()
            | HeartGiven()
            | ReadySaid()
            | WentAway()
            | CameBack()
            | SeatClosed()
            | Ended()
        ):
            return event
        case _:
            assert_never(event)
