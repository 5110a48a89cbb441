"""Opening tables, decks, pictures, the page and its headers, over real HTTP."""

import asyncio
import gzip
import io
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.high_card import Rules
from tests.player import Player, open_table, request, two_at_a_table
from tests.serving import PAGE, served
from vernissage.decks.own import OwnDecks
from vernissage.web.http.routes import BODY_LIMIT

SETTINGS = b'{"game":"high-card"}'
Work = Callable[[int], Awaitable[None]]


def on_server(folder: Path, work: Work, **settings: Any) -> None:
    async def run() -> None:
        async with served(folder, **settings) as port:
            await work(port)

    asyncio.run(run())


async def code_of(port: int, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, str]:
    """Status and refusal code."""
    status, found, answer = await request(port, method, path, body, headers)
    assert found["content-type"] == "application/json"
    said = json.loads(answer)
    assert set(said) == {"code", "facts"}
    return status, said["code"]


def test_a_table_is_opened_with_one_request_and_found_by_its_code(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        code = await open_table(port, seats=3, language="uk")
        assert json.loads((await request(port, "GET", f"/api/tables/{code.lower()}"))[2]) == {"code": code}
        player = await Player.join(port, code, "a secret of mine, long")
        assert (player.view["settings"]["seats"], player.view["settings"]["language"]) == (3, "uk")

    on_server(tmp_path, work)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "not-json"),
        (b"nonsense", 400, "not-json"),
        (b'{"setup":' + b"[" * 9000, 400, "not-json"),
        (b"[]", 422, "bad-settings"),
        (b'{"seats":"many"}', 422, "bad-settings"),
        (b'{"seats":4}', 422, "bad-settings"),
        (b'{"game":"chess"}', 422, "unknown-game"),
        (b'{"game":"high-card","seats":99}', 422, "seats-out-of-range"),
        (b'{"game":"high-card","language":"xx"}', 422, "unknown-language"),
        (b'{"game":"high-card","setup":{"hand":"many"}}', 422, "bad-settings"),
        (b'{"game":"high-card","setup":"\xff"}', 422, "bad-settings"),
        (b'{"game":"high-card","setup":{"hand":11}}', 422, "bad-settings"),
        (b" " * (BODY_LIMIT + 1), 413, "too-big"),
    ],
)
def test_a_bad_request_is_answered_with_a_code(tmp_path: Path, body: bytes, status: int, code: str) -> None:
    async def work(port: int) -> None:
        assert await code_of(port, "POST", "/api/tables", body) == (status, code)
        await open_table(port)

    on_server(tmp_path, work)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/tables", 404, "no-public-list"),
        ("GET", "/api/tables/ZZZZZ", 404, "unknown-table"),
        ("GET", "/api/tables/..%2F..", 404, "not-found"),
        ("DELETE", "/api/tables", 405, "not-allowed"),
        ("GET", "/api/decks/nowhere", 404, "unknown-deck"),
        ("GET", "/api/vocabulary/tlh", 404, "unknown-language"),
        ("GET", "/pictures/nowhere/x.webp", 404, "not-found"),
        ("GET", "/pictures/%2e%2e/tables.sqlite", 404, "not-found"),
        ("GET", "/assets/nothing.js", 404, "not-found"),
        ("GET", "/..%2ftables.sqlite", 404, "not-found"),
        ("POST", "/", 405, "not-allowed"),
    ],
)
def test_what_is_not_there_is_said_in_a_code(tmp_path: Path, method: str, path: str, status: int, code: str) -> None:
    async def work(port: int) -> None:
        assert await code_of(port, method, path) == (status, code)

    on_server(tmp_path, work)


def test_a_page_of_another_site_opens_no_table(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        assert await code_of(port, "POST", "/api/tables", SETTINGS, Origin="https://evil.example") == (
            403,
            "foreign-origin",
        )
        own = {"Origin": f"http://127.0.0.1:{port}"}
        assert (await request(port, "POST", "/api/tables", SETTINGS, own))[0] == 201

    on_server(tmp_path, work)


def test_one_address_opens_a_limited_number_of_tables(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        for _ in range(3):
            await open_table(port)
        assert await code_of(port, "POST", "/api/tables", SETTINGS) == (429, "too-fast")

    on_server(tmp_path, work, tables_per_minute=3)


def test_behind_a_proxy_every_visitor_has_their_own_allowance(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        for address in ("192.0.2.1", "192.0.2.2"):
            status, _, _ = await request(
                port, "POST", "/api/tables", SETTINGS, {"X-Forwarded-For": f"1.1.1.1, {address}"}
            )
            assert status == 201
        again = await code_of(port, "POST", "/api/tables", SETTINGS, **{"X-Forwarded-For": "2.2.2.2, 192.0.2.1"})
        assert again == (429, "too-fast")

    on_server(tmp_path, work, tables_per_minute=1, behind_proxy=True)


def test_without_a_proxy_its_header_is_not_believed(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        await request(port, "POST", "/api/tables", SETTINGS, {"X-Forwarded-For": "192.0.2.1"})
        again = await code_of(port, "POST", "/api/tables", SETTINGS, **{"X-Forwarded-For": "192.0.2.2"})
        assert again == (429, "too-fast")

    on_server(tmp_path, work, tables_per_minute=1)


def test_the_public_list_shows_open_tables_that_want_to_be_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rules, "has_bots", True)
    monkeypatch.setattr(Rules, "label", lambda _rules, _setup: "short")

    async def work(port: int) -> None:
        await two_at_a_table(port)
        code, ada, _ = await two_at_a_table(port, public=True, language="es", seats=4)
        assert (await ada.do("SeatBot", strength="easy"))["type"] == "Done"
        (row,) = json.loads((await request(port, "GET", "/api/tables"))[2])
        assert (row["code"], row["language"]) == (code, "es")
        assert (row["game"], row["variant"]) == ("high-card", "short")
        assert (row["names"], row["taken"]) == (["Ada", "Ben"], 3), "a bot takes a seat, but nobody comes for its sake"
        await ada.do("StartGame")
        assert json.loads((await request(port, "GET", "/api/tables"))[2]) == []

    on_server(tmp_path, work, public_tables=True)


def test_decks_and_their_pictures_are_served(tmp_path: Path) -> None:
    picture = io.BytesIO()
    Image.new("RGB", (800, 600), "#c02942").save(picture, "JPEG")
    own = OwnDecks(tmp_path)
    own.create("mine", "Mine")
    own.add_picture("mine", picture.getvalue(), "red.jpg")

    async def work(port: int) -> None:
        summary = json.loads((await request(port, "GET", "/api/decks"))[2])
        assert [(row["id"], row["paintings"]) for row in summary] == [("mine", 1)]
        _, _, body = await request(port, "GET", "/api/decks/mine")
        card = json.loads(body)["paintings"][0]
        for size in ("thumb", "card", "large"):
            status, headers, body = await request(port, "GET", card[size])
            assert (status, headers["content-type"], body[8:12]) == (200, "image/webp", b"WEBP")
            assert "immutable" in headers["cache-control"]
        assert (await request(port, "GET", "/pictures/mine/deck.json"))[0] == 404
        assert json.loads((await request(port, "GET", "/api/vocabulary/es"))[2])
        assert json.loads((await request(port, "GET", "/api/credits"))[2]) == []

    on_server(tmp_path, work)


@pytest.mark.parametrize("path", ["/", "/new", "/credits", "/t/ABCDE", "/index.html"])
def test_every_address_of_the_client_is_the_same_page(tmp_path: Path, path: str) -> None:
    async def work(port: int) -> None:
        status, headers, body = await request(port, "GET", path)
        assert (status, body.decode(), headers["cache-control"]) == (200, PAGE, "no-cache")
        again = await request(port, "GET", path, headers={"If-None-Match": headers["etag"]})
        assert (again[0], again[2]) == (304, b"")

    on_server(tmp_path, work)


def test_whoever_asks_again_is_told_that_nothing_has_changed(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        opened = await request(port, "POST", "/api/tables", json.dumps({"game": "high-card"}).encode())
        code = json.loads(opened[2])["code"]
        for path in ("/api/server", f"/api/tables/{code}", "/api/decks", "/api/credits", "/api/vocabulary/en"):
            tag = (await request(port, "GET", path))[1]["etag"]
            again = await request(port, "GET", path, headers={"If-None-Match": tag})
            assert (again[0], again[2]) == (304, b""), path

    on_server(tmp_path, work)


def test_the_clients_files_are_compressed_and_kept_for_ever(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        _, headers, body = await request(port, "GET", "/assets/main-1a2b3c.js", headers={"Accept-Encoding": "gzip, br"})
        assert headers["content-encoding"] == "gzip"
        assert "immutable" in headers["cache-control"]
        plain = await request(port, "GET", "/assets/main-1a2b3c.js")
        assert plain[2] == gzip.decompress(body)

    on_server(tmp_path, work)


@pytest.mark.parametrize("path", ["/", "/api/server", "/api/nothing", "/assets/main-1a2b3c.js"])
def test_every_answer_carries_the_security_headers(tmp_path: Path, path: str) -> None:
    async def work(port: int) -> None:
        _, headers, _ = await request(port, "GET", path)
        policy = {rule.split()[0]: rule.split()[1:] for rule in headers["content-security-policy"].split("; ")}
        assert policy["default-src"] == ["'none'"]
        assert policy["script-src"] == policy["style-src"] == ["'self'"]
        assert policy["frame-ancestors"] == ["'none'"]
        assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers

    on_server(tmp_path, work)


def test_the_server_says_where_it_is_reached(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        facts = json.loads((await request(port, "GET", "/api/server"))[2])
        assert facts["public_tables"] is False
        assert all(address.endswith(f":{port}") and "127.0.0.1" not in address for address in facts["addresses"])

    on_server(tmp_path, work)


def test_a_server_for_this_machine_alone_names_no_address_to_others(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        facts = json.loads((await request(port, "GET", "/api/server"))[2])
        assert facts["addresses"] == []

    on_server(tmp_path, work, host="127.0.0.1")
