"""Who is let in at the socket."""

from typing import Any

import pytest

from vernissage.contract.refused import Refused
from vernissage.web.http.hosts import Hosts
from vernissage.web.socket.admit import socket_admission
from vernissage.web.socket.upgrade import Upgrade

HOSTS = Hosts(["https://play.example"])
UNUSED: Any = None  # nobody gets as far as a session


@pytest.mark.parametrize(
    ("path", "host", "origin", "code"),
    [
        ("/", "play.example", None, "not-found"),
        ("/socket/", "play.example", None, "not-found"),
        ("/socket", "evil.example", None, "unknown-host"),
        ("/socket", "evil.example", "https://evil.example", "unknown-host"),
        ("/socket", "play.example", "https://evil.example", "foreign-origin"),
        ("/socket", "192.0.2.1:8000", "null", "foreign-origin"),
    ],
)
def test_whoever_is_turned_away_is_told_why(path: str, host: str, origin: str | None, code: str) -> None:
    with pytest.raises(Refused, match=code):
        socket_admission(UNUSED, HOSTS)(Upgrade(path, host, origin, "192.0.2.1", b""))
