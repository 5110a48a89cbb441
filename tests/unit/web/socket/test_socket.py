"""Messages over a real socket: good ones act once, bad ones get a code or a closed line, and the game goes on."""

import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from picows import WSMsgType

from tests.player import Player, open_table, two_at_a_table
from tests.serving import served
from vernissage.limits.budgets import INK_FRAME_BYTES, KB, MAX_UNANSWERED, MESSAGE_BYTES, Budgets
from vernissage.web.socket import session

Work = Callable[[int], Awaitable[None]]
SECRET = "a secret of mine, long"
LONG = "🎨" * 20  # fills a line that nobody reads


def on_server(folder: Path, work: Work, **settings: Any) -> None:
    async def run() -> None:
        async with served(folder, **settings) as port:
            await work(port)

    asyncio.run(run())


async def goes_on(ada: Player, ben: Player) -> None:
    """Both still hear each other."""
    said = f"still here at {time.monotonic()}"
    assert (await ada.do("Say", text=said))["type"] == "Done"
    update = await ben.until("Update", number=ada.number)
    assert update["events"][-1]["event"]["text"] == said


def test_a_game_is_played_from_the_lobby_to_the_end(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        _, ada, ben = await two_at_a_table(port, setup={"first": 0})
        assert (await ada.do("StartGame"))["type"] == "Done"
        await ben.until("Update", number=ada.number)
        for player, other in ((ada, ben), (ben, ada)):
            card = player.view["game"]["hand"][0]
            assert (await player.play("Offer", card=card))["type"] == "Done"
            await other.until("Update", number=player.number)
            assert (await other.play("Agree"))["type"] == "Done"
            await player.until("Update", number=other.number)
        assert ada.view["stage"] == ben.view["stage"] == "over"
        assert sum(ada.view["wins"].values()) == 1

    on_server(tmp_path, work)


BAD: dict[str, tuple[Any, str]] = {
    "not JSON": ("hello", "not-json"),
    "half of JSON": ('{"type":"Ping"', "not-json"),
    "no UTF-8": (b'{"type":"\xff"}', "not-json"),
    "half a surrogate": ('{"type":"Do","id":"x","command":{"type":"Say","text":"\\ud800"}}', "not-json"),
    "deeply nested": ('{"type":"Ping","x":' + "[" * 8000, "not-json"),
    "no type": ("{}", "unknown-command"),
    "unknown message": ('{"type":"Reboot"}', "unknown-command"),
    "unknown command": ('{"type":"Do","id":"x","command":{"type":"Cheat"}}', "unknown-command"),
    "the table's own command": (
        '{"type":"Do","id":"x","command":{"type":"TimeUp","clock":"turn-0"}}',
        "unknown-command",
    ),
    "the table's own command, too": ('{"type":"Do","id":"x","command":{"type":"HostGone"}}', "unknown-command"),
    "wrong type of field": ('{"type":"Do","id":"x","command":{"type":"Say","text":7}}', "unknown-command"),
    "no id": ('{"type":"Do","id":"","command":{"type":"StartGame"}}', "bad-id"),
    "an id that not every store takes": ('{"type":"Do","id":"\\u0000","command":{"type":"StartGame"}}', "bad-id"),
    "an id in other letters": ('{"type":"Play","id":"ы","command":{}}', "bad-id"),
    "an endless id": (json.dumps({"type": "Do", "id": "x" * 65, "command": {"type": "StartGame"}}), "bad-id"),
}

BAD_MOVES = {
    "unknown move": b'{"type":"Play","id":"x","command":{"type":"Cheat"}}',
    "the table's command": b'{"type":"Play","id":"x","command":{"type":"StartGame"}}',
    "an order of the table": b'{"type":"Play","id":"x","command":{"type":"TimeUp","clock":"turn-0"}}',
    "wrong type of field": b'{"type":"Play","id":"x","command":{"type":"Offer","card":7}}',
    "no UTF-8 in a move": b'{"type":"Play","id":"x","command":{"type":"Offer","card":"\xff"}}',
    "no move at all": b'{"type":"Play","id":"x","command":null}',
    "unknown question": b'{"type":"Ask","id":"x","query":{"type":"Offer","card":"001"}}',
}


@pytest.mark.parametrize("case", BAD_MOVES)
def test_what_the_game_does_not_understand_is_answered_with_a_code(tmp_path: Path, case: str) -> None:
    async def work(port: int) -> None:
        _, ada, ben = await two_at_a_table(port, setup={"first": 1})
        await ada.do("StartGame")
        ben.send(BAD_MOVES[case])
        assert await ben.until("Refusal") == {"type": "Refusal", "id": "x", "code": "unknown-command", "facts": {}}
        await goes_on(ada, ben)

    on_server(tmp_path, work)


def test_a_question_to_the_game_is_answered(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        _, ada, ben = await two_at_a_table(port, setup={"hand": 5})
        await ada.do("StartGame")
        ben.send({"type": "Ask", "id": "how many", "query": {"type": "CountCards", "seat": 0}})
        assert (await ben.until("Answered"))["answer"] == {"type": "Counted", "cards": 5}

    on_server(tmp_path, work)


@pytest.mark.parametrize("case", BAD)
def test_what_is_not_understood_is_answered_with_a_code(tmp_path: Path, case: str) -> None:
    async def work(port: int) -> None:
        _, ada, ben = await two_at_a_table(port)
        sent, code = BAD[case]
        ben.send(sent)
        assert (await ben.until("Refusal"))["code"] == code
        await goes_on(ada, ben)

    on_server(tmp_path, work)


def test_a_message_that_is_too_big_or_binary_closes_the_line_and_harms_nobody(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        table, ada, ben = await two_at_a_table(port)
        for kind, payload, code in (
            (WSMsgType.TEXT, b"x" * (MESSAGE_BYTES + 1), "too-big"),
            (WSMsgType.BINARY, b"\x00\x01", "not-text"),
        ):
            bad = await Player.join(port, table, SECRET)
            bad.transport.send(kind, payload)
            assert (await bad.closed())[-1] == {"type": "Bye", "code": code}
        await goes_on(ada, ben)

    on_server(tmp_path, work)


def test_ten_thousand_messages_per_second_end_the_line_and_harm_nobody(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        table, ada, ben = await two_at_a_table(port)
        flood = await Player.join(port, table, SECRET)
        for _ in range(10_000):
            flood.send('{"type":"Ping"}')
        answered = await flood.closed()
        assert answered[-1] == {"type": "Bye", "code": "too-fast"}
        assert sum(message["type"] == "Pong" for message in answered) <= Budgets().messages.at_once
        await goes_on(ada, ben)

    on_server(tmp_path, work)


def test_a_flood_of_pings_of_the_protocol_ends_the_same_way(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        flood = await Player.join(port, await open_table(port), SECRET)
        for _ in range(1000):
            flood.transport.send_ping(b"x")
        assert (await flood.closed())[-1] == {"type": "Bye", "code": "too-fast"}

    on_server(tmp_path, work)


def test_whoever_sends_no_faster_than_told_is_never_dropped_however_low_the_limits_are(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        player = await Player.join(port, await open_table(port), SECRET)
        limits = player.seen[-1]["limits"]
        player.send(json.dumps({"type": "Ask", "id": "long", "query": {}}).ljust(limits["message_bytes"]))
        at_once = int(limits["messages_at_once"]) - 2  # it has joined, and asked
        for number in range(at_once + 15):
            if number >= at_once:
                await asyncio.sleep(0.25)  # four per second
            player.send('{"type":"Ping"}')
        for _ in range(at_once + 15):
            await player.until("Pong")
        for _ in range(at_once):
            player.send('{"type":"Ping"}')
        assert (await player.closed())[-1] == {"type": "Bye", "code": "too-fast"}, "they are that low"

    on_server(tmp_path, work, messages_per_second=5.0, kilobytes_per_second=2.0)


def test_nobody_acts_in_somebody_elses_seat(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        table, ada, ben = await two_at_a_table(port, setup={"first": 0})
        await ada.do("StartGame")
        card = ada.view["game"]["hand"][0]
        stranger = await Player.join(port, table, SECRET)
        assert stranger.view["game"]["hand"] == []
        assert (await stranger.play("Offer", card=card))["code"] == "not-seated"
        assert (await ben.play("Offer", card=card))["code"] == "not-your-turn"
        assert (await ben.do("RemoveSeat", seat=0))["code"] == "not-host"
        assert (await ada.play("Offer", card=card))["type"] == "Done"

    on_server(tmp_path, work)


def test_a_page_is_told_which_one_this_server_hands_out(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        _, ada, _ = await two_at_a_table(port)
        assert ada.seen[0]["client"] == "main-1a2b3c.js"

    on_server(tmp_path, work)


def test_a_page_is_told_how_fast_it_may_send(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        _, ada, _ = await two_at_a_table(port)
        assert ada.seen[0]["limits"] == {
            "messages_per_second": 3.0,
            "messages_at_once": 12.0,
            "message_bytes": 4 * KB,
            "unanswered": MAX_UNANSWERED,
            "bytes_per_second": 1.0 * KB,
            "bytes_at_once": 8.0 * KB,
            "ink_frames_per_second": Budgets().ink.per_second,
            "ink_frame_bytes": INK_FRAME_BYTES,
        }

    on_server(tmp_path, work, messages_per_second=3.0, kilobytes_per_second=1.0)


def test_an_old_number_is_healed_with_everything_there_is(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        table, ada, _ = await two_at_a_table(port)
        for after in (-5, 1, 10**9):
            again = await Player.join(port, table, "ada's secret, long", after)
            assert again.view == ada.view
            await again.hang_up()
        assert (await ada.play("Agree"))["code"] == "no-game-runs"

    on_server(tmp_path, work)


def test_a_command_sent_again_after_a_reconnect_acts_once(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        table, ada, ben = await two_at_a_table(port)
        number = (await ada.do("Say", cause="one and the same", text="hello"))["number"]
        await ada.hang_up()
        again = await Player.join(port, table, "ada's secret, long", number)
        assert await again.do("Say", cause="one and the same", text="hello") == {
            "type": "Done",
            "id": "one and the same",
            "number": number,
            "word": None,
        }
        assert [line["text"] for line in again.view["chat"].values()] == ["hello"]
        await goes_on(again, ben)

    on_server(tmp_path, work)


def test_the_first_message_is_join_and_it_is_sent_once(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        table = await open_table(port)
        player = await Player.connect(port)
        assert (await player.do("StartGame"))["code"] == "not-joined"
        player.send({"type": "Join", "table": table, "secret": SECRET})
        await player.until("Welcome")
        player.send({"type": "Join", "table": table, "secret": SECRET})
        assert (await player.closed())[-1] == {"type": "Bye", "code": "already-joined"}

    on_server(tmp_path, work)


@pytest.mark.parametrize(
    ("table", "secret", "code"),
    [("ZZZZZ", SECRET, "unknown-table"), ("?", SECRET, "unknown-table"), ("", "x", "bad-secret")],
)
def test_who_cannot_join_is_told_why(tmp_path: Path, table: str, secret: str, code: str) -> None:
    async def work(port: int) -> None:
        player = await Player.connect(port)
        player.send({"type": "Join", "table": table, "secret": secret})
        assert (await player.until("Refusal"))["code"] == code
        assert (await player.closed())[-1] == {"type": "Bye", "code": code}

    on_server(tmp_path, work)


def test_presence_tells_who_is_there(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        table, ada, ben = await two_at_a_table(port)
        watcher = await Player.join(port, table, SECRET)
        await ada.until("Presence", connected=[0, 1], watchers=1)
        await ben.hang_up()
        await ada.until("Presence", connected=[0], watchers=1)
        await watcher.hang_up()
        await ada.until("Presence", connected=[0], watchers=0)

    on_server(tmp_path, work)


def test_reactions_reach_everybody_and_cannot_be_hammered(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        _, ada, ben = await two_at_a_table(port)
        codes = [(await ada.do("React", reaction="bravo")).get("code") for _ in range(6)]
        assert codes[:2] == [None, None]
        assert codes[-1] == "too-fast"
        assert await ben.until("Reacted") == {"type": "Reacted", "seat": 0, "reaction": "bravo"}

    on_server(tmp_path, work)


def test_another_device_takes_part_in_the_seat(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        table, ada, _ = await two_at_a_table(port)
        word = (await ada.do("MakePass"))["word"]
        phone = await Player.join(port, table, "the phone's secret")
        assert (await phone.do("UsePass", word="NOTTHEWORD"))["code"] == "pass-unknown"
        assert (await phone.do("UsePass", word=word))["type"] == "Done"
        assert phone.view["you"] == 0
        everything = json.dumps([ada.seen, phone.seen]).replace(json.dumps(word), "", 1)
        assert word not in everything

    on_server(tmp_path, work)


def test_a_reader_who_takes_nothing_in_is_skipped_over_and_then_shown_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "WRITE_BUFFER", 1024)

    async def work(port: int) -> None:
        table, ada, ben = await two_at_a_table(port)
        slow = await Player.join(port, table, SECRET, receive_buffer=4096)
        slow.transport.underlying_transport.pause_reading()
        for number in range(60):
            await ada.do("ChangeProfile", name=f"{number} {LONG}", colour="orange")
        slow.transport.underlying_transport.resume_reading()
        while slow.number < ada.number:
            await slow.next()
        assert slow.view["seats"] == ada.view["seats"]
        assert [message["type"] for message in slow.seen].count("Welcome") > 1
        assert [message["type"] for message in slow.seen].count("Update") < 60
        await goes_on(ada, ben)

    on_server(tmp_path, work, send_buffer=4096)


@settings(max_examples=5, deadline=None)
@given(st.lists(st.text(max_size=300) | st.binary(max_size=300), max_size=12))
def test_no_garbage_brings_the_server_down(messages: list[str | bytes]) -> None:
    async def run(folder: Path) -> None:
        async with served(folder) as port:
            player = await Player.join(port, await open_table(port), SECRET)
            for message in messages:
                player.send(message)
            player.send({"type": "Ping"})
            await player.until("Pong")

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))
