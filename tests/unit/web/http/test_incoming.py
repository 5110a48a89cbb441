"""What strangers send over HTTP is read in one place, and every part of it is short."""

import ast
import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import vernissage
from tests.player import request
from tests.serving import served

WEB = Path(vernissage.__file__).parent / "web"
READING = {
    "path_params",
    "query_params",
    "headers",
    "cookies",
    "stream",
    "body",
    "json",
    "form",
    "url",
    "scope",
    "method",
}


def readings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "request":
            yield node.attr


def test_only_one_module_reads_requests() -> None:
    found = {path.name for path in WEB.rglob("*.py") if READING & set(readings(path))}
    assert found - {"upgrade.py", "admit.py"} == {"incoming.py"}


def test_requests_are_always_called_so() -> None:
    """Or the test above would see nothing."""
    for path in WEB.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.arg) and isinstance(node.annotation, ast.Name) and node.annotation.id == "Request":
                assert node.arg in ("request", "_request"), path


@pytest.mark.parametrize(
    ("method", "path", "headers", "status", "code"),
    [
        ("GET", f"/pictures/{'x' * 400}/x.webp", {}, 413, "too-big"),
        ("GET", f"/pictures/mine/{'x' * 280}.webp", {}, 404, "not-found"),
        ("GET", "/pictures/mine/%00.webp", {}, 404, "not-found"),
        ("GET", f"/pictures/mine/{'%D1%84' * 90}.webp", {}, 404, "not-found"),
        ("GET", f"/api/decks/{'x' * 400}", {}, 413, "too-big"),
        ("GET", f"/api/vocabulary/{'x' * 400}", {}, 413, "too-big"),
        ("GET", f"/api/tables/{'x' * 400}", {}, 413, "too-big"),
        ("GET", f"/{'x' * 2000}", {}, 413, "too-big"),
        ("POST", "/api/tables", {"Origin": "http://["}, 403, "foreign-origin"),
        ("POST", "/api/tables", {"Origin": "http://" + "x" * 1000}, 413, "too-big"),
        ("GET", "/api/server", {"Host": "evil.example"}, 403, "unknown-host"),
        ("GET", "/api/server", {"Host": "x" * 5000}, 403, "unknown-host"),
        ("GET", "/api/server", {"Host": "["}, 403, "unknown-host"),
        ("GET", "/api/server", {"Host": "127.0.0.1:99999"}, 403, "unknown-host"),
        ("GET", "/api/owner/decks", {"Authorization": "Bearer " + "x" * 1000}, 413, "too-big"),
        ("GET", "/api/owner/decks", {"Authorization": "Bearer \xff"}, 403, "not-owner"),
    ],
)
def test_what_is_too_long_or_nonsense_gets_a_code(
    tmp_path: Path, method: str, path: str, headers: dict[str, str], status: int, code: str
) -> None:
    async def run() -> None:
        async with served(tmp_path) as port:
            told, found, answer = await request(port, method, path, b"{}" if method == "POST" else None, headers)
            assert (told, json.loads(answer)["code"]) == (status, code)
            assert found["x-content-type-options"] == "nosniff"

    asyncio.run(run())


def test_a_person_under_an_unknown_name_reads_why(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as port:
            headers = {"Host": "evil.example", "Accept-Language": "es-ES,es;q=0.9"}
            status, found, page = await request(port, "GET", "/t/ABCDE", None, headers)
            assert (status, found["content-type"]) == (403, "text/html; charset=utf-8")
            assert '<html lang="es">' in page.decode()
            assert "--origin https://evil.example" in page.decode()

    asyncio.run(run())


def test_a_name_that_the_owner_has_named_is_served(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path, origin=("https://play.example",)) as port:
            headers = {"Host": "play.example", "Origin": "https://play.example"}
            assert (await request(port, "POST", "/api/tables", b'{"game":"high-card"}', headers))[0] == 201

    asyncio.run(run())
