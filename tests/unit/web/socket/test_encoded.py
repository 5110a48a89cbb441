from vernissage.web.socket.encoded import Encoded


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
