"""Content types by file name, whatever MIME tables the machine has or lacks."""

import mimetypes
from pathlib import Path

KINDS = {
    ".avif": "image/avif",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def kind_of(path: Path) -> str:
    return KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
