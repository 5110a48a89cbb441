"""One socket in virtual time: what closes it, what it answers, and how it ends."""

import pytest
from picows import WSCloseCode, WSMsgType

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual_player import Player, Server, table_of
from vernissage.limits.budgets import MESSAGE_BYTES
from vernissage.web.socket.outgoing import CLIENT_STALL_MS
from vernissage.web.socket.picows_adapter import CLOSING
from vernissage.web.socket.session import JOIN_WITHIN, Session

SECRET = "a secret of mine, long"


class Scene(Server):
    """A table with Ada and Ben."""

    def __init__(self) -> None:
        super().__init__({Rules.name: any_game(Rules())})
        settings = high_card(first=0)
        self.table, (self.ada, self.ben) = table_of(self, settings, "Ada", "Ben")


CLOSES = {
    "too long": (WSMsgType.TEXT, b"x" * (MESSAGE_BYTES + 1), True, "too-big", WSCloseCode.MESSAGE_TOO_BIG),
    "in pieces": (WSMsgType.TEXT, b"{", False, "not-text", WSCloseCode.UNSUPPORTED_DATA),
    "a piece of one": (WSMsgType.CONTINUATION, b"}", True, "not-text", WSCloseCode.UNSUPPORTED_DATA),
    "no ink": (WSMsgType.BINARY, b"\x00\x01", True, "not-text", WSCloseCode.UNSUPPORTED_DATA),
    "ink in pieces": (WSMsgType.BINARY, b"\x01\x01\x00abc", False, "not-text", WSCloseCode.UNSUPPORTED_DATA),
}


@pytest.mark.parametrize("case", CLOSES)
def test_a_frame_that_may_not_be_closes_the_line_and_says_why(case: str) -> None:
    on = Scene()
    kind, payload, fin, code, close_code = CLOSES[case]
    on.ben.send(payload, kind, fin=fin)
    assert on.ben.last == {"type": "Bye", "code": code}
    assert (on.ben.line.close_code, on.ben.line.is_open) == (close_code, True)
    on.passes(int(CLOSING * 1000))
    assert not on.ben.line.is_open
    assert on.ada.last == {"type": "Presence", "connected": [0], "watchers": 0}


def test_whoever_does_not_join_is_disconnected_and_whoever_did_is_not() -> None:
    on = Scene()
    silent = Player(on)
    on.passes(JOIN_WITHIN)
    assert silent.last == {"type": "Bye", "code": "no-join"}
    assert on.ada.line.close_code is None


def test_a_ping_of_the_protocol_is_answered_and_counted() -> None:
    on = Scene()
    for _ in range(1000):
        on.ben.send(b"x", WSMsgType.PING)
    assert on.ben.last == {"type": "Bye", "code": "too-fast"}
    assert 0 < on.ben.line.pongs < 100


def test_a_close_is_answered_with_a_close() -> None:
    on = Scene()
    on.ben.send(b"", WSMsgType.CLOSE)
    assert (on.ben.line.close_code, on.ben.line.is_open) == (WSCloseCode.OK, False)


def test_a_reader_who_takes_nothing_in_for_long_is_given_up() -> None:
    on = Scene()
    on.ben.session.pause_writing()
    on.ada.do("Say", text="hello")
    on.passes(CLIENT_STALL_MS)
    assert not on.ben.line.is_open
    assert on.ada.last == {"type": "Presence", "connected": [0], "watchers": 0}


def test_a_server_that_goes_down_says_so() -> None:
    on = Scene()
    on.ada.session.say_goodbye("restart")
    assert on.ada.last == {"type": "Bye", "code": "restart"}
    assert on.ada.line.close_code == WSCloseCode.GOING_AWAY
    on.house.close()
    assert on.ben.last == {"type": "Bye", "code": "restart"}


def test_a_handshake_that_failed_ends_without_a_trace() -> None:
    on = Scene()
    Session(on.sockets, "192.0.2.9").on_ws_disconnected(None)  # type: ignore[arg-type] # it was never connected
    on.passes(JOIN_WITHIN)
    assert on.timers.next_ring() is None
