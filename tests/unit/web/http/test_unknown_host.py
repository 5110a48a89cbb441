"""Under a name that is not ours: a page for people in their language, a code for programs."""

import msgspec
import pytest
from starlette.requests import Request

from vernissage.contract.languages import LANGUAGES
from vernissage.web.http.unknown_host import answer, preferred, spoken


def coming(path: str = "/", host: str = "evil.example", languages: str = "en") -> Request:
    headers = [(b"host", host.encode()), (b"accept-language", languages.encode())]
    return Request({"type": "http", "method": "GET", "path": path, "headers": headers, "scheme": "http"})


def test_a_program_gets_a_code() -> None:
    said = answer(coming("/api/server"))
    assert said.status_code == 403
    assert msgspec.json.decode(said.body) == {"code": "unknown-host", "facts": {"host": "evil.example"}}


def test_people_read_the_name_and_what_the_owner_can_do() -> None:
    said = bytes(answer(coming()).body).decode()
    assert "evil.example" in said
    assert "vernissage serve --origin https://evil.example" in said


def test_a_name_that_makes_no_sense_is_not_repeated() -> None:
    said = bytes(answer(coming(host="<script>alert(1)</script>")).body).decode()
    assert "<script>" not in said


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("uk-UA,uk;q=0.9,en;q=0.8", "uk"), ("de-DE, es;q=0.5", "es"), ("de", "en"), ("", "en"), ("ZH-cn", "zh")],
)
def test_the_first_language_that_we_speak_is_taken(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_every_language_has_its_words() -> None:
    assert {*spoken()} == {*LANGUAGES}
