"""Strips a table's log of its secrets, for somebody who looks for a bug and must not learn what players keep hidden."""

from collections.abc import Iterator, Sequence

from vernissage.eventlog.port import Entry
from vernissage.table.state.codec import decode_of_table, encode
from vernissage.table.state.events import GameBegan
from vernissage.table.state.evolve import record
from vernissage.table.state.redact import redact
from vernissage.table.state.table import Games, Table


def stripped(games: Games, entries: Sequence[Entry]) -> Iterator[Entry]:
    """Removes all hashes of browsers' secrets; of a game in progress, keeps what spectators are told."""
    table = record(games, Table(), entries)
    running = table.game_number if table.stage == "playing" else None
    game, name = 0, ""
    for entry in entries:
        if entry.scope == "game":
            body = entry.body if game != running else _as_watched(games, name, entry.body)
        else:
            event = decode_of_table(entry)
            if isinstance(event, GameBegan):
                game, name = event.game, event.name
            body = encode(redact(event))
        yield Entry(entry.number, entry.at, None, entry.by, entry.scope, body)


def _as_watched(games: Games, name: str, body: bytes) -> bytes:
    game = games[name]
    return encode(game.redact(game.messages.event.decode(body), None))
