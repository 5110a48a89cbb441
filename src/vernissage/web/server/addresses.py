"""Under which addresses this machine is reached from others in the same network."""

import ipaddress
import socket
from collections.abc import Iterable
from threading import Thread
from time import monotonic

LOOK_AGAIN = 60.0  # seconds


def lan_addresses() -> list[str]:
    """The likeliest first; empty on a machine without a network. A name server may take long to answer."""
    return _listed(_by_name())


class LanAddresses:
    """The same without waiting for a name server: what one says is known from the next question on."""

    def __init__(self) -> None:
        self._by_name: list[str] = []
        self._look_at = 0.0
        self._is_looking = False

    def now(self) -> list[str]:
        if not self._is_looking and monotonic() >= self._look_at:
            self._is_looking = True
            Thread(target=self._look, daemon=True).start()
        return _listed(self._by_name)

    def _look(self) -> None:
        self._by_name = _by_name()
        self._look_at, self._is_looking = monotonic() + LOOK_AGAIN, False


def _listed(by_name: Iterable[str]) -> list[str]:
    found = [_towards("10.255.255.255"), _towards("192.168.255.255"), *by_name]
    return list(dict.fromkeys(address for address in found if address and _is_lan(address)))


def is_loopback(host: str) -> bool:
    """Whether a server that listens on `host` is heard by this machine alone."""
    return host in ("localhost", "::1") or host.startswith("127.")


def _towards(target: str) -> str | None:
    """The address with which a packet to `target` would leave; none is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def _by_name() -> list[str]:
    try:
        return [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []


def _is_lan(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_unspecified or parsed.is_link_local)
