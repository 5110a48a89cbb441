"""The built client: one page for every address, and files that browsers may keep."""

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from vernissage.web.http.cached_response import ASK_AGAIN, FOR_EVER
from vernissage.web.http.client_files import Client

SCRIPT = b"let x = 1; " * 200


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Vernissage</title>")
    (tmp_path / "app.webmanifest").write_text("{}")
    (tmp_path / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    return tmp_path


def get(folder: Path, path: str, **headers: str) -> Response:
    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": f"/{path}", "headers": lines, "path_params": {"path": path}}
    return asyncio.run(Client(folder).serve(Request(scope)))


@pytest.mark.parametrize("path", ["", "index.html", "t/ABCDE", "decks"])
def test_every_address_without_a_dot_is_the_page(built: Path, path: str) -> None:
    answer = get(built, path)
    assert answer.body == b"<title>Vernissage</title>"
    assert answer.headers["cache-control"] == ASK_AGAIN


def test_a_build_is_known_by_the_script_of_its_page(built: Path) -> None:
    assert Client(built).script == ""
    (built / "index.html").write_text('<script type="module" crossorigin src="/assets/app-1a2b.js"></script>')
    assert Client(built).script == "app-1a2b.js"


def test_a_file_named_after_its_content_is_kept(built: Path) -> None:
    assert get(built, "assets/app-1a2b.js").headers["cache-control"] == FOR_EVER
    assert get(built, "app.webmanifest").headers["content-type"].startswith("application/manifest+json")


def test_a_file_that_is_not_there_is_no_page(built: Path) -> None:
    with pytest.raises(HTTPException):
        get(built, "assets/old.js")


def test_what_the_build_has_compressed_is_sent_as_it_is(built: Path) -> None:
    ready = gzip.compress(SCRIPT, 9)
    (built / "assets" / "app-1a2b.js.gz").write_bytes(ready)
    assert get(built, "assets/app-1a2b.js", accept_encoding="gzip").body == ready
    assert get(built, "assets/app-1a2b.js").body == SCRIPT
    (built / "assets" / "app-1a2b.js.br").write_bytes(b"smaller")
    assert get(built, "assets/app-1a2b.js", accept_encoding="gzip, br").body == b"smaller"


def test_what_the_build_notes_for_itself_is_not_served(built: Path) -> None:
    (built / ".vite").mkdir()
    (built / ".vite" / "manifest.json").write_text("{}")
    with pytest.raises(HTTPException):
        get(built, ".vite/manifest.json")


def test_a_client_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    answer = get(tmp_path, "")
    assert answer.status_code == 503
    assert b"./play" in answer.body
