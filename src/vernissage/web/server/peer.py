"""The sender of a request: the address whose budget it counts against, behind a proxy, too."""

import ipaddress
import re
from collections.abc import Sequence

MAX_ADDRESS_LENGTH = 64  # characters; no address has more
NEIGHBOURS = 64  # bits of an IPv6 address that a household shares; it can choose the rest
WITH_PORT = re.compile(r"\[(?P<six>[^\]]*)\](?::\d+)?|(?P<four>[\d.]+):\d+")


def address_of(peer: str, forwarded: Sequence[str], behind_proxy: bool) -> str:
    """Returns the sender's address. `forwarded`: the lines of `X-Forwarded-For`. Only our own proxy is trusted, and
    only the last address of the last line, which it has added."""
    added = ",".join(forwarded).rpartition(",")[2] if behind_proxy else ""
    return household(added) or household(peer) or peer


def household(text: str) -> str | None:
    """Returns the address without its port, for IPv6 its network; `None` if it is no address."""
    plain = text.strip()
    if len(plain) > MAX_ADDRESS_LENGTH:
        return None
    if with_port := WITH_PORT.fullmatch(plain):
        plain = with_port["six"] or with_port["four"] or ""
    try:
        address = ipaddress.ip_address(plain.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NEIGHBOURS), strict=False))
