"""Everything that crosses the socket as text. The client's types are made from these structs."""

from typing import TypeAlias

from msgspec import Struct

from vernissage.core.refused import Fact
from vernissage.core.seat import Seat
from vernissage.games.wire import GameAnswer, GameCommand, GameEvent, GameQuery
from vernissage.table.commands import TableCommand
from vernissage.table.events import TableEvent
from vernissage.table.settings import Reaction
from vernissage.table.view_types import TableView

# --- from the client


class Join(Struct, frozen=True, tag=True):
    """First message on a socket. `secret` is made by the browser, stays in it and owns a seat once one is taken;
    `after` is the last number seen, 0 for none."""

    table: str
    secret: str
    after: int = 0


class Do(Struct, frozen=True, tag=True):
    """Carry out a command once: a repeat with the same `id`, made by the client, is acknowledged and does nothing."""

    id: str
    command: TableCommand | GameCommand


class Ask(Struct, frozen=True, tag=True):
    """A question that changes nothing."""

    id: str
    query: GameQuery


class Ping(Struct, frozen=True, tag=True):
    pass


FromClient: TypeAlias = Join | Do | Ask | Ping

# --- from the server


class Presence(Struct, frozen=True, tag=True):
    """Who is connected right now; not numbered."""

    connected: tuple[Seat, ...]
    watchers: int


class Welcome(Struct, frozen=True, tag=True):
    """Answer to `Join`: everything there is. `events`: what came after `after`, when that is little; `recent`: the
    last events of the game on the table, whatever was seen of them."""

    number: int
    now: int
    view: TableView
    events: tuple[TableEvent | GameEvent, ...]
    presence: Presence
    recent: tuple[GameEvent, ...]


class Update(Struct, frozen=True, tag=True):
    """The table went on from number `after` to `number`; a client that is not at `after` joins again."""

    after: int
    number: int
    now: int
    events: tuple[TableEvent | GameEvent, ...]
    view: TableView


class Done(Struct, frozen=True, tag=True):
    """The command `id` is carried out and stored. `word`: the one-time word that `MakePass` asked for."""

    id: str
    number: int
    word: str | None = None


class Refusal(Struct, frozen=True, tag=True):
    """Nothing was done. `id` is None when the message could not be understood."""

    id: str | None
    code: str
    facts: dict[str, Fact] = {}


class Answered(Struct, frozen=True, tag=True):
    id: str
    answer: GameAnswer


class Reacted(Struct, frozen=True, tag=True):
    seat: Seat
    reaction: Reaction


class Pong(Struct, frozen=True, tag=True):
    now: int


class Bye(Struct, frozen=True, tag=True):
    """The server closes the socket now, and why (`table-gone`, `too-fast`, `restart`…)."""

    code: str


FromServer: TypeAlias = Welcome | Update | Presence | Done | Refusal | Answered | Reacted | Pong | Bye

# --- over HTTP


class NewTable(Struct, frozen=True):
    """POST /api/tables answers with the code."""

    code: str


class OpenTable(Struct, frozen=True):
    """A row of GET /api/tables, where the server has a public list."""

    code: str
    game: str
    edition: str | None
    language: str
    seats: int
    taken: int
    names: tuple[str, ...]  # of people


class PaintingCard(Struct, frozen=True):
    """How a painting is shown. The three pictures are addresses; `card` and `thumb` are 4:3 with a transparent mat."""

    id: str
    title: dict[str, str]  # by language; at least "en"
    artist: dict[str, str]
    year: str
    width: int  # of `large`
    height: int
    colour: str  # "#rrggbb", before the picture has loaded
    thumb: str
    card: str
    large: str
    tags: tuple[str, ...]  # most telling first; names in GET /api/vocabulary/{language}


class DeckSummary(Struct, frozen=True):
    """A row of GET /api/decks."""

    id: str
    name: dict[str, str]
    paintings: int
    tagged: bool


class DeckCards(Struct, frozen=True):
    """GET /api/decks/{id}"""

    id: str
    name: dict[str, str]
    paintings: tuple[PaintingCard, ...]


class Credit(Struct, frozen=True):
    """A row of GET /api/credits: where a painting comes from and why it is free."""

    painting: str
    artist: dict[str, str]
    title: dict[str, str]
    package: str  # with its version; empty for decks of one's own
    museum: dict[str, str]  # by language
    licence: str


class OwnDeckRow(Struct, frozen=True):
    """One of the owner's decks; `first`: a few of its paintings."""

    id: str
    name: dict[str, str]
    paintings: int
    tagged: int  # how many of them have tags that somebody gave
    first: tuple[PaintingCard, ...]


class OwnDeckList(Struct, frozen=True):
    """GET /api/owner/decks"""

    decks: tuple[OwnDeckRow, ...]
    most_decks: int
    most_paintings: int  # in a deck
    most_bytes: int  # of a picture


class OwnPainting(Struct, frozen=True):
    """A painting for its owner: `given` tags can be changed, `measured` ones cannot."""

    id: str  # in its deck
    card: PaintingCard
    given: tuple[str, ...]
    measured: tuple[str, ...]


class OwnDeck(Struct, frozen=True):
    """GET /api/owner/decks/{id}"""

    id: str
    name: dict[str, str]
    paintings: tuple[OwnPainting, ...]


class DeckName(Struct, frozen=True):
    """POST /api/owner/decks and PATCH /api/owner/decks/{id}"""

    name: str


class PaintingWords(Struct, frozen=True):
    """PATCH /api/owner/decks/{id}/paintings/{painting}: what is missing stays as it is."""

    title: dict[str, str] | None = None
    artist: dict[str, str] | None = None
    year: str | None = None
    tags: tuple[str, ...] | None = None


class ServerFacts(Struct, frozen=True):
    """GET /api/server"""

    version: str
    public_tables: bool
    addresses: tuple[str, ...]  # under which other devices in the same network reach it
    now: int
