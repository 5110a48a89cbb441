"""Under which addresses other devices find this machine."""

import socket
from threading import Event

import pytest

from vernissage.web.server.addresses import LanAddresses, is_loopback, lan_addresses


@pytest.mark.parametrize("host", ["localhost", "::1", "127.0.0.1", "127.8.9.10"])
def test_a_server_on_the_loopback_is_heard_by_this_machine_alone(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "play.example"])
def test_any_other_server_is_heard_by_others(host: str) -> None:
    assert not is_loopback(host)


def names(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (address, 0)) for address in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: found)


def test_only_addresses_that_others_can_reach_are_listed_and_each_once(monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, "127.0.1.1", "169.254.3.4", "0.0.0.0", "10.1.2.3", "10.1.2.3")
    listed = lan_addresses()
    assert listed.count("10.1.2.3") == 1
    assert not {"127.0.1.1", "169.254.3.4", "0.0.0.0"} & {*listed}


def test_a_machine_without_a_name_is_found_by_its_routes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise OSError

    names(monkeypatch)
    by_routes = lan_addresses()
    monkeypatch.setattr(socket, "getaddrinfo", fails)
    assert lan_addresses() == by_routes


def test_a_name_server_that_does_not_answer_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, asked = Event(), []

    def answer_late(*_: object) -> list[object]:
        asked.append("asked")
        answers.wait()
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", ("10.1.2.3", 0))]

    monkeypatch.setattr(socket, "getaddrinfo", answer_late)
    addresses = LanAddresses()
    assert "10.1.2.3" not in [*addresses.now(), *addresses.now()]
    answers.set()
    while "10.1.2.3" not in addresses.now():
        pass
    assert asked == ["asked"]
