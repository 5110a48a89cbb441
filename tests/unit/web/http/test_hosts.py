"""Under which names the server answers, and which pages may use it."""

import logging
import socket

import pytest

from vernissage.contract.languages import LANGUAGES
from vernissage.web.http.hosts import MOST_LOGGED, Hosts, name_of, port_of
from vernissage.web.http.unknown_host import preferred, spoken

OURS = Hosts(["https://Play.Example/", "http://other.example:8080"])


@pytest.mark.parametrize(
    "host",
    [
        "",
        "127.0.0.1:8000",
        "192.168.1.5",
        "[::1]:8000",
        "[2001:db8::1]",
        "localhost:8000",
        "LOCALHOST",
        "tv.localhost",
        "kitchen",
        "kitchen.local:80",
        "kitchen.lan",
        "kitchen.home.arpa",
        "kitchen.local.",
        "play.example",
        "PLAY.example:443",
        "other.example",
        socket.gethostname(),
    ],
)
def test_addresses_local_names_and_names_of_the_owner_are_served(host: str) -> None:
    assert OURS.serve(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "play.example.evil.example",
        "evil-play.example",
        "local.evil.example",
        "127.0.0.1.evil.example",
        "evil.example:8000",
        "play.example:99999",
        "play.example:x",
        "user@play.example",
        "play.example/x",
        "[",
        "[]",
        "?",
        " play.example",
        "a" * 5000,
        "\u0131nternal.example",
    ],
)
def test_other_names_and_nonsense_are_not(host: str) -> None:
    assert not OURS.serve(host)


def test_the_owner_is_told_once_of_each_name_and_not_of_a_flood(caplog: pytest.LogCaptureFixture) -> None:
    hosts = Hosts()
    with caplog.at_level(logging.WARNING):
        for number in range(3 * MOST_LOGGED):
            hosts.serve(f"evil-{number}.example")
            hosts.serve("evil-0.example")
        hosts.serve("nonsense\n[")
    assert len(caplog.records) == MOST_LOGGED
    assert "--origin https://evil-0.example" in caplog.records[0].getMessage()


@pytest.mark.parametrize("origin", [None, "http://127.0.0.1:8000", "https://play.example", "http://other.example:8080"])
def test_our_own_pages_may_use_the_server(origin: str | None) -> None:
    assert OURS.are_home_of(origin, "127.0.0.1:8000")


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "http://[",
        "http://127.0.0.1",
        "http://127.0.0.1:8000/",
        "ftp://127.0.0.1:8000",
        "https://evil.example",
    ],
)
def test_pages_of_others_may_not(origin: str) -> None:
    assert not OURS.are_home_of(origin, "127.0.0.1:8000")
    assert not OURS.are_home_of(origin, "")


def test_names_and_ports_are_read_from_the_header() -> None:
    assert [name_of(host) for host in ("Kitchen:80", "[::1]:8000", "x:99999")] == ["kitchen", "::1", None]
    assert [port_of(host) for host in ("kitchen:80", "kitchen", "[::1]:8000", "[::1]")] == [":80", "", ":8000", ""]


def test_the_page_for_unknown_names_is_written_in_every_language() -> None:
    assert set(spoken()) == set(LANGUAGES)
    assert all("{host}" in words.reason for words in spoken().values())


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("uk-UA,uk;q=0.9,en;q=0.8", "uk"), ("tlh, es-419;q=0.5", "es"), ("zh-Hant", "zh"), (",;,", "en")],
)
def test_it_is_shown_in_the_language_of_the_browser(accepted: str, language: str) -> None:
    assert preferred(accepted) == language
