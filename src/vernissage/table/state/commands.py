"""Commands of the table: what somebody may want to do besides playing."""

from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.bot import Strength
from vernissage.contract.seat import Seat
from vernissage.contract.sizes import Name, Typed
from vernissage.table.state.faces import PersonFace
from vernissage.table.state.settings import Colour, Reaction, TableSettings


class TakeSeat(Struct, frozen=True, tag=True):
    """Sit down in the lobby; without `seat`, on the first free one. The first to sit down is the host."""

    name: Typed
    colour: Colour | None = None
    seat: Seat | None = None
    face: PersonFace | None = None


class ChangeProfile(Struct, frozen=True, tag=True):
    """Change your name, colour or face, at any time; without `face`, it stays."""

    name: Typed
    colour: Colour
    face: PersonFace | None = None


class SeatBot(Struct, frozen=True, tag=True):
    """Host, in the lobby: let a bot take a free seat; without `seat`, the first."""

    strength: Strength = "medium"
    seat: Seat | None = None


class LeaveSeat(Struct, frozen=True, tag=True):
    """Stand up: in the lobby the seat is free again, in a game it is closed."""


class ChangeSettings(Struct, frozen=True, tag=True):
    """Host, before the start: change the settings."""

    settings: TableSettings


class StartGame(Struct, frozen=True, tag=True):
    """Host: begin; after an end: the rematch with the same people."""


class OpenLobby(Struct, frozen=True, tag=True):
    """Host, or anybody where there is none, after an end: back to the lobby, to change settings or seats."""


class Hurry(Struct, frozen=True, tag=True):
    """Host: stop waiting for what everybody has seen, at the `step` that the game shows."""

    step: Name


class RemoveSeat(Struct, frozen=True, tag=True):
    """Host: free a seat in the lobby, close it in a game. `for_good`: its browsers never get in again; `address_too`:
    nor does anybody else from their address without a seat."""

    seat: Seat
    for_good: bool = False
    address_too: bool = False


class LockTable(Struct, frozen=True, tag=True):
    """Host: shut newcomers out, neither to sit down nor to watch, or let them in again."""

    locked: bool


class MuteSeat(Struct, frozen=True, tag=True):
    """Host: keep this player from chatting and reacting."""

    seat: Seat
    muted: bool


class OpenChat(Struct, frozen=True, tag=True):
    """Host, at any time: open or close the chat for everybody."""

    open: bool


class DeleteTable(Struct, frozen=True, tag=True):
    """Host: delete the table, with everything that happened there, at once and for good."""


class HandOverHost(Struct, frozen=True, tag=True):
    seat: Seat


class Say(Struct, frozen=True, tag=True):
    """Send a line of chat, up to 200 characters."""

    text: Typed


class React(Struct, frozen=True, tag=True):
    """Send a quick reaction, which is shown once and kept nowhere."""

    reaction: Reaction


class MakePass(Struct, frozen=True, tag=True):
    """Ask for a one-time word that lets another device share this seat."""


class UsePass(Struct, frozen=True, tag=True):
    word: Name


class HostGone(Struct, frozen=True, tag=True):
    """Command of the table itself: the host has been away too long. No client can send it."""


class StandIn(Struct, frozen=True, tag=True):
    """Command of the table itself: a bot plays for `seat` until its player is `back`. No client can send it."""

    seat: Seat
    back: bool = False


TableCommand: TypeAlias = (
    TakeSeat
    | SeatBot
    | ChangeProfile
    | LeaveSeat
    | ChangeSettings
    | StartGame
    | OpenLobby
    | Hurry
    | RemoveSeat
    | HandOverHost
    | Say
    | React
    | MakePass
    | UsePass
    | LockTable
    | MuteSeat
    | OpenChat
    | DeleteTable
)
