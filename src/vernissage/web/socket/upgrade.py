"""Validates the handshake of a WebSocket before anybody acts on it."""

import re
from collections.abc import Sequence

from msgspec import Struct

from vernissage.contract.refused import Refused
from vernissage.web.http.incoming import MAX_PART_LENGTH

HeaderLines = Sequence[tuple[bytes, bytes]]  # as uvicorn keeps them: names in lower case
VERSION = b"13"
KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")  # 16 bytes


class Upgrade(Struct, frozen=True):
    """A valid handshake. `origin`: `None` if the sender is no browser; `address`: whose budget it counts against."""

    path: str
    host: str
    origin: str | None
    address: str
    key: bytes


def upgrade_of(method: str, url: bytes, headers: HeaderLines, address: str) -> Upgrade:
    """Reads a handshake; raises `Refused` for one that no browser would send."""
    key = lines(headers, b"sec-websocket-key")
    if method != "GET" or lines(headers, b"sec-websocket-version") != [VERSION]:
        raise Refused("bad-request")
    if len(key) != 1 or not KEY.fullmatch(key[0]):
        raise Refused("bad-request")
    host, origin = _one(headers, b"host"), _one(headers, b"origin")
    return Upgrade(url.partition(b"?")[0].decode("latin-1"), host or "", origin, address, key[0])


def lines(headers: HeaderLines, name: bytes) -> list[bytes]:
    return [value for key, value in headers if key == name]


def _one(headers: HeaderLines, name: bytes) -> str | None:
    """Returns a header that may come only once, and must be short."""
    values = lines(headers, name)
    if not values:
        return None
    if len(values) > 1 or len(values[0]) > MAX_PART_LENGTH:
        raise Refused("bad-request")
    return values[0].decode("latin-1")
