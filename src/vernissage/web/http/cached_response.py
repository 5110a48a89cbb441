"""A cached HTTP response, the same for everybody: its bytes, plain and compressed, and its ETag."""

import gzip
import hashlib
from collections.abc import Mapping

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from vernissage.web.http.incoming import has_newest, takes

FOR_EVER = "public, max-age=31536000, immutable"  # its name changes with its content
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = 1_000  # bytes
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg+xml")


class CachedResponse(Struct, frozen=True):
    body: bytes
    compressed: Mapping[str, bytes]  # by encoding, the smallest first
    kind: str
    tag: str
    keep: str  # the header Cache-Control


def cached_response(
    body: bytes, kind: str, keep: str = ASK_AGAIN, *, compressed: Mapping[str, bytes] | None = None
) -> CachedResponse:
    """Makes a cached response. `compressed`: if that has been done before, since compressing a lot would block the
    event loop."""
    if not compressed and kind.startswith(COMPRESSIBLE) and len(body) > WORTH_COMPRESSING:
        compressed = {"gzip": gzip.compress(body, 6, mtime=0)}
    return CachedResponse(body, compressed or {}, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', keep)


def respond(request: Request, copy: CachedResponse) -> Response:
    headers = {"etag": copy.tag, "cache-control": copy.keep, "vary": "accept-encoding"}
    if has_newest(request, copy.tag):
        return Response(None, 304, headers)
    coding = next((coding for coding in copy.compressed if takes(request, coding)), None)
    if coding is None:
        return Response(copy.body, 200, headers, copy.kind)
    return Response(copy.compressed[coding], 200, {**headers, "content-encoding": coding}, copy.kind)
