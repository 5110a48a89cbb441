"""Any path, query, header and body over HTTP: an answer below 500, and a server that is well afterwards."""

import asyncio
import http.client
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from tests.attack.target import Target
from tests.fuzz.effort import effort
from tests.fuzz.shapes import Shapes
from tests.inbound import inbound
from vernissage.web.http.owner import owner_secret

MOST_GROWTH = 128  # megabytes
PATIENCE = 60
PATHS = (
    "/api/tables",
    "/api/tables/",
    "/api/decks/",
    "/api/vocabulary/",
    "/api/words/",
    "/api/owner/decks",
    "/api/owner/decks/mine/paintings",
    "/api/owner/decks/mine/paintings/x",
    "/api/owner/tables/",
    "/pictures/mine/",
    "/",
)
METHODS = ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS")
HEADERS = ("Host", "Origin", "If-None-Match", "Range", "Accept-Language", "Accept-Encoding", "Content-Type", "Cookie")
LINE = st.text(st.characters(min_codepoint=0x20, max_codepoint=0xFF, exclude_characters="\x7f"), max_size=400)
TAIL = st.sampled_from(["", "%00", "..%2f..", "%ff%fe", "x" * 500, "?q=" + "x" * 900, "?%", "#"]) | st.text(
    st.characters(min_codepoint=0x21, max_codepoint=0x7E), max_size=60
)
BODIES = st.sampled_from(
    [Shapes().of(inspect.type_info(wanted)) for where, wanted in inbound().items() if "/" in where or "owner" in where]
).flatmap(lambda shape: shape)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    settings = ("--requests-per-second", "1000000")
    with Target(Path(tmp_path_factory.mktemp("target")), settings) as started:
        before = started.memory()
        yield started
        asyncio.run(started.is_well())
        assert started.memory() - before <= MOST_GROWTH


def test_any_request_is_answered_below_500(target: Target) -> None:
    key = owner_secret(target.folder / "data")

    @effort(short=900)
    @given(
        st.sampled_from(METHODS),
        st.sampled_from(PATHS),
        TAIL,
        st.dictionaries(st.sampled_from(HEADERS), LINE, max_size=3),
        BODIES,
        st.booleans(),
    )
    def fuzz(method: str, path: str, tail: str, headers: dict[str, str], body: object, is_owner: bool) -> None:
        said = {**headers, **({"Authorization": f"Bearer {key}"} if is_owner else {})}
        line = http.client.HTTPConnection("127.0.0.1", target.port, timeout=PATIENCE)
        line.putrequest(method, path + tail, skip_host="Host" in said)
        sent = _encoded(body)
        for name, value in {**said, "Content-Length": str(len(sent))}.items():
            line.putheader(name, value.encode("latin-1"))
        line.endheaders(sent)
        assert line.getresponse().status < 500
        line.close()

    fuzz()


def _encoded(body: object) -> bytes:
    try:
        return msgspec.json.encode(body)
    except (msgspec.MsgspecError, OverflowError, UnicodeEncodeError):
        return repr(body).encode("utf-8", "replace")
