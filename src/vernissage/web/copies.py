"""An answer that is the same for everybody: its bytes, plain and compressed, and a tag to ask for it again by."""

import gzip
import hashlib

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from vernissage.web.incoming import has_newest, takes_gzip

FOR_EVER = "public, max-age=31536000, immutable"  # its name changes with its content
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = 1_000  # bytes
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg+xml")


class Copy(Struct, frozen=True):
    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    keep: str  # what caches are told


def copy_of(body: bytes, kind: str, keep: str = ASK_AGAIN, *, zipped: bytes | None = None) -> Copy:
    """`zipped`: when it has been compressed before. Compressing much is not for the loop."""
    if zipped is None and kind.startswith(COMPRESSIBLE) and len(body) > WORTH_COMPRESSING:
        zipped = gzip.compress(body, 6, mtime=0)
    return Copy(body, zipped, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', keep)


def respond(request: Request, copy: Copy) -> Response:
    headers = {"etag": copy.tag, "cache-control": copy.keep, "vary": "accept-encoding"}
    if has_newest(request, copy.tag):
        return Response(None, 304, headers)
    zipped = copy.zipped if takes_gzip(request) else None
    if zipped is not None:
        headers["content-encoding"] = "gzip"
    return Response(zipped or copy.body, 200, headers, copy.kind)
