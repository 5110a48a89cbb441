"""A handshake that is acted on is one that a browser would send."""

import pytest

from vernissage.contract.refused import Refused
from vernissage.web.http.incoming import MAX_PART_LENGTH
from vernissage.web.socket.upgrade import Upgrade, upgrade_of

KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
GOOD = [(b"host", b"play.example"), (b"sec-websocket-key", KEY), (b"sec-websocket-version", b"13")]


def without(name: bytes) -> list[tuple[bytes, bytes]]:
    return [line for line in GOOD if line[0] != name]


def test_what_counts_of_it_is_read() -> None:
    headers = [*GOOD, (b"origin", b"https://play.example")]
    assert upgrade_of("GET", b"/socket?x=1", headers, "192.0.2.1") == Upgrade(
        "/socket", "play.example", "https://play.example", "192.0.2.1", KEY
    )


def test_a_program_that_is_no_browser_sends_no_origin() -> None:
    assert upgrade_of("GET", b"/socket", GOOD, "").origin is None


@pytest.mark.parametrize(
    ("method", "headers"),
    [
        ("POST", GOOD),
        ("GET", without(b"sec-websocket-version")),
        ("GET", [*without(b"sec-websocket-version"), (b"sec-websocket-version", b"8")]),
        ("GET", without(b"sec-websocket-key")),
        ("GET", [*GOOD, (b"sec-websocket-key", KEY)]),
        ("GET", [*without(b"sec-websocket-key"), (b"sec-websocket-key", b"short")]),
        ("GET", [*GOOD, (b"host", b"another.example")]),
        ("GET", [*GOOD, (b"origin", b"x" * (MAX_PART_LENGTH + 1))]),
    ],
)
def test_anything_else_is_refused(method: str, headers: list[tuple[bytes, bytes]]) -> None:
    with pytest.raises(Refused, match="bad-request"):
        upgrade_of(method, b"/socket", headers, "")
