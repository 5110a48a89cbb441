"""HTTP responses: JSON made by msgspec, and refusals as a code with facts."""

from collections.abc import Mapping
from http import HTTPStatus

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from vernissage.contract.refused import Fact, Refused
from vernissage.web.http.headers import HEADERS
from vernissage.web.http.incoming import is_asked

NOT_THERE = {"unknown-table", "unknown-deck", "unknown-language", "no-public-list"}  # when it was asked for
STATUS = {
    "bad-request": 400,
    "not-json": 400,
    "foreign-origin": 403,
    "not-owner": 403,
    "unknown-host": 403,
    "not-found": 404,
    "too-slow": 408,
    "length-unknown": 411,
    "picture-too-large": 413,
    "too-big": 413,
    "too-fast": 429,
    "not-stored": 503,
    "too-many-connections": 503,
}
OTHERWISE = 422


def json(body: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, "application/json")


def refusal(code: str, facts: Mapping[str, Fact], status: int) -> Response:
    return json({"code": code, "facts": facts}, status, {"cache-control": "no-store"})


def raw_refusal(refused: Refused) -> bytes:
    """Makes a refusal as raw bytes of HTTP, for where there is no application yet; the connection is closed after
    it."""
    body = msgspec.json.encode({"code": refused.code, "facts": refused.facts})
    status = HTTPStatus(STATUS.get(refused.code, OTHERWISE))
    headers = {
        "content-type": "application/json",
        "content-length": len(body),
        "cache-control": "no-store",
        "connection": "close",
        **HEADERS,
    }
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def on_refused(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    missing = is_asked(request) and refused.code in NOT_THERE
    return refusal(refused.code, refused.facts, 404 if missing else STATUS.get(refused.code, OTHERWISE))


async def on_http_problem(_request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    codes = {404: "not-found", 405: "not-allowed"}
    return refusal(codes.get(problem.status_code, "bad-request"), {}, problem.status_code)


async def on_fault(_request: Request, _fault: Exception) -> Response:
    """Handles an unexpected exception: Starlette logs it, and the client learns that it was not its fault."""
    return refusal("server-error", {}, 500)
