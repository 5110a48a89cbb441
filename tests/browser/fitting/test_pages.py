"""On the pages about decks, about the server and about privacy every sentence can be read on a phone in its place."""

from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import FilePayload

from tests.browser.conftest import Meet
from tests.browser.fitting.company import Company
from tests.browser.server import ANY_GAME, Server
from tests.browser.small_decks import FOR_FOUR, FOR_TWO, NAME
from vernissage.contract.deck_views import OwnDeckList
from vernissage.limits.hits import Budget, Hit
from vernissage.web.http.messages import OwnerTable, OwnerTables
from vernissage.web.http.owner import owner_secret

pytestmark = pytest.mark.browser
NEVER_SEEN = Path(__file__).parent / "never_seen.toml"
MB = 1024 * 1024
NO_DECKS = OwnDeckList((), 10, 500, 20_000_000)
FULL = OwnDeckList((), 10, 5, 20_000_000)


def test_every_sentence_can_be_read(meet: Meet, house: Server) -> None:
    company = meet()
    company.goes("/privacy", "privacy.privacy.title")
    _strangers(company)
    for phone in company.phones:
        phone.remembers(owner=owner_secret(house.data))
        phone.opens("/decks")  # the key is read when the page is loaded
    _decks(company)
    _one_deck(company)
    _tables(company)
    company.checks(("decks.", "owner.", "privacy."), NEVER_SEEN)


def _strangers(company: Company) -> None:
    company.goes("/owner", "owner.owner.locked-text")
    company.goes("/decks", "decks.shown-title")
    company.writes("aside input", "no link")
    company.presses("decks.come-in")
    company.looks("decks.locked-wrong")


def _decks(company: Company) -> None:
    company.looks("decks.tagged-count")
    company.answers("/api/owner/decks", NO_DECKS)
    company.goes("/", "shell.tagline")
    company.goes("/decks", "decks.none-yet")
    company.answers("/api/owner/decks", FULL)
    company.goes(f"/decks/{FOR_TWO}", "decks.full")
    company.answers("/api/owner/decks", None)


def _one_deck(company: Company) -> None:
    company.goes("/", "shell.tagline")
    company.goes(f"/decks/{FOR_FOUR}", "decks.drop-hint")
    _sending(company, FOR_FOUR)
    company.presses("decks.more")
    company.writes("input[role=combobox]", "qqqq")
    company.looks("decks.tag-none")
    company.presses("decks.remove")
    company.looks("decks.remove-text")
    company.presses("shell.cancel", "decks.delete")
    company.looks("decks.delete-text")
    company.presses("shell.cancel", "decks.rename")
    company.looks("shell.save")
    company.answers(f"/api/owner/decks/{FOR_TWO}", {"id": FOR_TWO, "name": NAME, "paintings": []})
    company.goes(f"/decks/{FOR_TWO}", "decks.empty-deck")


SENDS_AT_ONCE = """() => {
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    send.call(this, body);
    this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 1 }));
  };
}"""


def _sending(company: Company, deck: str) -> None:
    """Three pictures: two are under way, and then nothing arrives."""
    pictures: list[FilePayload] = [
        {"name": f"{number}.png", "mimeType": "image/png", "buffer": b"a picture"} for number in range(3)
    ]
    for phone in company.phones:
        phone.page.evaluate(SENDS_AT_ONCE)
        phone.holds(f"/api/owner/decks/{deck}/paintings*")
        phone.page.locator("input[type=file]").set_input_files(pictures)
    company.looks("decks.waiting")
    for phone in company.phones:
        phone.breaks()
    company.looks("decks.again")
    company.presses("decks.clear")


def _tables(company: Company) -> None:
    row = OwnerTable("K7QD", ANY_GAME, "playing", ("Ada", "Ben"), 2, 1, in_memory=True, at=0, stored=3 * MB)
    rows = (
        row,
        OwnerTable("M3XA", ANY_GAME, None, (), 0, 0, in_memory=True, at=0, stored=1),
        OwnerTable("P9CR", ANY_GAME, "lobby", (), 0, 0, in_memory=False, at=0, stored=1),
    )
    kinds = ("here", "nearby", "far")
    hits = tuple(
        Hit(budget, kinds[at % 3], "K7QD" if at % 2 else None, at + 1, 0)  # type: ignore[arg-type]
        for at, budget in enumerate(get_args(Budget))
    )
    company.answers("/api/owner/tables?skip=0", OwnerTables(rows, 40, 3, hits))
    company.goes("/owner", "owner.owner.older")
    company.presses("owner.owner.delete")
    company.looks("owner.owner.delete-text")
    company.presses("shell.cancel")
    company.goes("/", "shell.tagline")
    company.answers("/api/owner/tables?skip=0", OwnerTables((), 0, 3, ()))
    company.goes("/owner", "owner.owner.no-hits")
