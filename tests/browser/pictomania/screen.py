"""The screen of a game of Pictomania, as a player uses it."""

import re
import time
from base64 import b64decode
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from playwright.sync_api import Locator, Page, expect

from tests.browser.pens import Hand, MouseHand
from tests.browser.person import Person

Line: TypeAlias = Sequence[tuple[int, int]]  # corners, in units of the sheet
Picture: TypeAlias = bytes  # a PNG of a whole sheet, as wide on every screen

SHORT, LONG = 300, 400  # pixels of a picture
SCALE = 3  # units of the sheet for each of them
BETWEEN = 3  # pointer events from corner to corner
PATIENCE = 40.0

# A sheet is looked at in one size on every screen; its ink is painted anew then, stored and wet.
PICTURES = """async ([selector, short, long]) => {
  const papers = [...document.querySelectorAll(selector)].map((paper) => {
    const [width, height] = paper.classList.contains("upright") ? [short, long] : [long, short];
    return { paper, width, height, before: paper.style.cssText, layers: [...paper.querySelectorAll("canvas")] };
  });
  for (const { paper, width, height, before } of papers)
    paper.style.cssText = `${before}; position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px`;
  const unlike = ({ width, height, layers }) => layers.some((one) => one.width !== width || one.height !== height);
  for (let tries = 0; tries < 300 && papers.some(unlike); tries++) await new Promise(requestAnimationFrame);
  return papers.map(({ paper, width, height, before, layers }) => {
    const picture = Object.assign(document.createElement("canvas"), { width, height });
    for (const layer of layers) picture.getContext("2d").drawImage(layer, 0, 0);
    paper.style.cssText = before;
    return picture.toDataURL("image/png").split(",")[1];
  });
}"""
ROWS = """(rows) => rows.map((row) => [
  row.querySelector("th .name").textContent,
  ...[...row.querySelectorAll("td")].map((cell) => cell.textContent.trim().replace("\\u2212", "-")),
])"""


class Screen:
    """One player's, whose `seat` is known. `hand` is what they draw with."""

    def __init__(self, person: Person, seat: int, hand: Callable[[Page], Hand] = MouseHand) -> None:
        self.person, self.seat = person, seat
        self.page, self.words = person.page, person.words
        self.hand = hand(person.page)
        self.sheet = self.page.locator(".pad .sheet")
        self.reveal = self.page.get_by_role("region", name=self.words("pictomania.reveal"), exact=True)
        self.end = self.page.get_by_role("region", name=self.words("pictomania.result"), exact=True)
        self._was_told = False  # that the first guess ends the drawing

    # --- looking

    def is_reading(self) -> None:
        expect(self.page.get_by_role("heading", name=self.words("pictomania.read-words"))).to_be_visible()

    def may_draw(self) -> None:
        expect(self.sheet).to_have_attribute("aria-label", self.words("pictomania.own-sheet"))

    def number(self) -> int:
        """Of their own word."""
        return int(self.page.locator(".top .ref").inner_text()[1:])

    def sheet_of(self, seat: int) -> Locator:
        return self.page.locator(f"[data-anchor=sheet-{seat}]")

    def is_done(self, seat: int) -> None:
        expect(self.sheet_of(seat)).to_contain_text(self.words("pictomania.is-done"))

    def picture_of(self, seat: int) -> Picture:
        where = ".pad .sheet" if seat == self.seat else f"[data-anchor=sheet-{seat}] .paper"
        expect(self.page.locator(where).first).to_be_attached()  # a busy machine shows it a moment later
        return self._pictures(where)[0]

    def shows(self, seat: int, picture: Picture) -> None:
        """In the end, whatever has to come over the line before."""
        patient_until = time.monotonic() + PATIENCE
        while self.picture_of(seat) != picture:
            assert time.monotonic() < patient_until, f"{self.person.name} sees the sheet of seat {seat} otherwise"
            self.page.wait_for_timeout(200)

    def gallery(self) -> list[Picture]:
        """All drawings of the game, round after round, seat after seat."""
        return self._pictures(".end .drawings .paper")

    def points(self, number: int) -> dict[str, int]:
        """Of the round that was just revealed, by name."""
        return {name: int(cells[-1]) for name, cells in self._table("pictomania.round", round=str(number)).items()}

    def scores(self) -> dict[str, list[int]]:
        """By name: the points of every round, then all together."""
        return {name: [int(cell) for cell in cells] for name, cells in self._table("pictomania.score").items()}

    def black_sheep(self) -> list[str]:
        rows = self.page.get_by_role("row").filter(has_text=self.words("pictomania.black-sheep"))
        return rows.locator("th .name").all_inner_texts()

    def _table(self, key: str, **values: str) -> dict[str, list[str]]:
        table = self.page.get_by_role("group", name=self.words(key, **values), exact=True)
        expect(table).to_be_visible()
        return {name: cells for name, *cells in table.locator("tbody tr").evaluate_all(ROWS)}

    def _pictures(self, selector: str) -> list[Picture]:
        return [b64decode(one) for one in self.page.evaluate(PICTURES, [selector, SHORT, LONG])]

    # --- drawing

    def draws(self, *lines: Line) -> Iterator[None]:
        """Line after line; between two movements others may move."""
        for line in lines:
            yield from self.begins(line)
            self.hand.up()
            yield

    def begins(self, line: Line) -> Iterator[None]:
        """The pen stays down."""
        at = self._places()
        self.hand.down(*at(*line[0]))
        yield
        for (x, y), (to_x, to_y) in pairwise(line):
            for step in range(1, BETWEEN + 1):
                self.hand.move(*at(x + (to_x - x) * step / BETWEEN, y + (to_y - y) * step / BETWEEN))
                yield

    def _places(self) -> Callable[[float, float], tuple[float, float]]:
        """From units of the sheet to pixels of the window."""
        box = self.sheet.bounding_box()
        assert box is not None
        upright = box["height"] > box["width"]
        wide = SCALE * (SHORT if upright else LONG)
        scale = box["width"] / wide
        return lambda x, y: (box["x"] + x * scale, box["y"] + y * scale)

    def turns_sheet(self) -> None:
        self.person.presses("pictomania.turn-upright")
        expect(self.sheet).to_have_class(re.compile("upright"))

    # --- moving

    def gets_ready(self) -> None:
        self.person.presses("pictomania.ready")

    def looks_at(self, seat: int) -> None:
        self.person.touch(self.sheet_of(seat))
        name = self.sheet_of(seat).locator(".name").inner_text()
        label = self.words("pictomania.drawing-of", name=name)
        expect(self.page.locator(".look").get_by_role("img", name=label, exact=True)).to_be_visible()

    def leaves(self) -> None:
        """The drawing that they look at."""
        self.person.presses("pictomania.back-to-mine")
        expect(self.page.locator(".look")).to_have_count(0)

    def guesses(self, seat: int, number: int) -> None:
        self.looks_at(seat)
        cards = self.page.get_by_role("group", name=self.words("pictomania.number-cards"), exact=True)
        self.person.touch(cards.get_by_role("button").nth(number - 1))
        if not self._was_told:
            self.person.presses("pictomania.guess-number", number=str(number))
            self._was_told = True
        expect(self.sheet_of(seat)).to_contain_text(self.words("pictomania.you-guessed"))
        expect(self.page.locator(".look")).to_have_count(0)

    def takes(self, stars: int) -> None:
        """After a guess, so nothing is asked."""
        tokens = self.page.get_by_role("group", name=self.words("pictomania.black-tokens"), exact=True)
        self.person.touch(tokens.get_by_role("button", name=re.compile(rf"\b{stars} star")))

    def finishes(self) -> None:
        self.person.presses("pictomania.finish")
        question = self.page.get_by_role("dialog")
        self.person.touch(question.get_by_role("button", name=self.words("pictomania.finish"), exact=True))

    def skips_to_points(self) -> None:
        self.person.presses("pictomania.to-sums")
        expect(self.page.locator(".sums")).to_be_visible()

    def goes_on(self, last: bool) -> None:
        self.person.presses("pictomania.to-results" if last else "pictomania.next-round")
