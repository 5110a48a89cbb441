"""Message types of the socket. The client's types are generated from these structs."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct

from vernissage.contract.any_game import SomeEvent
from vernissage.contract.delta import Delta
from vernissage.contract.refused import Fact
from vernissage.contract.seat import Seat
from vernissage.contract.sizes import Name
from vernissage.table.readers.events import ToldEvent
from vernissage.table.readers.view_types import TableOwn, TablePublic
from vernissage.table.state.commands import TableCommand
from vernissage.table.state.settings import Reaction

# --- from the client


class Join(Struct, frozen=True, tag=True):
    """First message on a socket. `secret` is made by the browser, stays in it and owns a seat once one is taken;
    `after` is the last number seen, and `teller` that of the last `Welcome`; 0 for none."""

    table: Name
    secret: Name
    after: int = 0
    teller: int = 0


class Do(Struct, frozen=True, tag=True):
    """Carry out a command of the table once: a repeat with the same `id`, made by the client, is acknowledged and does
    nothing."""

    id: Name
    command: TableCommand


class Play(Struct, frozen=True, tag=True):
    """Make a move in the game on the table, in its own words; `id` as in `Do`."""

    id: Name
    command: Raw


class Ask(Struct, frozen=True, tag=True):
    """Ask the game on the table a question, in its own words. It changes nothing."""

    id: Name
    query: Raw


class Ping(Struct, frozen=True, tag=True):
    pass


FromClient: TypeAlias = Join | Do | Play | Ask | Ping

# --- from the server


class Presence(Struct, frozen=True, tag=True):
    """Who is connected; not numbered."""

    connected: tuple[Seat, ...]
    watchers: int


class SendingLimits(Struct, frozen=True):
    """Rate limits of this connection: whoever sends no more than this is never disconnected for it. `message_bytes`: of
    one message; `bytes_…` are those of messages and ink together. `unanswered`: messages that wait for an answer. Ink
    that comes faster than its own limit is dropped."""

    messages_per_second: float
    messages_at_once: float
    message_bytes: int
    unanswered: int
    bytes_per_second: float
    bytes_at_once: float
    ink_frames_per_second: float
    ink_frame_bytes: int


class Welcome(Struct, frozen=True, tag=True):
    """Answer to `Join`: everything there is. `public` is the same for every reader; `own` is what this one sees
    besides. `events`: what came after `after`, when that is little; `recent`: the
    last events of the game on the table, in its own words, whatever was seen of them. `teller`: to be sent in the next
    `Join`; a server that finds its own there answers with `Resumed`. `limits`: what this client may send. `client`: the
    script of the page that this server hands out; a page with another one is of another version."""

    number: int
    now: int
    public: Annotated[Raw, Meta(extra={"encodes": TablePublic})]
    own: TableOwn
    events: tuple[ToldEvent, ...]
    presence: Presence
    teller: int
    recent: tuple[SomeEvent, ...]
    limits: SendingLimits
    client: str = ""


class Resumed(Struct, frozen=True, tag=True):
    """Answer to `Join` after a lost connection: what was missed. `public`: the changes, one after another; `own`: the
    whole
    part, or None when it is as it was."""

    number: int
    now: int
    public: tuple[Annotated[Raw, Meta(extra={"encodes": Delta})], ...]
    own: TableOwn | None
    events: tuple[ToldEvent, ...]
    presence: Presence


class Done(Struct, frozen=True, tag=True):
    """The command `id` was carried out and stored. `word`: the one-time word that `MakePass` asked for."""

    id: str
    number: int
    word: str | None = None


class Update(Struct, frozen=True, tag=True, omit_defaults=True):
    """The table went on from number `after` to `number`; a client that is not at `after` joins again. `public` and
    `own`: what has changed in either part. `done`: the answer to this reader's own command, if that led here."""

    after: int
    number: int
    now: int
    events: tuple[ToldEvent, ...]
    public: Annotated[Raw, Meta(extra={"encodes": Delta})]
    own: Delta
    done: Done | None = None


class Refusal(Struct, frozen=True, tag=True):
    """A message was refused, and nothing was done. `id` is None if it could not be understood."""

    id: str | None
    code: str
    facts: dict[str, Fact] = {}


class Answered(Struct, frozen=True, tag=True):
    id: str
    answer: Raw


class Reacted(Struct, frozen=True, tag=True):
    seat: Seat
    reaction: Reaction


class Pong(Struct, frozen=True, tag=True):
    now: int


class Bye(Struct, frozen=True, tag=True):
    """The server closes the socket, with the reason (`table-gone`, `too-fast`, `restart`…)."""

    code: str


FromServer: TypeAlias = Welcome | Resumed | Update | Presence | Done | Refusal | Answered | Reacted | Pong | Bye
