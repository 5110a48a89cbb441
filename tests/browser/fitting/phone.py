"""A phone in one language. It is told by key what to press and says which sentences can be read where they stand."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from playwright.sync_api import Browser, Route

from tests.browser.fitting.sentences import covers, forms, texts
from tests.browser.person import LOCALES, PHONE
from vernissage.app import CLIENT
from vernissage.contract.languages import LANGUAGES
from vernissage.games.registry import PACKAGES

HERE = Path(__file__).parent
SCRIPTS = [(HERE / name).read_text("utf-8") for name in ("marks.js", "line.js", "measure.js")]
LANGUAGE_FILE = re.compile(rf"/(assets/(?:{'|'.join(LANGUAGES)})-[^/]+\.js)$")
EXPORTED = re.compile(r"export\{(\w+) as default\};?\s*$")
EXPECTED = re.compile(r"status of 4|ERR_INTERNET_DISCONNECTED|ERR_FAILED")  # refusals are answers
SHARES = "navigator.share = async () => undefined"  # as phones can
SOON = 30_000  # milliseconds: a busy machine is slow

Message = tuple[int, str, str]  # number of the line, "open", "text" or "close", and what is said


class Fault(Struct, frozen=True):
    language: str
    key: str
    what: str
    text: str


class Phone:
    """`seen` are the keys of what stood on the screen when somebody looked, `faults` what could not be read."""

    def __init__(self, browser: Browser, address: str, language: str, families: list[list[str]]) -> None:
        self.language = language
        self.seen: set[str] = set()
        self.faults: set[Fault] = set()
        self.complaints: list[str] = []
        self._held: list[Route] = []
        self._address = address
        self._context = browser.new_context(
            locale=LOCALES[language], reduced_motion="reduce", permissions=["clipboard-write"], **PHONE
        )
        self._context.set_default_timeout(SOON)
        self._context.route(LANGUAGE_FILE, _mark)
        for script in [*SCRIPTS, SHARES, f"window.fitting.world = {json.dumps(_world(language, families))}"]:
            self._context.add_init_script(script)
        self.page = self._context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)

    def remembers(self, **values: str) -> None:
        """As if it had been here before."""
        self.page.evaluate(
            "values => { for (const key in values) localStorage.setItem('vernissage.' + key, values[key]) }", values
        )

    def opens(self, path: str = "/") -> None:
        self.page.goto(self._address + path)

    def goes(self, path: str) -> None:
        """Without loading the page anew."""
        self.page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }", path
        )

    def is_told(self, came: Sequence[Message]) -> None:
        self.page.evaluate("came => fitting.hear(came)", list(came))

    def tells(self) -> list[Message]:
        sent: list[Message] = self.page.evaluate("fitting.say()")
        return sent

    def shows(self, key: str) -> bool:
        return bool(self.page.evaluate("key => fitting.find(key) !== null", key))

    def says(self) -> list[str]:
        """The keys of everything, seen or not."""
        said: list[str] = self.page.evaluate("fitting.said()")
        return said

    def presses(self, key: str, nth: int = 0) -> None:
        self.page.evaluate("([key, nth]) => fitting.click(fitting.find(key, nth))", [key, nth])

    def clicks(self, selector: str, nth: int = 0, how: str = "click") -> None:
        """What has no words of ours on it."""
        self.page.wait_for_function(
            "([selector, nth]) => document.querySelectorAll(selector)[nth]", arg=[selector, nth], polling=30
        )
        self.page.evaluate(
            "([selector, nth, how]) => fitting[how](document.querySelectorAll(selector)[nth])", [selector, nth, how]
        )

    def writes(self, selector: str, text: str) -> None:
        self.page.locator(selector).first.fill(text)

    def looks(self) -> None:
        found: dict[str, Any] = self.page.evaluate("fitting.look(fitting.world)")
        self.seen |= set(found["seen"])
        self.faults |= {Fault(self.language, *fault) for fault in found["faults"]}

    def is_answered(self, path: str, answer: object) -> None:
        self.page.unroute(self._address + path)
        if answer is not None:
            body = msgspec.json.encode(answer)
            self.page.route(
                self._address + path, lambda route: route.fulfill(body=body, content_type="application/json")
            )

    def holds(self, path: str) -> None:
        """No answer, until `breaks`."""
        self.page.route(self._address + path, lambda route: self._held.append(route))

    def breaks(self) -> None:
        while self._held:
            self._held.pop().abort()

    def closes(self) -> None:
        self._context.close()


def _world(language: str, families: list[list[str]]) -> dict[str, Any]:
    return {
        "language": language,
        "texts": texts(language),
        "covers": covers(language),
        "languageForms": forms(language),
        "families": families,
    }


def _mark(route: Route) -> None:
    """A language file of the built client that marks its sentences before anybody reads them."""
    file = LANGUAGE_FILE.search(route.request.url)[1]  # type: ignore[index] # the route is for these alone
    code = (CLIENT / file).read_text("utf-8")
    sentences = EXPORTED.search(code)
    assert sentences is not None, f"{file} exports no sentences"
    areas = ";".join(f"fitting.mark('{place}', {sentences[1]}.{area})" for area, place in _areas(file).items())
    route.fulfill(body=f"{code};{areas}", content_type="text/javascript")


def _areas(file: str) -> dict[str, str]:
    """The areas of a file, and where its sentences are listed (`client_texts.py`)."""
    manifest: dict[str, Any] = json.loads((CLIENT / ".vite" / "manifest.json").read_text("utf-8"))
    source = Path(next(key for key, entry in manifest.items() if entry["file"] == file))
    if source.suffix == ".ts":
        return {area.stem: area.stem for area in (HERE.parents[2] / "client" / source.parent).glob("*.json")}
    owner = source.parent.parent.name
    areas = json.loads((HERE.parents[2] / "client" / source).read_text("utf-8"))
    return {area: f"{owner}.{area}" for area in areas}


GUIDES = {f"guide.{game}": "skipped" for game in PACKAGES}
