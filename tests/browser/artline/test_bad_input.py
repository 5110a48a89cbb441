"""Whatever comes over the socket or HTTP is answered with a code or closed, and the game in the browsers goes on."""

import http.client
import json

import pytest

from tests.browser.artline.curator import Curator, begin
from tests.browser.conftest import Invite
from tests.browser.meanwhile import STRANGER, meanwhile
from tests.browser.server import Server
from tests.player import Message, Player

pytestmark = pytest.mark.browser


def game_goes_on(ada: Curator, ben: Curator) -> None:
    ada.game.hang()
    ben.game.accept()
    ben.game.discard()
    ada.game.is_my_turn()


async def last_word(port: int, *said: Message | str | bytes) -> Message:
    """What a fresh socket is told at last when it says this and nothing else."""
    stranger = await Player.connect(port)
    for one in said:
        stranger.send(one)
    message = await stranger.next()
    assert message is not None
    await stranger.hang_up()
    return message


def test_bad_messages_are_answered_with_a_code_and_the_game_goes_on(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    begin(house, ada, ben)
    for said, code in {
        "no json": "not-json",
        "\udcff": "not-json",
        "{}": "unknown-command",
        "[" * 5_000: "unknown-command",
        '{"type":"Fly"}': "unknown-command",
        '{"type":"Do","id":"1","command":{"type":"Cheat"}}': "unknown-command",
        '{"type":"Do","id":"1","command":{"type":"StartGame"}}': "not-joined",
        "x" * 70_000: "too-big",
    }.items():
        answer = meanwhile(last_word(house.port, said.encode("utf-8", "surrogateescape")))
        assert answer["type"] in ("Refusal", "Bye")
        assert answer["code"] == code, said[:60]
    game_goes_on(ada, ben)


def test_nobody_plays_from_somebody_elses_seat(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    code = begin(house, ada, ben)
    hand = ada.game.hand.first.get_attribute("data-anchor")
    assert hand is not None

    async def meddle() -> tuple[Message, list[Message]]:
        stranger = await Player.join(house.port, code, STRANGER)
        commands: list[Message] = [
            {"type": "Discard", "painting": hand.removeprefix("hand-")},
            {"type": "StartGame"},
            {"type": "RemoveSeat", "seat": 0},
            {"type": "HandOverHost", "seat": 1},
            {"type": "UsePass", "word": "AAAAAAAA"},
        ]
        answers = [await stranger.do(command.pop("type"), **command) for command in commands]
        return stranger.view, answers

    view, answers = meanwhile(meddle())
    assert [answer["type"] for answer in answers] == ["Refusal"] * 5
    assert view["you"] is None
    assert view["game"]["hand"] == []
    game_goes_on(ada, ben)


def test_an_old_number_gets_the_whole_view_and_does_nothing(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    code = begin(house, ada, ben)
    ada.game.hang()
    secret: str = ben.page.evaluate("(code) => localStorage.getItem(`vernissage.secret.${code}`)", code)

    async def late() -> tuple[int, int, Message]:
        numbers = []
        for after in (-5, 0, 1, 10**9):
            again = await Player.join(house.port, code, secret, after)
            numbers.append(again.number)
        answer = await again.do("Accept", placement=99)
        return min(numbers), max(numbers), answer

    least, most, answer = meanwhile(late())
    assert least == most > 0
    assert answer["type"] == "Refusal"
    ben.game.accept()
    ben.game.discard()
    ada.game.is_my_turn()


def test_ten_thousand_messages_per_second_close_the_line_and_the_game_goes_on(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    code = begin(house, ada, ben)

    async def flood() -> list[Message]:
        stranger = await Player.join(house.port, code, STRANGER)
        for _ in range(10_000):
            stranger.send({"type": "Ping"})
        return await stranger.closed()

    said = meanwhile(flood())
    # A line that is closed while messages are still on their way is reset, and what was said last may be lost.
    assert said[-1] == {"type": "Bye", "code": "too-fast"} or said[-1]["type"] == "Welcome"
    assert len(said) < 1_000, "most of it is not answered"
    game_goes_on(ada, ben)


def ask(server: Server, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    line.request(method, path, body)
    answer = line.getresponse()
    found = answer.status, answer.read()
    line.close()
    return found


def test_bad_requests_are_answered_with_a_code_and_the_game_goes_on(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    begin(house, ada, ben)
    requests: list[tuple[str, str, bytes | None]] = [
        ("POST", "/api/tables", b"no json"),
        ("POST", "/api/tables", b"[" * 10_000),
        ("POST", "/api/tables", b'{"seats": -1}'),
        ("POST", "/api/tables", b'{"game": "chess"}'),
        ("POST", "/api/tables", b"x" * 1_000_000),
        ("DELETE", "/api/tables", None),
        ("GET", "/api/nothing", None),
        ("GET", "/api/decks/..%2f..%2fetc", None),
        ("GET", "/pictures/impressions/passwd", None),
        ("GET", "/api/tables/%00", None),
        ("GET", "/api/vocabulary/klingon", None),
    ]
    for method, path, body in requests:
        status, answer = ask(house, method, path, body)
        assert 400 <= status < 500, (method, path)
        assert json.loads(answer)["code"], (method, path)
    game_goes_on(ada, ben)
