"""Redaction: what each reader may know of an event. Secrets are listed one by one."""

from typing import assert_never

from msgspec.structs import replace

from vernissage.contract.seat import Seat
from vernissage.games.pictomania.events import (
    CameBack,
    CardReplaced,
    DrawingBegan,
    DrawingVoided,
    Ended,
    Event,
    Finished,
    Guessed,
    HeartGiven,
    PointedAt,
    ReadySaid,
    RoundBegan,
    RoundRevealed,
    SeatClosed,
    SheetCleared,
    SheetTurned,
    Started,
    StrokeDrawn,
    StrokeRedone,
    StrokesErased,
    StrokeUndone,
    TokenTaken,
    WentAway,
    WordDealt,
    WordPassed,
)
from vernissage.games.pictomania.rules.own_cards import in_short


def redact(event: Event, seat: Seat | None) -> Event:
    match event:
        case WordDealt(seat=owner):
            return event if seat == owner else replace(event, word=None)
        case Guessed(seat=owner):
            return event if seat == owner else replace(event, number=None)
        case StrokeDrawn():
            return replace(event, ink="")  # everybody sees it on the sheet
        case Started(setup=setup):
            return replace(event, setup=in_short(setup))
        case (
            RoundBegan()
            | CardReplaced()
            | ReadySaid()
            | DrawingBegan()
            | StrokesErased()
            | StrokeUndone()
            | StrokeRedone()
            | SheetCleared()
            | SheetTurned()
            | WordPassed()
            | TokenTaken()
            | Finished()
            | WentAway()
            | CameBack()
            | RoundRevealed()
            | DrawingVoided()
            | PointedAt()
            | HeartGiven()
            | SeatClosed()
            | Ended()
        ):
            return event
        case _:
            assert_never(event)
