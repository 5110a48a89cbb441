"""The numbers of all rate limits and quotas. `docs/on-a-server.md` explains each to the owner."""

from msgspec import Struct

from vernissage.limits.rate_limits import Rate

KB, MB = 1024, 1024 * 1024
MESSAGE_BYTES = 64 * KB  # of one message on a socket: a host's own word cards are the longest
INK_FRAME_BYTES = 1 * KB  # of a message with live ink
MAX_UNANSWERED = 100  # messages of one connection
GUESSES = Rate(0.2, 20)  # wrong codes, passes and owner's keys of one address
WORDS = Rate(0.5, 10)  # own word cards that one address has checked for bots


class Budgets(Struct, frozen=True):
    """Limits of one connection, one address and all together. Those that are settings of the server have the setting's
    name."""

    connections: int = 4_000  # in all; fewer if the system allows fewer file descriptors
    connections_per_address: int = 256
    requests: Rate = Rate(100, 2_000)  # HTTP, of one address: a household opens a deck, hundreds of pictures each

    messages: Rate = Rate(20, 80)  # of one connection; live ink is counted separately
    bytes: Rate = Rate(64 * KB, 512 * KB)  # of one connection, ink included
    ink: Rate = Rate(25, 25)  # more is dropped
    flood: Rate = Rate(100, 400)  # ink that piled up on a bad connection comes at once; more is no drawing
    address_messages: Rate = Rate(1_500, 6_000)  # of all its connections, ink included: a class that draws
    address_bytes: Rate = Rate(4_096 * KB, 16_384 * KB)

    work_in_a_round: int = 8  # requests and messages of one address that begin in one round of the loop

    head_bytes: int = 16 * KB  # of a request: its first line and headers
    url_bytes: int = 4 * KB
    body_bytes: int = 26_000_000  # a picture; every route has its own limit below this
    requests_ahead: int = 2  # sent before the answer to an earlier one; browsers send none

    head_seconds: float = 10  # until the head of a request is complete, from its first byte or the connection's start
    body_seconds: float = 20  # that a body may always take
    body_bytes_per_second: float = 4 * KB  # beyond that
    unread_seconds: float = 20  # without reading anything that was sent
    closing_seconds: float = 5  # to read the rest after our goodbye


class TableBudgets(Struct, frozen=True):
    """Limits of one seat, one table and one address. Bytes are those in the log. Drawing takes 1 KB per second and
    seat, so nobody who plays comes near."""

    watchers: int = 200
    watchers_per_address: int = 40  # so that no single address can keep others out
    connections_per_seat: int = 20  # seat owners get in however many people watch
    stored_per_seat: Rate = Rate(8 * KB, 2 * MB)
    stored_per_seat_at_least: Rate = Rate(KB, 64 * KB)  # while its address is over its budget: enough to play
    stored_per_table: Rate = Rate(24 * KB, 4 * MB)
    stored_per_address: Rate = Rate(48 * KB, 8 * MB)
    stored_in_all: int = 100 * MB  # by one table
    reactions_per_seat: Rate = Rate(1, 4)
    reactions_per_address: Rate = Rate(10, 40)  # at all tables: a class that cheers
