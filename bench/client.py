"""The client in Chromium: what it fetches until you can play, how long that takes, and how smoothly a wall moves."""

import asyncio
import shutil
from statistics import median
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, Page, sync_playwright

from bench.interactive import seconds_until_interactive
from bench.our_tables import ARTLINE, PICTOMANIA, open_table, seated
from bench.servers import Running, product
from bench.smoothness import fill, measure_smoothness

CODE = {"Document", "Script", "Stylesheet", "Font"}
SEATS = 4
QUIET = 2_000  # milliseconds after which a page is said to have loaded
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
CHROMIUM = next(filter(None, map(shutil.which, CHROMIUMS)), None)


class Client(Struct, frozen=True):
    """By page: kilobytes of code and fonts, and seconds until it can be used; by movement: of a full museum."""

    kilobytes: dict[str, float]
    seconds: dict[str, float]
    frames_per_second: dict[str, float]
    milliseconds_per_frame: dict[str, float]  # of CPU, not slowed down


def measure_client(rounds: int) -> Client:
    with product(fill) as server:
        paths = {"home": "/", **asyncio.run(_tables(server.port))}
        pages = {name: f"http://127.0.0.1:{server.port}{path}" for name, path in paths.items()}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            found = _measure(browser, server, pages, rounds)
            browser.close()
            return found


def _measure(browser: Browser, server: Running, pages: dict[str, str], rounds: int) -> Client:
    """Medians of what depends on the machine."""
    seconds = [{name: seconds_until_interactive(browser, page) for name, page in pages.items()} for _ in range(rounds)]
    moves = [measure_smoothness(browser, server) for _ in range(rounds)]
    return Client(
        {name: _kilobytes(browser.new_context(locale="en-GB").new_page(), page) for name, page in pages.items()},
        {name: median(one[name] for one in seconds) for name in pages},
        {kind: median(one[kind].frames_per_second for one in moves) for kind in moves[0]},
        {kind: median(one[kind].milliseconds for one in moves) for kind in moves[0]},
    )


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
