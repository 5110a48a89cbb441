"""Asks Wikimedia Commons for the addresses of files, and whether they are in the public domain."""

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from msgspec import Struct, field

from vernissage.decks.museums.fetching import Fetcher
from vernissage.decks.rendering import LARGE

API = "https://commons.wikimedia.org/w/api.php"


class Image(Struct, frozen=True):
    thumburl: str = ""
    url: str = ""
    extmetadata: dict[str, Any] | list[Any] = field(default_factory=dict)


class Page(Struct, frozen=True):
    title: str = ""
    imageinfo: list[Image] = field(default_factory=list)


class Renamed(Struct, frozen=True, rename={"old": "from", "new": "to"}):
    old: str
    new: str


class Query(Struct, frozen=True):
    pages: list[Page] = field(default_factory=list)
    normalized: list[Renamed] = field(default_factory=list)


class Pages(Struct, frozen=True):
    """The answer to action=query with formatversion=2."""

    query: Query = field(default_factory=Query)


def free_images(files: Sequence[str], fetcher: Fetcher, api: str = API) -> Mapping[str, str]:
    """The addresses of those files that are in the public domain."""
    if not files:
        return {}
    asked = {
        "action": "query",
        "format": "json",
        "formatversion": "2",
        "prop": "imageinfo",
        "iiprop": "url|extmetadata",
        "iiurlwidth": str(LARGE),
        "iiextmetadatafilter": "License|LicenseShortName|Copyrighted",
        "titles": "|".join(f"File:{name}" for name in files),
    }
    query = fetcher.answer(f"{api}?{urlencode(asked)}", Pages).query
    names = {row.old: row.new for row in query.normalized}
    images = {page.title: page.imageinfo[0] for page in query.pages if page.imageinfo}
    image_of = {name: images.get(names.get(f"File:{name}", f"File:{name}")) for name in files}
    return {name: image.thumburl or image.url for name, image in image_of.items() if image and _is_free(image)}


def _is_free(image: Image) -> bool:
    """Whether the page says public domain or CC0. If it says nothing, the image is not free."""
    if not isinstance(image.extmetadata, dict) or not (image.thumburl or image.url):
        return False
    said = {key: str(entry.get("value", "")).casefold() for key, entry in image.extmetadata.items()}
    if said.get("Copyrighted") == "true" and not said.get("License", "").startswith("cc0"):
        return False
    names = (said.get("License", ""), said.get("LicenseShortName", ""))
    return any(name.startswith(("pd", "cc0", "public domain")) for name in names)
