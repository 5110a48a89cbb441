"""Under which addresses this machine is reached from others in the same network."""

import ipaddress
import socket


def lan_addresses() -> list[str]:
    """The likeliest first; empty on a machine without a network."""
    found = [_towards("10.255.255.255"), _towards("192.168.255.255"), *_by_name()]
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
