"""Whose budget a request counts against."""

import pytest

from vernissage.web.server.peer import address_of


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ([], "192.0.2.9"),
        (["203.0.113.5"], "203.0.113.5"),
        (["198.51.100.1, 203.0.113.5"], "203.0.113.5"),
        (["198.51.100.1", "203.0.113.5"], "203.0.113.5"),  # a line of the sender's own, then the proxy's
        (["203.0.113.5", "198.51.100.1, 203.0.113.6 "], "203.0.113.6"),
        (["203.0.113.5:49152"], "203.0.113.5"),
        (["[2001:db8:1:2:3:4:5:6]:443"], "2001:db8:1:2::/64"),
        (["2001:db8:1:2::7"], "2001:db8:1:2::/64"),
        (["::ffff:203.0.113.5"], "203.0.113.5"),
        (["fe80::1%eth0"], "fe80::/64"),
        ([""], "192.0.2.9"),
        (["unknown"], "192.0.2.9"),
        (["203.0.113.5,"], "192.0.2.9"),
        (["9" * 100_000], "192.0.2.9"),
    ],
)
def test_behind_a_proxy_it_is_the_address_that_the_proxy_added(forwarded: list[str], address: str) -> None:
    assert address_of("192.0.2.9", forwarded, behind_proxy=True) == address


def test_without_a_proxy_nobody_is_believed() -> None:
    assert address_of("192.0.2.9", ["203.0.113.5"], behind_proxy=False) == "192.0.2.9"


def test_a_household_has_one_budget_though_it_has_many_addresses() -> None:
    one, two = (address_of(f"2001:db8:1:2::{number}", [], False) for number in (1, 2))
    assert one == two != address_of("2001:db8:1:3::1", [], False)


def test_a_peer_without_an_address_is_taken_as_it_is() -> None:
    assert address_of("", [], behind_proxy=True) == ""
