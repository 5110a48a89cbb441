"""Whose request it is: the address by which budgets are counted."""

import ipaddress
import re
from collections.abc import Sequence

MAX_ADDRESS_LENGTH = 64  # characters; no address has more
NEIGHBOURS = 64  # bits of an IPv6 address that one household shares: it can make up the rest
WITH_PORT = re.compile(r"\[(?P<six>[^\]]*)\](?::\d+)?|(?P<four>[\d.]+):\d+")


def address_of(peer: str, forwarded: Sequence[str], behind_proxy: bool) -> str:
    """`forwarded` are the lines of `X-Forwarded-For`. Only a proxy of our own is believed, and only the last address
    of the last line, which it has added."""
    added = ",".join(forwarded).rpartition(",")[2] if behind_proxy else ""
    return household(added) or household(peer) or peer


def household(text: str) -> str | None:
    """The address without its port, and of IPv6 the network; `None` for what is no address."""
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
