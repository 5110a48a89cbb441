"""What Chromium fetches until you can play: code and fonts, in kilobytes as they go over the wire."""

import asyncio
import shutil
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.our_tables import ARTLINE, PICTOMANIA, open_table, seated
from bench.servers import product

CODE = {"Document", "Script", "Stylesheet", "Font"}
SEATS = 4
QUIET = 2_000  # milliseconds after which a page is said to have loaded
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
CHROMIUM = next(filter(None, map(shutil.which, CHROMIUMS)), None)


def measure_client() -> dict[str, float]:
    with product() as server:
        pages = {"home": "/", **asyncio.run(_tables(server.port))}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            found = {}
            for name, path in pages.items():
                page = browser.new_context(locale="en-GB").new_page()
                found[name] = _kilobytes(page, f"http://127.0.0.1:{server.port}{path}")
            browser.close()
            return found


async def _tables(port: int) -> dict[str, str]:
    """One where each game is on."""
    setups: dict[str, dict[str, Any]] = {"artline": ARTLINE, "pictomania": PICTOMANIA, "storyteller": {}}
    paths = {}
    for game, setup in setups.items():
        code = open_table(port, game, setup, SEATS)
        guests = await seated(port, code, SEATS, "127.0.0.1")
        await guests[0].do(type="StartGame")
        paths[game] = f"/t/{code}"
    return paths


def _kilobytes(page: Page, address: str) -> float:
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session: Any = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.responseReceived", lambda event: kinds.setdefault(event["requestId"], event["type"]))
    session.on(
        "Network.loadingFinished", lambda event: sizes.setdefault(event["requestId"], event["encodedDataLength"])
    )
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(QUIET)
    return sum(size for request, size in sizes.items() if kinds.get(request) in CODE) / 1_000
