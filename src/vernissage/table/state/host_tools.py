"""Moderation: the host locks the table, bars or mutes somebody, closes the chat, or deletes the table."""

from vernissage.contract.refused import Refused
from vernissage.table.state import commands, events
from vernissage.table.state.codec import Decided
from vernissage.table.state.command_context import CommandContext, as_host
from vernissage.table.state.table import Games, Table

# Not paid from the table's budget: somebody who uses it up must not keep the host from acting.
KEEP_PEACE = (commands.LockTable, commands.MuteSeat, commands.OpenChat, commands.RemoveSeat)


def check_may_enter(table: Table, key: str, address: str, now: int) -> None:
    """Raises `Refused` if a visitor may not enter. Anybody with a seat may. `address`: its hash.

    While a one-time word is valid, a locked table lets newcomers in, since they may bring the word for another device
    of a seated player. Others can watch until the word is used, but not take a seat.
    """
    if table.is_barred(key, address):
        raise Refused("removed")
    if table.is_locked and table.seat_of(key) is None and not any(made.until > now for made in table.passes):
        raise Refused("table-locked")


def lock(_games: Games, table: Table, context: CommandContext, command: commands.LockTable) -> list[Decided]:
    as_host(table, context)
    return [] if table.locked == command.locked else [Decided("table", events.TableLocked(command.locked))]


def mute(_games: Games, table: Table, context: CommandContext, command: commands.MuteSeat) -> list[Decided]:
    host = as_host(table, context)
    if command.seat == host:
        raise Refused("own-seat")
    if command.seat not in table.people():
        raise Refused("no-such-seat", seat=command.seat)
    if table.seats[command.seat].muted == command.muted:
        return []
    return [Decided("table", events.SeatMuted(command.seat, command.muted))]


def open_chat(_games: Games, table: Table, context: CommandContext, command: commands.OpenChat) -> list[Decided]:
    as_host(table, context)
    return [] if table.settings.chat == command.open else [Decided("table", events.ChatOpened(command.open))]


def barring(table: Table, context: CommandContext, command: commands.RemoveSeat) -> list[Decided]:
    """Bars a player's browsers for good and, if the host wants that, anybody else from their address without a seat."""
    if not command.for_good:
        return []
    keys = (*sorted(table.seats[command.seat].keys), *(context.addresses if command.address_too else ()))
    return [Decided("table", events.Barred(keys))] if keys else []


def delete(_games: Games, table: Table, context: CommandContext, _command: commands.DeleteTable) -> list[Decided]:
    """Deletes the table. There is nothing to record, since the log is deleted, too."""
    as_host(table, context)
    return []
