"""How much one connection, one address and all together may take. `docs/running-it.md` explains each to the owner."""

from msgspec import Struct

KB = 1024


class Budgets(Struct, frozen=True):
    """What is a setting of the server has its name there."""

    connections: int = 4_000  # in all; fewer where the system gives fewer descriptors
    connections_per_address: int = 256
    requests_per_second: float = 100  # HTTP, of one address
    requests_at_once: float = 2_000  # a household that opens the same deck: hundreds of pictures each

    messages_per_second: float = 20  # of one connection; live ink is counted by itself
    messages_at_once: float = 80
    bytes_per_second: float = 64 * KB  # of one connection, ink included
    bytes_at_once: float = 512 * KB
    ink_per_second: float = 25  # more is dropped
    ink_at_once: float = 25
    flood_per_second: float = 100  # ink that piled up on a bad line comes at once; more is no drawing
    flood_at_once: float = 400
    address_messages_per_second: float = 1_500  # of all its connections, ink included: a class that draws
    address_messages_at_once: float = 6_000
    address_bytes_per_second: float = 4_096 * KB
    address_bytes_at_once: float = 16_384 * KB

    work_in_a_round: int = 8  # requests and messages of one address that begin in one round of the loop

    head_bytes: int = 16 * KB  # of a request: its first line and headers
    address_bytes: int = 4 * KB  # of its URL
    body_bytes: int = 26_000_000  # a picture; every route has its own limit below this
    requests_ahead: int = 2  # sent before the answer to an earlier one; browsers send none

    head_seconds: float = 10  # until the head of a request is complete, from its first byte or the connection's start
    body_seconds: float = 20  # that a body may take in any case
    body_bytes_per_second: float = 4 * KB  # beyond that
    unread_seconds: float = 20  # without taking in any of what was sent
    closing_seconds: float = 5  # to take in the rest once we have said goodbye
