"""Pages of other sites may not act in the name of somebody who has one of our tables open."""

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit


def is_ours(headers: Mapping[str, str], allowed: Collection[str] = ()) -> bool:
    """Whether the page that asks was served by this very host, or by one of `allowed` origins.

    Programs that are no browsers send no origin; they have no cookies or secrets of others to misuse.
    """
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
