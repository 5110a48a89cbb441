"""Redaction: what each reader may know of an event. Secrets are listed one by one."""

from typing import assert_never

from msgspec.structs import replace

from vernissage.contract.seat import Seat
from vernissage.games.pictomania.events import (
    CameBack,
    CardReplaced,
    CountdownBegan,
    DrawingBegan,
    DrawingRestored,
    DrawingVoided,
    Ended,
    Event,
    Finished,
    Guessed,
    GuessLaid,
    GuessTakenBack,
    HeartGiven,
    LastCall,
    LastCallOver,
    OwningUpContested,
    PointedAt,
    PointingAnswered,
    ReadySaid,
    RoundBegan,
    RoundRevealed,
    SeatClosed,
    SheetCleared,
    SheetTurned,
    StackShown,
    Started,
    StrokeDrawn,
    StrokeRedone,
    StrokesErased,
    StrokeUndone,
    TokenRemoved,
    TokenTaken,
    WentAway,
    WishEnded,
    WishMade,
    WordDealt,
    WordExplained,
    WordPassed,
)
from vernissage.games.pictomania.rules.own_cards import in_short


def redact(event: Event, seat: Seat | None) -> Event:
    match event:
        case WordDealt(seat=owner):
            return event if seat == owner else replace(event, word=None)
        case Guessed(seat=owner):
            return event if seat == owner else replace(event, number=None, letter=None)
        case GuessLaid(seat=owner):
            return event if seat == owner else GuessLaid(None, None, None)
        case GuessTakenBack(seat=owner):
            return event if seat == owner else GuessTakenBack(None, None)
        case StrokeDrawn():
            return replace(event, ink="")  # everybody sees it on the sheet
        case Started(setup=setup):
            return replace(event, setup=in_short(setup))
        case (
            RoundBegan()
            | WishMade()
            | WordExplained()
            | WishEnded()
            | CardReplaced()
            | ReadySaid()
            | CountdownBegan()
            | DrawingBegan()
            | StrokesErased()
            | StrokeUndone()
            | StrokeRedone()
            | SheetCleared()
            | SheetTurned()
            | WordPassed()
            | TokenTaken()
            | TokenRemoved()
            | Finished()
            | WentAway()
            | CameBack()
            | RoundRevealed()
            | StackShown()
            | DrawingVoided()
            | DrawingRestored()
            | OwningUpContested()
            | PointedAt()
            | PointingAnswered()
            | LastCall()
            | LastCallOver()
            | HeartGiven()
            | SeatClosed()
            | Ended()
        ):
            return event
        case _:
            assert_never(event)
