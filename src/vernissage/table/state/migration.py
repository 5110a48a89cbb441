"""How a table's entries of schema 1 become those of schema 2: a game's name stands beside its setup, and each game
rewrites its own events."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from vernissage.contract.migration import Body, NewRewriting, Rewriting
from vernissage.eventlog.port import Entry

VERSION = 2


def migrated(entries: Iterable[Entry], games: Mapping[str, NewRewriting]) -> Iterator[bytes]:
    """The new body of each entry. `games`: how to begin with the events of another game of this name."""
    rewrite: Rewriting = _as_it_is
    for entry in entries:
        body: Body = msgspec.json.decode(entry.body)
        if entry.scope == "game":
            yield msgspec.json.encode(rewrite(body))
            continue
        if body["type"] == "GameBegan":
            rewrite = games[body["name"]]() if body["name"] in games else _as_it_is
        yield msgspec.json.encode(_of_table(body))


def _of_table(body: Body) -> Body:
    if body["type"] == "TableOpened":
        body = {**body, "version": VERSION}
    if "settings" not in body:
        return body
    setup = dict(body["settings"]["setup"])
    named = {"game": setup.pop("type"), **body["settings"], "setup": setup}
    return {**body, "settings": named}


def _as_it_is(body: Body) -> Body:
    return body
