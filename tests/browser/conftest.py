"""A real server in a process of its own, and a real Chromium."""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.engines.firefox import Firefox, Line, firefox
from tests.browser.engines.webkit import WebKit, webkit_driver
from tests.browser.engines.window import Window
from tests.browser.fitting.company import Company
from tests.browser.fitting.families import Patterns
from tests.browser.person import Person
from tests.browser.server import Server, check_log, command
from tests.browser.small_decks import make_small_decks
from tests.chance import current_test
from tests.virtual_player import Server as VirtualServer
from vernissage.contract.resources import Resources
from vernissage.decks.catalogue import Decks
from vernissage.games.registry import all_bots, all_games
from vernissage.words.book import built_in

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Each window of Chromium opens two pages of its own for the address bar: most of what a window costs, and never seen.
# The flag replaces Playwright's own, so what we need of that is listed again.
UNUSED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
FLAGS = [
    f"--disable-features={','.join(UNUSED)}",
    "--disable-audio-output",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
ADDRESS = re.compile(r"on this device:\s+(http://\S+)")
EXPECTED = re.compile(r"status of 4|ERR_INTERNET_DISCONNECTED")  # refusals are answers, and tests pull the plug
expect.set_options(timeout=60_000)  # a busy machine is slow, and no test is about time
OWNER_LINK = re.compile(r"owner link \(keep private\):\s+(http://\S+)")


class Served(Struct, frozen=True):
    """Where the server is, the link for its owner, and its data folder."""

    address: str
    owner_link: str
    data: Path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next((found for name in CHROMIUMS if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip("no Chromium on the PATH")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """`vernissage serve` on a free port, with a data folder of its own."""
    data = tmp_path / "data"
    words = command(current_test(), 1, "--host", "127.0.0.1", "--port", "0", "--data", str(data))
    environment, log = {**os.environ, "PYTHONUNBUFFERED": "1"}, tmp_path / "data.log"
    with log.open("w", encoding="utf-8") as stderr:
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=stderr, text=True, env=environment)
    try:
        yield _announced(process, data)
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    check_log(log)


def _announced(process: "subprocess.Popen[str]", data: Path) -> Served:
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        here, owner = ADDRESS.search(said), OWNER_LINK.search(said)
        if here and owner:
            return Served(here[1], owner[1], data)
    raise AssertionError(f"the server did not start; it said: {said}")


@pytest.fixture
def page(browser: Browser, served: Served) -> Iterator[Page]:  # noqa: ARG001 - the page closes before its server
    """A page of somebody who reads English. Whatever the console complains about fails the test."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    yield opened
    context.close()
    assert [line for line in complaints if not EXPECTED.search(line)] == []


@pytest.fixture(scope="session")
def one_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("house")
    make_small_decks(data)
    server = Server(data, "--public-tables", "--bot-seconds", "0.3")
    yield server
    server.stop()


@pytest.fixture
def house(one_house: Server) -> Server:
    """One server for everybody who does not kill it, with decks that are soon played out and bots that are quick."""
    one_house.deal_for(current_test())
    return one_house


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    server = Server(tmp_path)
    yield server
    server.stop()


Invite = Callable[..., Any]


@pytest.fixture
def guests() -> type[Person]:
    """Who comes when somebody is invited; the tests of a game invite its players."""
    return Person


@pytest.fixture
def invite(browser: Browser, house: Server, guests: type[Person]) -> Iterator[Invite]:
    """`invite("Ada")` brings somebody with their own browser. What any console complains about fails the test."""
    invited: list[Person] = []

    def guest(name: str, server: Server | None = None, **ways: Any) -> Any:
        invited.append(guests(browser, (server or house).address, name, **ways))
        return invited[-1]

    yield guest
    for one in invited:
        one.context.close()
    assert [line for one in invited for line in one.complaints] == []


Meet = Callable[..., Company]


@pytest.fixture
def meet(browser: Browser, house: Server) -> Iterator[Meet]:
    """`meet()` brings a phone for every language, and a server in virtual time for their tables."""
    met: list[Company] = []

    def company(patterns: Patterns | None = None) -> Company:
        decks = Decks(house.data)
        resources = Resources(decks, decks.vocabulary, built_in())
        server = VirtualServer(all_games(resources), all_bots(resources))
        met.append(Company(browser, house.address, server, patterns or []))
        return met[-1]

    yield company
    for one in met:
        one.closes()


@pytest.fixture(scope="session")
def gecko(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Line]:
    with firefox(tmp_path_factory.mktemp("firefox")) as line:
        yield line


@pytest.fixture(scope="session")
def webkit() -> Iterator[str]:
    with webkit_driver() as address:
        yield address


@pytest.fixture(params=["firefox", "webkit"])
def window(request: pytest.FixtureRequest, house: Server) -> Iterator[Window]:
    """Somebody with another engine than Chromium's. What its console complains about fails the test."""
    in_firefox = request.param == "firefox"
    engine = Firefox(request.getfixturevalue("gecko")) if in_firefox else WebKit(request.getfixturevalue("webkit"))
    opened = Window(engine, house.address)
    try:
        yield opened
        assert opened.complaints() == []
    finally:
        engine.closes()
