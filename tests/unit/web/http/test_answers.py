"""Answers over HTTP: a code with facts, and the status that fits it."""

import asyncio

import msgspec
import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request

from vernissage.contract.refused import Refused
from vernissage.web.http.answers import on_fault, on_http_problem, on_refused, raw_refusal


def request(method: str = "GET") -> Request:
    return Request({"type": "http", "method": method, "path": "/api/x", "headers": []})


@pytest.mark.parametrize(
    ("method", "code", "status"),
    [
        ("GET", "unknown-table", 404),  # it was asked for and is not there
        ("POST", "unknown-deck", 422),  # it was named in a wish that cannot be granted
        ("POST", "too-fast", 429),
        ("POST", "not-owner", 403),
        ("POST", "a-new-code", 422),
    ],
)
def test_a_refusal_is_a_code_with_facts_and_a_status(method: str, code: str, status: int) -> None:
    answer = asyncio.run(on_refused(request(method), Refused(code, limit=3)))
    assert answer.status_code == status
    assert msgspec.json.decode(answer.body) == {"code": code, "facts": {"limit": 3}}
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("status", "code"), [(404, "not-found"), (405, "not-allowed"), (400, "bad-request")])
def test_what_starlette_refuses_has_a_code_too(status: int, code: str) -> None:
    answer = asyncio.run(on_http_problem(request(), HTTPException(status)))
    assert answer.status_code == status
    assert msgspec.json.decode(answer.body)["code"] == code


def test_a_fault_of_ours_says_nothing_of_itself() -> None:
    answer = asyncio.run(on_fault(request(), RuntimeError("a secret place in the code")))
    assert answer.status_code == 500
    assert msgspec.json.decode(answer.body) == {"code": "server-error", "facts": {}}


def test_a_refusal_before_there_is_an_application_is_whole_http_and_ends_the_connection() -> None:
    head, _, body = raw_refusal(Refused("too-big", limit=9)).partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    assert status == "HTTP/1.1 413 Request Entity Too Large"
    assert headers["connection"] == "close"
    assert int(headers["content-length"]) == len(body)
    assert "content-security-policy" in headers
    assert msgspec.json.decode(body) == {"code": "too-big", "facts": {"limit": 9}}
