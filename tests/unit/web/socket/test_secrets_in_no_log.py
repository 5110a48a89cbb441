"""A browser's secret, a pass and the owner's key: in no log line, no error and no file, whatever goes wrong."""

import asyncio
import hmac
import json
import logging
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.player import Player, request, two_at_a_table
from tests.serving import served
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.decks.own_cards import OwnDeckCards
from vernissage.limits.rate_limits import Rate, RateLimit
from vernissage.table.shell.room import Room
from vernissage.table.state.commands import MakePass, UsePass
from vernissage.table.state.secrets import hashed
from vernissage.web.http.owner import SECRET_FILE, Owner, owner_secret

Compared: TypeAlias = list[tuple[str | bytes, str | bytes]]
ADA = "ada's secret, long"  # as `two_at_a_table` has it


class Broken(Exception):
    """A fault of ours."""


def fail(*_: object, **__: object) -> None:
    raise Broken("out of order")


def test_no_secret_is_logged_told_in_an_error_or_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets: list[str] = [ADA]
    errors: list[str] = []

    async def work(port: int) -> None:
        table, ada, ben = await two_at_a_table(port)
        word = (await ada.do("MakePass"))["word"]
        phone = await Player.join(port, table, "the phone's secret")
        secrets.extend([word, "the phone's secret"])
        errors.append(json.dumps(await phone.do("UsePass", word=word + "X")))
        assert (await phone.do("UsePass", word=word))["type"] == "Done"
        ben.send({"type": "Join", "table": table, "secret": ADA, "after": "not a number"})
        errors.append(json.dumps(await ben.until("Refusal")))
        ben.send(f'{{"type": "Join", "secret": "{ADA}"')
        errors.append(json.dumps(await ben.until("Refusal")))

        key = owner_secret(tmp_path)
        secrets.append(key)
        for given in (f"Bearer {key}x", f"Basic {key}", key):
            errors.append(str(await request(port, "GET", "/api/owner/decks", headers={"Authorization": given})))
        monkeypatch.setattr(OwnDeckCards, "list", fail)
        mine = {"Authorization": f"Bearer {key}"}
        status, _, body = await request(port, "GET", "/api/owner/decks", headers=mine)
        assert (status, json.loads(body)["code"]) == (500, "server-error")
        errors.append(body.decode())
        monkeypatch.setattr(Room, "take", fail)
        errors.append(json.dumps(await phone.do("UsePass", word=word)))
        assert "server-error" in errors[-1]

    async def run() -> None:
        async with served(tmp_path) as port:
            await work(port)

    with caplog.at_level(logging.DEBUG):
        asyncio.run(run())
    assert "out of order" in caplog.text, "the faults were logged"
    stored = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file() and path.name != SECRET_FILE)
    for secret in secrets:
        assert secret not in caplog.text
        assert not [error for error in errors if secret in error]
        assert secret.encode() not in stored


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> Compared:
    """What is compared in constant time."""
    noted: Compared = []
    real = hmac.compare_digest

    def compare(one: Any, other: Any) -> bool:
        noted.append((one, other))
        return real(one, other)

    monkeypatch.setattr(hmac, "compare_digest", compare)
    return noted


def test_the_owners_key_is_compared_in_constant_time(compared: Compared) -> None:
    owner = Owner("the right key", RateLimit(Rate(1, 1)))
    owner.check("Bearer the right key", "192.0.2.1")
    assert compared == [(b"the right key", b"the right key")]


def test_a_seats_secret_and_a_pass_are_compared_in_constant_time(compared: Compared) -> None:
    table = LogOfTable.seated(2)
    compared.clear()
    assert table.table.seat_of(table.key(1)) == 1
    assert compared == [(table.key(1), table.key(0)), (table.key(1), table.key(1))]
    table.does(0, MakePass(), word="WORDWORD23")
    compared.clear()
    table.does("a phone", UsePass("WORDWORD23"))
    assert (hashed("WORDWORD23"), hashed("WORDWORD23")) in compared
