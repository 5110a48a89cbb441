"""Redaction: what each reader may know of an event. Every event is listed, so that a new one cannot slip through."""

from typing import assert_never

from msgspec.structs import replace

from vernissage.contract.seat import Seat
from vernissage.games.artline import events as e


def redact(event: e.Event, seat: Seat | None) -> e.Event:
    match event:
        case e.Accepted() | e.Laid() | e.Stood() | e.TurnBegan():  # most are one of these
            return event
        case e.Shuffled():
            return replace(event, pile=None)
        case e.Dealt(owner):
            return event if seat == owner else replace(event, paintings=None)
        case e.Drew(owner) | e.Discarded(owner):
            return event if seat == owner else replace(event, painting=None)  # A26
        case e.Voted(_, voter):
            return event if seat == voter else replace(event, keep=None)  # A22
        case e.Started() | e.Hung() | e.Renamed() | e.Corrected() | e.Explained():
            return event
        case e.Hesitated() | e.AcceptsByDefault() | e.WindowChanged() | e.WentAway() | e.CameBack():
            return event
        case e.Objected() | e.VoteOpened() | e.Withdrawn() | e.Replied() | e.DecisionAsked() | e.VoteClosed():
            return event
        case e.MendingAsked() | e.MendingEnded() | e.TakenBack():
            return event
        case e.HandShown() | e.Declined() | e.Pointed() | e.LastRoundBegan() | e.SeatClosed() | e.Ended():
            return event
        case _:
            assert_never(event)
