"""The owner sees who is at which table, and deletes tables; nobody else does."""

import asyncio
import json
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.player import Player, open_table, request, two_at_a_table
from tests.serving import served
from vernissage.web.http.owner import owner_secret


def test_the_owner_sees_the_tables_and_deletes_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            table, ada, _ben = await two_at_a_table(port)
            key = {"authorization": f"Bearer {owner_secret(tmp_path)}"}
            status, headers, body = await request(port, "GET", "/api/owner/tables", headers=key)
            assert (status, headers["cache-control"]) == (200, "no-store")
            (row,) = json.loads(body)["tables"]
            assert (row["code"], row["names"], row["connected"]) == (table, ["Ada", "Ben"], 2)
            assert (row["in_memory"], row["stage"], row["game"]) == (True, "lobby", "high-card")
            assert row["stored"] > 0
            status, _, _ = await request(port, "DELETE", f"/api/owner/tables/{table}", headers=key)
            assert status == 204
            assert (await ada.closed())[-1] == {"type": "Bye", "code": "table-deleted"}
            _, _, body = await request(port, "DELETE", f"/api/owner/tables/{table}", headers=key)
            assert json.loads(body)["code"] == "unknown-table"

    asyncio.run(test())


def test_nobody_else_sees_or_deletes_anything(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            table = await open_table(port)
            for key in ({}, {"authorization": "Bearer something that is long enough"}):
                for method, path in (("GET", "/api/owner/tables"), ("DELETE", f"/api/owner/tables/{table}")):
                    _, _, body = await request(port, method, path, headers=key)
                    assert json.loads(body)["code"] == "not-owner"
            await Player.join(port, table, "a long enough secret")

    asyncio.run(test())


def test_a_table_that_nobody_is_at_is_listed_too(tmp_path: Path) -> None:
    async def test() -> None:
        key = {"authorization": f"Bearer {owner_secret(tmp_path)}"}
        async with served(tmp_path) as port:
            table, *_ = await two_at_a_table(port)
        async with served(tmp_path) as port:
            _, _, body = await request(port, "GET", "/api/owner/tables", headers=key)
            (row,) = json.loads(body)["tables"]
            assert (row["code"], row["names"], row["connected"], row["in_memory"]) == (table, ["Ada", "Ben"], 0, False)
            _, _, body = await request(port, "GET", "/api/owner/tables?skip=25", headers=key)
            assert (json.loads(body)["tables"], json.loads(body)["total"]) == ([], 1)

    asyncio.run(test())


@pytest.mark.parametrize("skip", ["-1", "1e3", "x", "٣", "9" * 10, "1" * 200])
def test_what_is_no_number_is_no_page(tmp_path: Path, skip: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            key = {"authorization": f"Bearer {owner_secret(tmp_path)}"}
            status, _, body = await request(port, "GET", f"/api/owner/tables?skip={quote(skip)}", headers=key)
            assert (status, json.loads(body)["code"]) == (400, "bad-request")

    asyncio.run(test())


def test_limits_in_front_of_the_server_are_seen(tmp_path: Path) -> None:
    """Those that no table ever hears of."""

    async def test() -> None:
        async with served(tmp_path) as port:
            key = {"authorization": f"Bearer {owner_secret(tmp_path)}"}
            await request(port, "GET", "/" + "x" * 5_000)
            for _ in range(21):
                await request(port, "GET", "/api/owner/tables", headers={"authorization": "Bearer wrong"})
            _, _, body = await request(port, "GET", "/api/owner/tables", headers=key)
            hits = {hit["budget"]: (hit["origin"], hit["table"], hit["times"]) for hit in json.loads(body)["hits"]}
            assert hits == {"url": ("here", None, 1), "owner-keys": ("here", None, 1)}

    asyncio.run(test())
