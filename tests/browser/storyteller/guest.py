"""Somebody who plays Storyteller in a browser of their own."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.server import Server

CALM: dict[str, Any] = {"clue_seconds": 0, "give_seconds": 0, "vote_seconds": 0, "first": 0}
TOTALS = """skip => [...document.querySelectorAll(".actions .button")].some(one => one.textContent === skip)
    && [...document.querySelectorAll("[data-guide=players] .points > :first-child")].map(one => one.textContent)"""


class Guest(Person):
    """Does with a few words what a player does with a few taps."""

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-guide=hand] button.card")

    @property
    def wall(self) -> Locator:
        return self.page.locator("[data-guide=wall] > li")

    @property
    def clue(self) -> Locator:
        return self.page.locator("figure[data-guide=clue] blockquote")

    def tells(self, clue: str) -> None:
        self.touch(self.hand.first)
        self.page.get_by_label(self.words("storyteller.your-clue"), exact=True).fill(clue)
        self.presses("storyteller.tell-it")
        expect(self.clue).to_have_text(clue)

    def gives(self, *places: int) -> None:
        """Once the clue has come: what is picked before that counts for nothing."""
        done = self.page.locator(".dock .button.primary")
        expect(done).to_be_visible()
        for place in places or (0,):
            self.touch(self.hand.nth(place))
        self.touch(done)

    def votes_for(self, painting: str) -> None:
        """`painting`: the address of its picture."""
        self.touch(self.shown(painting).locator("button.card"))
        self.touch(self.page.locator("[data-guide=vote] .button.primary"))

    def shown(self, painting: str) -> Locator:
        return self.wall.filter(has=self.page.locator(f'img[src="{painting}"]'))

    def goes_on(self) -> None:
        skip = self.page.get_by_role("button", name=self.words("storyteller.skip"), exact=True)
        on = self.page.locator("[data-guide=go-on]")
        expect(skip.or_(on).first).to_be_visible()
        if skip.is_visible():
            self.touch(skip)
        self.touch(on)

    def skips_the_reveal(self) -> None:
        skip, outcome = self.button("storyteller.skip"), self.page.locator(".outcome")
        expect(skip.or_(outcome).first).to_be_visible()
        if skip.is_visible():
            self.touch(skip)
        expect(outcome).to_be_visible()

    @property
    def totals(self) -> Locator:
        return self.page.locator("[data-guide=players] .points > :first-child")

    def totals_while_revealed(self) -> list[str]:
        """As they stand while paintings are being turned over: looked at in one moment, however slow the machine is."""
        shown = self.page.wait_for_function(TOTALS, arg=self.words("storyteller.skip"))
        return list(shown.json_value())

    def fills_with_bots(self) -> None:
        self.presses("shell.fill-with-bots")
        expect(self.button("shell.fill-with-bots")).to_have_count(0)

    def address_of(self, place: int) -> str:
        """Of the picture on a painting of the hand."""
        return str(self.hand.nth(place).locator("img").get_attribute("src"))


def begin(server: Server, *players: Guest, **setup: Any) -> str:
    """A table at which they sit in this order; the first one tells first, and no clock runs."""
    code = server.open_table("storyteller", seats=max(3, len(players)), **{**CALM, **setup})
    for player in players:
        player.sits_down(code)
    players[0].starts()
    return code


def turn(
    players: Sequence[Guest], teller: int, clue: str, finders: Sequence[int] = (), liar: int | None = None
) -> None:
    """A whole turn: the others give their first paintings; those who do not find it vote for the liar's, or for that of
    the first of the others. The host does not wait until everybody has finished looking."""
    told = players[teller]
    expect(told.hand.first).to_be_visible()
    target = told.address_of(0)
    told.tells(clue)
    each = 2 if len(players) == 3 else 1
    gifts: dict[int, str] = {}
    for seat, player in enumerate(players):
        if seat != teller:
            expect(player.clue).to_have_text(clue)
            gifts[seat] = player.address_of(0)
            player.gives(*range(each))
    for seat in gifts:
        decoy = liar if liar not in (None, seat) else next(other for other in gifts if other != seat)
        players[seat].votes_for(target if seat in finders else gifts[decoy])
    players[0].goes_on()
    if len(players) > 3:
        players[0].presses("storyteller.hurry")
    else:
        for player in players[1:]:
            player.goes_on()
