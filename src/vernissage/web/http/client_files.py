"""Static files: the built client, held in memory and compressed, with one page for all addresses."""

import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from vernissage.web.http.cached_response import ASK_AGAIN, FOR_EVER, CachedResponse, cached_response, respond
from vernissage.web.http.content_types import kind_of
from vernissage.web.http.incoming import path

PAGE = "index.html"
SCRIPT = re.compile(r'<script[^>]* src="/assets/([^"]+)"')
READY = {"br": ".br", "gzip": ".gz"}  # what the build has compressed; browsers take "br" from us over https, or at home


class Client:
    """Serves the client. `folder`: what its build wrote; names under `assets/` are hashed by content."""

    def __init__(self, folder: Path) -> None:
        names = [path.relative_to(folder) for path in sorted(folder.rglob("*")) if path.is_file()]
        served = [name for name in names if name.suffix not in READY.values() and name.parts[0] != ".vite"]
        self._files = {name.as_posix(): _read(folder, folder / name) for name in served}

    @property
    def script(self) -> str:
        """Returns the name of the page's script, which changes with every build; empty if there is none."""
        page = self._files.get(PAGE)
        script = SCRIPT.search(page.body.decode()) if page else None
        return script[1] if script else ""

    async def serve(self, request: Request) -> Response:
        name = path(request)
        file = self._files.get(name)
        if file is not None and name != PAGE:
            return respond(request, file)
        if "." in name.rsplit("/", 1)[-1] and name != PAGE:
            raise HTTPException(404)
        page = self._files.get(PAGE)
        return respond(request, page) if page else PlainTextResponse("The client is not built: run ./play", 503)


def _read(folder: Path, path: Path) -> CachedResponse:
    body = path.read_bytes()
    keep = FOR_EVER if path.relative_to(folder).parts[0] == "assets" else ASK_AGAIN
    ready = {coding: path.with_name(path.name + ending) for coding, ending in READY.items()}
    compressed = {coding: path.read_bytes() for coding, path in ready.items() if path.is_file()}
    return cached_response(body, kind_of(path), keep, compressed=compressed)
