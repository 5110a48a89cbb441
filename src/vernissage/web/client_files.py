"""The built client, held in memory: a few files, compressed when they are read, and one page for all addresses."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from vernissage.web.incoming import has_newest, path, takes_gzip

PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg+xml")


class Asset(Struct, frozen=True):
    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    for_ever: bool  # its name changes with its content


class Client:
    """`folder` is what the client's build wrote. Names under `assets/` are hashed by content."""

    def __init__(self, folder: Path) -> None:
        files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".gz"]
        self._assets = {path.relative_to(folder).as_posix(): _read(folder, path) for path in files}

    async def serve(self, request: Request) -> Response:
        name = path(request)
        asset = self._assets.get(name)
        if asset is not None and name != PAGE:
            return _respond(request, asset)
        if "." in name.rsplit("/", 1)[-1] and name != PAGE:
            raise HTTPException(404)
        page = self._assets.get(PAGE)
        return _respond(request, page) if page else PlainTextResponse("The client is not built: run ./play", 503)


def _read(folder: Path, path: Path) -> Asset:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    zipped = _zipped(path, body) if kind.startswith(COMPRESSIBLE) and len(body) > 1000 else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Asset(body, zipped, kind, tag, path.relative_to(folder).parts[0] == "assets")


def _zipped(path: Path, body: bytes) -> bytes:
    ready = path.with_name(path.name + ".gz")
    return ready.read_bytes() if ready.is_file() else gzip.compress(body, 6, mtime=0)


def _respond(request: Request, asset: Asset) -> Response:
    headers = {
        "etag": asset.tag,
        "cache-control": FOR_EVER if asset.for_ever else "no-cache",
        "vary": "accept-encoding",
    }
    if has_newest(request, asset.tag):
        return Response(None, 304, headers)
    zipped = asset.zipped if takes_gzip(request) else None
    if zipped is not None:
        headers["content-encoding"] = "gzip"
    return Response(zipped or asset.body, 200, headers, asset.kind)
