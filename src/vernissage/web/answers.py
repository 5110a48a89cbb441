"""Answers over HTTP: JSON made by msgspec, and refusals as a code with facts."""

import gzip
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from vernissage.core.refused import Fact, Refused

NOT_THERE = {"unknown-table", "unknown-deck", "unknown-language", "no-public-list"}  # when it was asked for
STATUS = {
    "foreign-origin": 403,
    "not-owner": 403,
    "too-big": 413,
    "picture-too-large": 413,
    "too-fast": 429,
    "not-json": 400,
    "not-stored": 503,
}
OTHERWISE = 422


def json(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, "application/json")


def long_json(request: Request, body: Any) -> Response:
    """For what is worth compressing, and may be asked for again."""
    encoded, headers = msgspec.json.encode(body), {"cache-control": "no-cache", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        encoded = gzip.compress(encoded, 5, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(encoded, 200, headers, "application/json")


def refusal(code: str, facts: Mapping[str, Fact], status: int) -> Response:
    return json({"code": code, "facts": facts}, status, {"cache-control": "no-store"})


async def on_refused(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    missing = request.method in ("GET", "HEAD") and refused.code in NOT_THERE
    return refusal(refused.code, refused.facts, 404 if missing else STATUS.get(refused.code, OTHERWISE))


async def on_http_problem(_request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    codes = {404: "not-found", 405: "not-allowed"}
    return refusal(codes.get(problem.status_code, "bad-request"), {}, problem.status_code)


async def on_fault(_request: Request, _fault: Exception) -> Response:
    """Starlette logs it; the client learns that it was not its fault."""
    return refusal("server-error", {}, 500)


async def read_json(request: Request, wanted: Any, limit: int) -> Any:
    """The body as a struct; raises `Refused` for anything else."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > limit:
            raise Refused("too-big", limit=limit)
    try:
        return msgspec.json.decode(body, type=wanted)
    except msgspec.ValidationError as error:
        raise Refused("bad-settings") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("not-json") from error
