from vernissage.limits.budgets import MESSAGE_BYTES, Budgets
from vernissage.limits.rate_limits import Rate
from vernissage.web.socket.encoding import Encoded, sending_limits


def test_what_is_told_to_many_is_encoded_once() -> None:
    encoded: list[str] = []

    def encode(told: str) -> bytes:
        encoded.append(told)
        return told.encode()

    told = Encoded(encode)
    assert [told.of("a move") for _ in range(3)] == [b"a move"] * 3
    assert told.of("the next") == b"the next"
    assert told.of("a move") == b"a move"
    assert encoded == ["a move", "the next", "a move"]


def test_a_message_may_be_as_long_as_the_limits_of_bytes_leave_room_for() -> None:
    assert sending_limits(Budgets()).message_bytes == MESSAGE_BYTES
    assert sending_limits(Budgets(bytes=Rate(1_000, 8_000))).message_bytes == 4_000
