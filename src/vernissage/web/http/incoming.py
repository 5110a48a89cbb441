"""Input validation for HTTP: only this module reads requests, and every part of them has a maximum length."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request

from vernissage.contract.refused import Refused
from vernissage.contract.text import bounded

MAX_PART_LENGTH = 300  # characters of a part of the path, a field of the query, or a header
LONGEST_NUMBER = 9  # digits
LONGEST_LIST = 1_000  # characters of a header that lists what a browser accepts


def part(request: Request, name: str) -> str:
    """Returns a part of the path."""
    return _short(str(request.path_params[name]))


def path(request: Request) -> str:
    """Returns the rest of the path, for routes that take all of it."""
    return _short(str(request.path_params["path"]), LONGEST_LIST)


def asked(request: Request, name: str) -> str:
    """Returns a field of the query; empty if it is missing."""
    return _short(request.query_params.get(name, ""))


def asked_number(request: Request, name: str) -> int:
    """Returns a field of the query as a number, 0 if it is missing; raises `Refused` if it is not a number."""
    said = asked(request, name) or "0"
    if not (said.isascii() and said.isdigit() and len(said) <= LONGEST_NUMBER):
        raise Refused("bad-request")
    return int(said)


def header(request: Request, name: str) -> str | None:
    """Returns a header; `None` if it is missing."""
    given = request.headers.get(name)
    return None if given is None else _short(given)


def listed(request: Request, name: str) -> str:
    """Parses a header that lists what a browser accepts, the best first; what is beyond the limit is ignored."""
    return request.headers.get(name, "")[:LONGEST_LIST]


def host(request: Request) -> str:
    """Returns the name and port under which we were reached; empty if none was given, an invalid name for nonsense."""
    given: list[str] = request.headers.getlist("host")
    if not given:
        return ""
    return given[0] if len(given) == 1 and len(given[0]) <= MAX_PART_LENGTH else "?"


def scheme(request: Request) -> str:
    return request.url.scheme


def address(request: Request) -> str:
    """Returns the address whose budget pays for the request, as `web/server/http_protocol.py` found it."""
    return request.client.host if request.client else ""


def is_api(request: Request) -> bool:
    """Whether a program asks, which wants a code instead of a page."""
    return request.url.path.startswith("/api/")


def is_asked(request: Request) -> bool:
    """Whether the method is one that changes nothing."""
    return request.method in ("GET", "HEAD")


def takes(request: Request, coding: str) -> bool:
    """Whether the browser accepts this compression."""
    codings = listed(request, "accept-encoding").split(",")
    return any(name.partition(";")[0].strip() == coding for name in codings)


def has_newest(request: Request, tag: str) -> bool:
    """Whether the browser has the response with this ETag; a proxy that compresses puts `W/` in front."""
    tags = (listed(request, "if-none-match") or "").split(",")
    return any(name.strip().removeprefix("W/") in (tag, "*") for name in tags)


def size(request: Request) -> int:
    """Returns the declared length of the body; 0 if it makes no sense."""
    said = header(request, "content-length") or ""
    return int(said) if said.isdecimal() and len(said) <= len("9999999999") else 0


async def pieces(request: Request) -> AsyncIterator[bytes]:
    """Yields the body as it comes. The caller counts its bytes. Raises `Refused` if the sender has gone."""
    try:
        async for piece in request.stream():
            yield piece
    except ClientDisconnect:
        raise Refused("bad-request") from None


async def read_json(request: Request, wanted: Any, limit: int) -> Any:
    """Decodes the body as a struct; raises `Refused` for anything else."""
    body = b""
    async for piece in pieces(request):
        body += piece
        if len(body) > limit:
            raise Refused("too-big", limit=limit)
    try:
        return msgspec.json.decode(body, type=wanted)
    except msgspec.ValidationError as error:
        raise Refused("bad-settings") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("not-json") from error


def _short(text: str, most: int = MAX_PART_LENGTH) -> str:
    return bounded(text, most, "too-big")
