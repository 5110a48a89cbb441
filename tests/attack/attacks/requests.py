"""HTTP requests that cost much, pretend to be another's, or are no requests at all."""

import asyncio
import json

from tests.attack.frame import attack
from tests.attack.target import Target
from tests.player import request
from vernissage.limits.budgets import GUESSES

EXPENSIVE = ("/api/credits", "/api/decks/met", "/api/vocabulary/ru", "/api/words/zh", "/api/decks")


@attack("long answers asked for again and again from 50 connections", short=50, full=2_000)
async def long_answers(target: Target, size: int) -> str:
    async def ask(at: int) -> int:
        path = EXPENSIVE[at % len(EXPENSIVE)]
        status, _ = await target.ask(path, **{"Accept-Encoding": "gzip"})
        return status

    told: list[int] = []
    for begin in range(0, size, 50):
        told += await asyncio.gather(*(ask(at) for at in range(begin, min(begin + 50, size))))
    assert set(told) <= {200, 429}, set(told)
    return f"{told.count(200)} answered, {told.count(429)} told too-fast"


@attack("a page of another site whose name leads here", short=1, full=50)
async def rebinding(target: Target, size: int) -> str:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    for _ in range(size):
        status, _, body = await request(target.port, "POST", "/api/tables", b"{}", evil, target.attacker)
        assert (status, json.loads(body)["code"]) == (403, "unknown-host")
        assert (await target.ask("/", Host="evil.example"))[0] == 403
    return "refused as unknown-host"


NONSENSE = (
    {"Origin": "http://["},
    {"Host": "["},
    {"Host": "x" * 5000},
    {"Host": "127.0.0.1:99999"},
    {"If-None-Match": "x" * 3000},
    {"Range": "bytes=" + ",".join(f"{at}-" for at in range(500))},
    {"Accept-Language": ",".join(["xx"] * 2000)},
    {"Authorization": "Bearer \xff\xfe"},
    {"Content-Length": "9" * 30},
    {"Cookie": "a=b; " * 2000},
)
PATHS = (
    "/api/server",
    "/pictures/met/" + "x" * 290 + ".webp",
    "/pictures/met/%00.webp",
    "/pictures/" + "%D1%84" * 40 + "/x.webp",
    "/api/decks/" + "x" * 3000,
    "/api/owner/decks",
    "/%ff%fe",
    "/api/tables/%00%00%00%00%00",
    "/..%2f..%2fetc/passwd",
)


@attack("nonsense in every part of a request", short=len(PATHS) * len(NONSENSE), full=len(PATHS) * len(NONSENSE))
async def nonsense(target: Target, size: int) -> str:
    cases = [(path, headers) for path in PATHS for headers in NONSENSE][:size]
    statuses: set[int] = set()
    for path, headers in cases:
        for method in ("GET", "POST"):
            status, _, _ = await request(target.port, method, path, None, headers, target.attacker)
            statuses.add(status)
    assert all(status < 500 for status in statuses), statuses
    return f"answered with {', '.join(map(str, sorted(statuses)))}"


@attack("an address that pretends to be others", short=100, full=250, settings=("--behind-proxy",))
async def forwarded(target: Target, size: int) -> str:
    """What the sender writes itself comes before what the proxy adds, in the same line or in one before it."""

    async def ask(at: int) -> bytes:
        said = f"X-Forwarded-For: 198.51.100.{at % 250}\r\n" * (at % 3)
        added = ("203.0.113.7", f"203.0.113.7:{1024 + at}", f"198.51.100.9, 203.0.113.7:{at}")[at % 3]
        head = f"GET /api/tables/ZZZZZ HTTP/1.1\r\nHost: 127.0.0.1\r\n{said}X-Forwarded-For: {added}\r\n"
        line = await target.line(head.encode() + b"Connection: close\r\n\r\n")
        answer = await line.answer()
        line.close()
        return answer.split()[1]

    told = await asyncio.gather(*(ask(at) for at in range(size)))
    assert told.count(b"404") <= 2 * GUESSES.at_once, "all of them have one allowance"
    return f"{told.count(b'404')} of {size} codes were looked up"
