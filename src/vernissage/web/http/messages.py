"""Message types of HTTP, except those of decks. The client's types are generated from these structs."""

from msgspec import Struct

from vernissage.contract.sizes import Typed
from vernissage.limits.hits import Hit
from vernissage.table.state.table import Stage


class NewTable(Struct, frozen=True):
    """POST /api/tables answers with the code."""

    code: str


class OpenTable(Struct, frozen=True):
    """A row of GET /api/tables, where the server has a public list."""

    code: str
    game: str
    variant: str | None  # the game's own word for its variant
    language: str
    seats: int
    taken: int
    names: tuple[str, ...]  # of people


class DeckName(Struct, frozen=True):
    """POST /api/owner/decks and PATCH /api/owner/decks/{id}"""

    name: Typed


class OwnerTable(Struct, frozen=True):
    """A table as the owner of the server sees it."""

    code: str
    game: str
    stage: Stage | None  # `None`: it cannot be read back
    names: tuple[str, ...]  # of people
    connected: int  # seats
    watchers: int
    in_memory: bool  # on any node
    at: int  # when something happened there last
    stored: int  # bytes


class OwnerTables(Struct, frozen=True):
    """GET /api/owner/tables?skip=0: one page of them. Where people are comes first, then the latest."""

    tables: tuple[OwnerTable, ...]
    total: int
    page: int  # how many a page has at most
    hits: tuple[Hit, ...]  # the latest first


class ServerFacts(Struct, frozen=True):
    """GET /api/server"""

    version: str
    public_tables: bool
    addresses: tuple[str, ...]  # under which other devices in the same network reach it
    keep_finished_days: int  # how long tables are kept after their last event, if a game was finished there
    keep_abandoned_days: int  # and if not
