"""Around a game, every sentence of every language can be read on a phone in its place."""

from pathlib import Path

import pytest

from tests.browser.conftest import Meet
from tests.browser.fitting.company import Company
from tests.browser.fitting.table import Table
from tests.browser.server import ANY_GAME
from tests.browser.small_decks import FOR_TWO
from vernissage.games.registry import PACKAGES
from vernissage.web.http.messages import OpenTable

pytestmark = pytest.mark.browser
NEVER_SEEN = Path(__file__).parent / "never_seen.toml"
OWN = ("shell.", "guide.", "refusals.", *(f"{game}.{part}." for game in PACKAGES for part in ("cover", "refusals")))


def test_everything_around_a_game_can_be_read(meet: Meet) -> None:
    company = meet()
    _pages(company)
    _tables_without_me(company)
    _lobby(company)
    _game(company)
    company.goes("/", "shell.my-tables")
    company.checks(OWN, NEVER_SEEN)


def _pages(company: Company) -> None:
    company.looks("shell.tagline")
    for nth in range(len(PACKAGES)):
        company.clicks("fieldset input", nth)
        company.looks()
    company.writes(".join input", "?")
    company.presses("shell.join")
    company.looks("shell.code-problem")
    company.goes("/nowhere", "shell.lost")
    company.goes("/credits", "shell.public-domain")
    company.goes("/open", "shell.no-open-tables")
    company.answers("/api/tables", [OpenTable("K7QD", ANY_GAME, None, "en", 6, 2, ("Ada", "Ben"))])
    company.goes("/", "shell.tagline")
    company.goes("/open", "shell.seats-taken")
    company.answers("/api/tables", None)
    company.goes("/new", "shell.create")
    company.clicks("summary")
    company.looks("shell.table-chat")
    company.presses("shell.create")
    company.looks("shell.table-gone")  # the phones' lines lead to other tables
    company.goes("/new", "shell.last-settings")


def _tables_without_me(company: Company) -> None:
    full = Table(company, ANY_GAME, {}, others=1)
    full.opens("shell.table-full", name="Zoe")
    table = Table(company, ANY_GAME, {}, others=1, seats=4)
    table.opens("shell.take-a-seat", name="Zoe")
    company.presses("shell.sit-down")
    company.looks("shell.name-missing")
    table.done(table.ada.do("LockTable", locked=True))
    company.goes("/", "shell.tagline")
    table.opens("shell.shut-out", name="Yan")


def _lobby(company: Company) -> None:
    table = Table(company, ANY_GAME, {"decks": [FOR_TWO]}, others=0, seats=4)
    table.opens("shell.start-needs-two")
    company.presses("shell.copy-link")
    company.looks("shell.copied")
    _asks(company, "shell.plus-bot", "shell.strength-easy-hint", "shell.close")
    _asks(company, "shell.change", "shell.save", "shell.cancel")
    _asks(company, "shell.change-profile", "shell.your-colour", "shell.close")
    company.presses("shell.react")
    company.looks("shell.reaction-wow")
    table.players.append(table.brings("Ben"))
    table.done(table.players[1].do("React", reaction="wow"))
    company.looks()
    table.done(table.ada.do("SeatBot", strength="easy", seat=2))
    table.done(table.ada.do("LockTable", locked=True))
    company.looks("shell.is-locked")
    company.presses("shell.free-seat-of")
    company.looks("shell.for-good")
    company.presses("shell.for-good")
    company.looks("shell.address-too")
    company.presses("shell.cancel")
    _menu(company, "shell.rules", "shell.people", "shell.invite", "shell.other-device", close="shell.close")
    _menu(company, "shell.stand-up", "shell.delete-table", close="shell.cancel")
    table.done(table.ada.do("HandOverHost", seat=1))
    company.looks("shell.host-starts")
    company.breaks_lines(True)
    company.looks("shell.reconnecting")
    company.breaks_lines(False)


def _game(company: Company) -> None:
    table = Table(company, ANY_GAME, {}, others=1)
    table.begins()
    company.meets_version("another.js")
    table.opens("shell.watching", name="Zoe")
    company.looks("shell.new-version")
    company.meets_version("")
    company.presses("shell.chat")
    company.looks("shell.chat-watcher")
    company.presses("shell.close", "shell.menu")
    company.looks("shell.big-screen")
    company.goes("/", "shell.tagline")
    table.opens("shell.menu")
    company.presses("shell.menu")
    company.looks("shell.guide-again")
    company.presses("shell.guide-again")
    company.looks("guide.got-it")
    company.presses("guide.skip")
    _menu(company, "shell.stand-up", close="shell.cancel")
    company.presses("shell.menu", "shell.people", "shell.close-seat-of")
    company.looks("shell.close-it")
    company.presses("shell.close-it")
    _saves(company)


PAINTS_NOTHING = "HTMLCanvasElement.prototype.toBlob = (then) => (fitting.endPainting = () => then(null))"


def _saves(company: Company) -> None:
    """What has been played: it takes long, and fails."""
    company.each(lambda phone: phone.page.evaluate(PAINTS_NOTHING))
    company.presses(f"{ANY_GAME}.game.save-picture")
    company.looks("shell.saving")
    company.each(lambda phone: phone.page.evaluate("fitting.endPainting()"))
    company.looks("shell.save-failed")


def _asks(company: Company, opener: str, until: str, closer: str) -> None:
    company.presses(opener)
    company.looks(until)
    company.presses(closer)


def _menu(company: Company, *entries: str, close: str) -> None:
    for entry in entries:
        company.presses("shell.menu")
        company.looks(entry)
        company.presses(entry)
        company.looks(close)
        company.presses(close)
