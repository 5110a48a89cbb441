"""What every answer tells the browser, whoever made it."""

import asyncio

from starlette.types import Message, Receive, Scope, Send

from vernissage.web.http.headers import HEADERS, POLICY, SecurityHeaders


def headers_of(*own: tuple[bytes, bytes]) -> dict[str, str]:
    sent: list[Message] = []

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": list(own)})
        await send({"type": "http.response.body", "body": b""})

    async def receive() -> Message:
        raise AssertionError("nobody reads")

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(SecurityHeaders(app)({"type": "http"}, receive, send))
    assert len(sent) == 2
    return {name.decode(): value.decode() for name, value in sent[0]["headers"]}


def test_every_answer_carries_all_of_them() -> None:
    assert headers_of() == HEADERS


def test_what_an_answer_says_itself_stays() -> None:
    assert headers_of((b"referrer-policy", b"no-referrer"))["referrer-policy"] == "no-referrer"


def test_scripts_come_from_us_alone_and_nobody_frames_us() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["script-src"] == "'self'"
    assert rules.get("object-src", rules["default-src"]) == "'none'"
    assert rules["base-uri"] == rules["frame-ancestors"] == "'none'"
