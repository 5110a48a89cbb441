"""Redaction of a table's events. Keys are listed one by one; no default lets a new secret through."""

from typing import assert_never

from msgspec.structs import replace

from vernissage.table.state.events import (
    Barred,
    BotSeated,
    ChatOpened,
    GameBegan,
    HostChanged,
    KeyAdded,
    LobbyOpened,
    PassMade,
    ProfileChanged,
    Said,
    SeatLeft,
    SeatMuted,
    SeatTaken,
    SettingsChanged,
    StandInChanged,
    TableEvent,
    TableLocked,
    TableOpened,
)


def redact(event: TableEvent) -> TableEvent:
    """Removes all hashes, for every reader alike: nobody is told even the hash of their own secret."""
    match event:
        case SeatTaken() | KeyAdded() | PassMade():
            return replace(event, key=None)
        case TableOpened() | ProfileChanged() | SeatLeft() | HostChanged() | SettingsChanged():
            return event
        case Barred():
            return Barred(())
        case TableLocked() | SeatMuted() | ChatOpened():
            return event
        case GameBegan() | LobbyOpened() | Said() | BotSeated() | StandInChanged():
            return event
        case _:
            assert_never(event)
