"""The owner is whoever has the secret of the data folder."""

import stat
from pathlib import Path

import pytest

from vernissage.contract.refused import Refused
from vernissage.limits.rate_limits import Rate, RateLimit
from vernissage.web.http.owner import SECRET_FILE, Owner, owner_link, owner_secret


def owner(tries: int = 2) -> Owner:
    return Owner("the secret", RateLimit(Rate(0, tries), lambda: 0.0))


def refusal(header: str | None, of: Owner) -> str:
    with pytest.raises(Refused) as refused:
        of.check(header, "192.0.2.1")
    return refused.value.code


def test_the_secret_of_a_folder_stays_and_only_its_user_can_read_it(tmp_path: Path) -> None:
    first = owner_secret(tmp_path / "data")
    assert owner_secret(tmp_path / "data") == first
    assert stat.S_IMODE((tmp_path / "data" / SECRET_FILE).stat().st_mode) == 0o600
    assert owner_secret(tmp_path / "other") != first


def test_a_secret_that_was_cut_off_is_replaced(tmp_path: Path) -> None:
    (tmp_path / SECRET_FILE).write_text("short")
    assert len(owner_secret(tmp_path)) > 20


def test_the_link_has_the_secret_where_no_server_sees_it() -> None:
    address, _, fragment = owner_link("http://localhost:8000", "the secret").partition("#")
    assert address == "http://localhost:8000/decks"
    assert fragment == "owner=the secret"


@pytest.mark.parametrize("header", ["Bearer the secret", "bearer the secret", "BEARER  the secret "])
def test_the_right_secret_is_let_in(header: str) -> None:
    owner().check(header, "192.0.2.1")


@pytest.mark.parametrize("header", [None, "", "Bearer", "Bearer ", "Basic the secret", "the secret"])
def test_whoever_sends_none_is_not_the_owner_and_has_not_tried(header: str | None) -> None:
    of = owner(tries=1)
    for _ in range(5):
        assert refusal(header, of) == "not-owner"


def test_wrong_ones_are_counted_and_the_right_one_still_works() -> None:
    of = owner(tries=2)
    tried = [refusal("Bearer wrong", of) for _ in range(3)]
    assert tried == ["not-owner", "not-owner", "too-fast"]
    of.check("Bearer the secret", "192.0.2.1")
