"""What somebody at a table may want to do besides playing."""

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
    """Another name, colour or face, at any time; without `face`, it stays."""

    name: Typed
    colour: Colour
    face: PersonFace | None = None


class SeatBot(Struct, frozen=True, tag=True):
    """Host, in the lobby: let a bot take a free seat; without `seat`, the first."""

    strength: Strength = "medium"
    seat: Seat | None = None


class LeaveSeat(Struct, frozen=True, tag=True):
    """Stand up: the seat is free again in the lobby, closed in a game."""


class ChangeSettings(Struct, frozen=True, tag=True):
    """Host, before the start."""

    settings: TableSettings


class StartGame(Struct, frozen=True, tag=True):
    """Host: begin; after an end: the rematch with the same people."""


class OpenLobby(Struct, frozen=True, tag=True):
    """Host, or anybody where there is none, after an end: back to the lobby, to change settings or seats."""


class Hurry(Struct, frozen=True, tag=True):
    """Host: do not wait for what everybody has seen, at the `step` that the game shows."""

    step: Name


class RemoveSeat(Struct, frozen=True, tag=True):
    """Host: free a seat in the lobby, close it in a game. `for_good`: its browsers never get in again;
    `address_too`: nor does anybody else from there, but for those who have a seat."""

    seat: Seat
    for_good: bool = False
    address_too: bool = False


class LockTable(Struct, frozen=True, tag=True):
    """Host: nobody new gets in, neither to sit down nor to watch."""

    locked: bool


class MuteSeat(Struct, frozen=True, tag=True):
    """Host: this player can neither chat nor react."""

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
    """A line of chat, up to 200 characters."""

    text: Typed


class React(Struct, frozen=True, tag=True):
    """A quick reaction. Shown once, kept nowhere."""

    reaction: Reaction


class MakePass(Struct, frozen=True, tag=True):
    """Ask for a one-time word with which another device takes part in this seat."""


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
