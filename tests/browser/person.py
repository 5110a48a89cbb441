"""Somebody with a browser of their own, at a table."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.words import Words
from vernissage.games.registry import PACKAGES

LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LOCALES = {"en": "en-GB", "es": "es-ES", "ru": "ru-RU", "uk": "uk-UA", "zh": "zh-CN"}
CUT_OFF = re.compile(r"WebSocket connection to|net::ERR_")


class Person:
    """A `newcomer` is guided through their first game. `complaints` is what the console of their browser said."""

    def __init__(
        self, browser: Browser, address: str, name: str, language: str = "en", newcomer: bool = False, **device: Any
    ) -> None:
        self.name = name
        self.address = address
        self.words = Words(language)
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            locale=LOCALES[language], reduced_motion="reduce", **(device or LAPTOP)
        )
        self.context.set_default_timeout(60_000)
        if not newcomer:
            for game in PACKAGES:
                self.context.add_init_script(f"localStorage.setItem('vernissage.guide.{game}', 'skipped')")
        self.touches = "has_touch" in device
        self.page = self.opens_a_tab()

    def opens_a_tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        return page

    def forgives_broken_lines(self) -> None:
        """A browser says itself that a server is away: that is no fault of the page."""
        self.complaints = [line for line in self.complaints if not CUT_OFF.search(line)]

    # --- around the game

    def button(self, key: str, **values: str) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **values), exact=True)

    def touch(self, what: Locator) -> None:
        what.tap() if self.touches else what.click()

    def presses(self, key: str, **values: str) -> None:
        self.touch(self.button(key, **values))

    def goes_to(self, code: str, after: str = "") -> None:
        self.page.goto(f"{self.address}/t/{code}{after}")

    def sits_down(self, code: str) -> None:
        self.goes_to(code)
        self.page.get_by_label(self.words("shell.your-name"), exact=True).fill(self.name)
        self.presses("shell.sit-down")
        expect(self.button("shell.change-profile")).to_be_visible()

    def starts(self) -> None:
        self.presses("shell.start")

    def opens_menu(self, entry: str) -> Locator:
        self.presses("shell.menu")
        dialog = self.page.get_by_role("dialog")
        self.touch(dialog.get_by_role("button", name=self.words(entry), exact=True))
        return dialog

    def opens_people(self) -> Locator:
        return self.opens_menu("shell.people")

    def reads_in_turn(self, languages: Iterable[str]) -> Iterator[str]:
        """At a table: each of them, chosen in the menu."""
        for language in languages:
            self.presses("shell.menu")
            self.page.locator("dialog select").select_option(language)
            expect(self.page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))
            self.words = Words(language)
            self.shuts_dialog()
            yield language

    def shuts_dialog(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def pass_link(self) -> str:
        """The one-time link to their seat, as it is shown."""
        shown = self.opens_menu("shell.other-device").locator(".link").inner_text()
        self.shuts_dialog()
        return shown
