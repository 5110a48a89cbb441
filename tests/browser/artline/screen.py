"""The screen of a game of Artline, as a player uses it."""

from itertools import cycle, zip_longest
from typing import Any, Literal

from msgspec import Struct
from playwright.sync_api import Locator, Page, expect

from tests.browser.words import Words

Reason = Literal["does-not-fit", "not-allowed", "unclear"]

# More than any game has galleries, so that none comes twice in one (A16); and none that the referee could mind.
WORDS = """
    ship dog hat bridge horse candle river cloud mirror sword violin basket window apple tower umbrella
    ladder garden letter fountain crown feather shell lantern goat ribbon carriage staircase bottle parrot snow
"""
THEMES = cycle(WORDS.split())

# Buttons that are paintings have other names once what can be seen on them is loaded; `hand` has them.
SEEN = """() => {
  const said = (one) => one.textContent.replace(/\\s+/g, " ").trim();
  const texts = (selector) => [...document.querySelectorAll(selector)].map(said);
  const picture = (one) => one.querySelector("img")?.getAttribute("src") ?? "";
  return {
    players: texts(".players li"),
    pile: texts(".players .pile"),
    wall: [...document.querySelectorAll(".museum .hung")].map((one) => [one.dataset.cell, picture(one)]).sort(),
    themes: texts(".museum .heading .words").sort(),
    hand: [...document.querySelectorAll("[data-anchor^=hand-]")].map((one) => one.dataset.anchor),
    talk: texts(".dock h2, .dock .status"),
    answers: [...document.querySelectorAll(".dock button:not(:has(img))")]
      .map((one) => one.getAttribute("aria-label") ?? said(one)),
  };
}"""

# A museum may be larger than the screen, and its headings lie over it.
FIRST_IN_VIEW = """(places) => Math.max(0, places.findIndex((one) => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}))"""


class Seen(Struct, frozen=True):
    """Everything of the game that one player's screen shows."""

    players: list[str]
    pile: list[str]
    wall: list[list[str]]
    themes: list[str]
    hand: list[str]
    talk: list[str]
    answers: list[str]


class Screen:
    def __init__(self, page: Page, words: Words, touches: bool) -> None:
        self.page = page
        self.words = words
        self._touches = touches
        self.museum = page.locator(".museum")
        self.dock = page.locator(".dock")
        self.placing = page.locator("form.placing")
        self.hand = page.locator("[data-anchor^=hand-]")
        self.places = self.museum.locator("button.place")
        self.exhibitions = self.museum.locator("button.place.exhibition")
        self.vote_result = page.locator(".wall .result:not([inert])")
        self.end = page.get_by_role("region", name=words("artline.result"), exact=True)

    # --- looking

    def is_there(self) -> None:
        expect(self.museum).to_be_visible()

    def sees(self) -> Seen:
        found: dict[str, Any] = self.page.evaluate(SEEN)
        return Seen(**found)

    def sees_again(self, before: Seen) -> None:
        """The same view is back, in whatever pieces it comes."""
        for _ in range(50):
            if self.sees() == before:
                return
            self.page.wait_for_timeout(200)
        assert self.sees() == before

    def is_my_turn(self) -> None:
        expect(self.dock).to_contain_text(self.words("artline.your-turn"))

    def has_the_turn(self) -> bool:
        return self.words("artline.your-turn") in self.dock.inner_text()

    def is_asked(self) -> None:
        """About a painting that somebody else has hung."""
        expect(self.button("artline.fine")).to_be_visible()

    def ended_by(self, reason: Literal["last_round", "pile_empty", "too_few"]) -> None:
        expect(self.end).to_contain_text(self.words(f"artline.ended-{reason}"))

    def seat_of(self, name: str) -> Locator:
        return self.page.locator(".players li").filter(has_text=name)

    def holds(self, name: str, paintings: int) -> None:
        expect(self.seat_of(name).locator(".count > [aria-hidden]")).to_have_text(str(paintings))

    # --- moving

    def button(self, key: str, **values: str) -> Locator:
        return self.dock.get_by_role("button", name=self.words(key, **values), exact=True)

    def touch(self, what: Locator) -> None:
        what.tap() if self._touches else what.click()

    def press(self, key: str) -> None:
        self.touch(self.button(key))

    def choose_painting(self) -> None:
        self.is_my_turn()
        self.touch(self.hand.first)
        expect(self.places.first).to_be_visible()

    def choose_place(self, where: Locator | None = None) -> None:
        """A finger asks a place first what it would be; a mouse sees that before it clicks."""
        self.touch(self.in_view(where or self.places))
        if self._touches:
            self.press("artline.here")
        expect(self.placing).to_be_visible()

    def in_view(self, places: Locator) -> Locator:
        return places.nth(places.evaluate_all(FIRST_IN_VIEW))

    def name_themes(self, *themes: str) -> None:
        """What the place asks for: the given ones, then any that are still free."""
        for field, theme in zip_longest(self.placing.locator("input").all(), themes):
            field.fill(theme or next(THEMES))

    def hang(self, where: Locator | None = None, *themes: str) -> None:
        """Choose, place, name and hang: a whole placement, at any place or at the first of `where`."""
        self.choose_painting()
        self.choose_place(where)
        self.name_themes(*themes)
        self.touch(self.placing.get_by_role("button", name=self.words("artline.hang-it"), exact=True))
        expect(self.dock).to_contain_text(self.words("artline.waiting-window"))

    def hang_exhibition(self) -> None:
        self.hang(self.exhibitions)

    def accept(self) -> None:
        self.press("artline.fine")
        expect(self.dock.locator("button.fine")).to_have_count(0)  # a ballot may have the same words

    def object(self, reason: Reason) -> None:
        objection = self.dock.get_by_role("button", name=self.words(f"artline.reason-{reason}"))
        self.touch(objection.first)
        self.press("artline.object")

    def vote(self, keep: bool, reason: Reason = "does-not-fit") -> None:
        self.press(f"artline.{'keep' if keep else 'drop'}-{reason}")

    def discard(self) -> None:
        self.choose_painting()
        self.press("artline.discard")
        question = self.page.get_by_role("dialog")
        self.touch(question.get_by_role("button", name=self.words("artline.discard-yes"), exact=True))
        expect(self.dock).not_to_contain_text(self.words("artline.your-turn"))
