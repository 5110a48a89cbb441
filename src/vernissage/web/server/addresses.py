"""LAN addresses: under which addresses others in the same network reach this machine."""

import ipaddress
import socket
from collections.abc import Iterable
from threading import Thread
from time import monotonic

LOOK_AGAIN = 60.0  # seconds


def lan_addresses() -> list[str]:
    """Lists the addresses, the likeliest first; none without a network. A name server may take long to answer."""
    return _listed(_by_name())


class LanAddresses:
    """LAN addresses without waiting for a name server: its answer is known from the next call on."""

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
    addresses = [_towards("10.255.255.255"), _towards("192.168.255.255"), *by_name]
    return list(dict.fromkeys(address for address in addresses if address and _is_lan(address)))


def is_loopback(host: str) -> bool:
    """Whether a server that listens on `host` can be reached from this machine alone."""
    return host in ("localhost", "::1") or host.startswith("127.")


def _towards(target: str) -> str | None:
    """Returns the address from which a packet to `target` would be sent; none is."""
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
