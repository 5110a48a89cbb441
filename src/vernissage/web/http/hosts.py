"""Protection against DNS rebinding: the names under which this server answers.

A page of another site may have its own name lead to this server (DNS rebinding) and then read as much as our own pages
may. So a name counts only if nobody else can give it away: an address, a local name, or one that the owner has named.
"""

import ipaddress
import logging
import re
import socket
from collections.abc import Collection

logger = logging.getLogger(__name__)

LOCAL = ("localhost", "local", "lan", "home", "internal", "home.arpa")  # no registry sells names under these
MAX_HOST_LENGTH = 253 + len(":65535")
HOST = re.compile(r"(?P<name>\[[0-9a-f:.%]+\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)\.?(?::(?P<port>\d{1,5}))?", re.ASCII)
MOST_LOGGED = 20  # names that are logged for the owner, each once


class Hosts:
    """The names of this server. `origins`: those that the owner has listed, such as "https://play.example"."""

    def __init__(self, origins: Collection[str] = ()) -> None:
        self._origins = {origin.lower().rstrip("/") for origin in origins}
        named = (name_of(origin.partition("://")[2]) for origin in self._origins)
        self._names = {name for name in (*named, socket.gethostname().lower()) if name}
        self._told: set[str] = set()

    def serve(self, host: str) -> bool:
        """Whether to answer a request with this `Host`. Programs other than browsers may send none."""
        if not host:
            return True
        name = name_of(host)
        if name is not None and (name in self._names or _is_address(name) or _is_local(name)):
            return True
        self._tell(name)
        return False

    def are_home_of(self, origin: str | None, host: str) -> bool:
        """Whether the requesting page was served under this very host, or from an origin that the owner has listed.

        Programs other than browsers send no origin; they hold no secrets of other people that could be misused.
        """
        if origin is None or origin.lower() in self._origins:
            return True
        scheme, _, home = origin.lower().partition("://")
        return scheme in ("http", "https") and home == host.lower() != ""

    def _tell(self, name: str | None) -> None:
        if name is None or name in self._told or len(self._told) >= MOST_LOGGED:
            return
        self._told.add(name)
        logger.warning("a request for %s was refused; if that name is yours, add --origin https://%s", name, name)


def name_of(host: str) -> str | None:
    """Returns the name in a `Host` header, without port; `None` if it makes no sense."""
    match = HOST.fullmatch(host.lower()) if len(host) <= MAX_HOST_LENGTH else None
    if match is None or int(match["port"] or 0) > 65535:
        return None
    return match["name"].strip("[]")


def port_of(host: str) -> str:
    """Returns the port as an address has it: ":8000", or nothing."""
    match = HOST.fullmatch(host.lower()) if len(host) <= MAX_HOST_LENGTH else None
    return f":{match['port']}" if match and match["port"] else ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_local(name: str) -> bool:
    return "." not in name or name.endswith(tuple(f".{ending}" for ending in LOCAL))
