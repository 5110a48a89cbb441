"""An answer that is the same for everybody."""

import gzip

import pytest
from starlette.requests import Request

from vernissage.web.http.cached_response import WORTH_COMPRESSING, cached_response, respond

LONG = b"x" * (WORTH_COMPRESSING + 1)


def asking(**headers: str) -> Request:
    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": lines})


@pytest.mark.parametrize(("body", "kind"), [(LONG, "image/webp"), (b"short", "text/html")])
def test_what_would_not_get_smaller_is_not_compressed(body: bytes, kind: str) -> None:
    assert cached_response(body, kind).compressed == {}


def test_text_is_compressed_for_browsers_that_take_it() -> None:
    copy = cached_response(LONG, "text/html")
    zipped = respond(asking(accept_encoding="br, gzip"), copy)
    assert zipped.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(zipped.body)) == LONG
    plain = respond(asking(), copy)
    assert "content-encoding" not in plain.headers
    assert plain.body == LONG


def test_the_smallest_that_a_browser_takes_is_sent() -> None:
    copy = cached_response(LONG, "text/html", compressed={"br": b"small", "gzip": b"larger"})
    for taken, sent in {"gzip, br;q=1.0": b"small", "gzip": b"larger", "brotli": LONG}.items():
        assert respond(asking(accept_encoding=taken), copy).body == sent


def test_whoever_has_the_newest_gets_nothing_more() -> None:
    copy = cached_response(LONG, "text/html")
    for known in (copy.tag, f"W/{copy.tag}", f'"older", {copy.tag}', "*"):  # proxies that compress make tags weak
        again = respond(asking(if_none_match=known), copy)
        assert (again.status_code, again.body) == (304, b""), known
    assert respond(asking(if_none_match='"older"'), copy).status_code == 200


def test_the_tag_changes_with_the_content() -> None:
    assert cached_response(b"one", "text/html").tag != cached_response(b"two", "text/html").tag
