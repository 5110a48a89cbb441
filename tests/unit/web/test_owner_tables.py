"""The owner sees who is at which table, and deletes tables; nobody else does."""

import asyncio
import json
from pathlib import Path

from tests.player import Player, open_table, request, two_at_a_table
from tests.serving import served
from vernissage.web.owner import owner_secret


def test_the_owner_sees_the_tables_and_deletes_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as port:
            table, ada, _ben = await two_at_a_table(port)
            key = {"authorization": f"Bearer {owner_secret(tmp_path)}"}
            status, headers, body = await request(port, "GET", "/api/owner/tables", headers=key)
            assert (status, headers["cache-control"]) == (200, "no-store")
            (row,) = json.loads(body)["tables"]
            assert (row["code"], row["names"], row["connected"]) == (table, ["Ada", "Ben"], 2)
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
