"""In a game of Pictomania every sentence of every language can be read on a phone in its place."""

from pathlib import Path

import pytest

from tests.browser.conftest import Meet
from tests.browser.fitting.company import Company
from tests.browser.fitting.families import Patterns
from tests.browser.fitting.table import Table
from tests.rules.pictomania.table import LINE

pytestmark = pytest.mark.browser
NEVER_SEEN = Path(__file__).parent / "never_seen.toml"
CARDS = "1: fork, spoon, knife, ladle, whisk, sieve, zzz\nfork, spoon\n" + ", ".join(["fork"] * 7)


def of(part: str, *names: str) -> list[str]:
    return [f"pictomania.{part}.{name}" for name in names]


FAMILIES: Patterns = [
    of("rules", "goal", "words", "draw", "guess", "done", "score", "wrong"),
    of("rules", "*-[0-9]*", "*-[a-z]*"),
    of("guide", "*"),
    of("settings", "own-cards-*-problem"),
    of("settings", "bots-cannot*"),
    # Toasts.
    of("settings", "pack-kept", "pack-full", "pack-not-kept", "pack-link-long", "pack-loaded", "pack-bad")
    + of("settings", "own-cards-none")
    + of("game", "told-wish", "told-said", "told-pointed", "told-voided-*", "told-restored")
    + of("game", "pointed", "stroke-late", "number-own", "number-spent", "choose-drawing", "guessed-before"),
    of("game", "you-are-done", "you-guessed-number", "first-guess-ends", "pick-number"),
    of("game", "first-guess-text", "first-guess-blank"),
    of("game", "done-text", "done-blank", "done-unguessed", "done-tokenless"),
    of("game", "sum-won", "sum-left", "sum-black", "sum-sheep", "sum-points"),
    of("game", "win", "win-*"),
    of("game", "next-round", "to-results"),
    of("game", "play-back", "stop"),
    [*of("game", "save-all"), "shell.saving"],
    [*of("game", "save-picture"), "shell.saving"],
    of("game", "held-guess", "chosen-number", "take-back"),
    of("game", "black-sheep", "does-not-count", "wrong-guesses", "meant-word"),
    of("game", "unknown-word", "wish-send", "wish-take-back", "wish-refuse", "answer-send"),
    of("game", "finish-title", "which-word"),
    of("game", "read-words", "countdown"),
    of("game", "point-text", "asked", "challenged", "answered", "wish", "wish-yours"),
    of("game", "wrong-word", "contest"),
    of("game", "wrong-word-before", "drawings-before"),
    of("game", "go-on-now", "last-call"),
    of("game", "next-sheet", "led-*"),
]


def test_every_sentence_can_be_read(meet: Meet) -> None:
    company = meet(FAMILIES)
    _settings(company)
    table = Table(company, "pictomania", {"rounds": 2, "seconds": 600, "countdown": False}, others=3)
    table.begins()
    table.opens("pictomania.game.read-words")
    _reads(company, table)
    _draws(company, table)
    _guesses(company, table)
    _reveals(company, table)
    _ends(company, table)
    parts = tuple(f"pictomania.{part}" for part in ("game.", "settings.", "lobby.", "guide.", "rules."))
    company.checks(parts, NEVER_SEEN)


def _settings(company: Company) -> None:
    tokens = {"3": {"own": [3, 1], "black": [2, 1, 1]}}
    table = Table(company, "pictomania", {"hurry": True, "learning": True, "family": True, "tokens": tokens}, others=2)
    table.opens("pictomania.settings.rounds")
    company.presses("shell.rules")
    company.looks("pictomania.rules.credits")
    company.presses("shell.close", "shell.change")
    company.presses("pictomania.settings.tokens")
    company.looks("pictomania.settings.tokens-usual")
    company.writes("dialog textarea", CARDS)
    company.looks("pictomania.settings.own-cards-count-problem")
    company.looks("pictomania.settings.bots-cannot")
    company.presses("pictomania.settings.own-cards-hide")
    company.looks("pictomania.settings.own-cards-hidden")
    company.presses("pictomania.settings.pack-keep")
    company.looks("pictomania.settings.packs")
    company.goes("/", "shell.tagline")


def _reads(company: Company, table: Table) -> None:
    company.presses("shell.menu", "shell.guide-again")
    company.looks("guide.skip")
    company.presses("guide.skip")
    cards = [table.ada.view["game"]["cards"][letter] for letter in "ABC"]
    table.plays(0, "Ready", round=1, cards=cards)
    company.looks("pictomania.game.begin-now")
    for seat in (1, 2, 3):
        table.plays(seat, "Ready", round=1, cards=cards)


def _draws(company: Company, table: Table) -> None:
    company.looks("pictomania.game.words")
    company.presses("pictomania.game.words")
    company.looks("pictomania.game.back-to-sheet")
    company.presses("pictomania.game.back-to-sheet", "pictomania.game.finish")
    company.looks("pictomania.game.finish-title")
    company.presses("shell.cancel")
    company.clicks(".tokens button")
    company.looks("pictomania.game.take-it")
    company.presses("shell.cancel")
    for seat in (0, 1, 2):
        table.plays(seat, "Draw", round=1, stroke=1, ink=LINE)
    company.presses("shell.menu", "shell.stand-up")
    company.looks("pictomania.lobby.stand-up")
    company.presses("shell.cancel", "shell.menu", "shell.people", "shell.close-seat-of")
    company.looks("pictomania.lobby.close-seat")
    company.presses("shell.cancel", "shell.close")


def _guesses(company: Company, table: Table) -> None:
    company.clicks("[data-anchor=sheet-1]")
    company.looks("pictomania.game.first-guess-ends")
    number = 1 + _own_number(table, 0) % 7
    company.clicks(".over .number-row", number - 1)
    company.looks("pictomania.game.first-guess")
    company.presses("shell.cancel", "pictomania.game.back-to-mine", "pictomania.game.words")
    company.clicks(".words .pick")
    company.looks("pictomania.game.chosen-number")
    company.presses("shell.cancel")
    table.plays(0, "MakeGuess", round=1, drawer=1, number=number)
    company.looks("pictomania.game.drawing-finished")
    right = _own_number(table, 0)
    table.plays(1, "MakeGuess", round=1, drawer=0, number=right)
    wrong = next(one for one in range(1, 8) if one not in (right, _own_number(table, 2)))
    table.plays(2, "MakeGuess", round=1, drawer=0, number=wrong)
    for stars in (2, 1, 1):
        seat = {2: 0, 1: 1}[stars] if stars == 2 or 1 not in table.ada.view["game"]["done"] else 2
        table.plays(seat, "TakeToken", round=1, stars=stars, sure=True)
    company.looks("pictomania.game.you-are-done")
    table.plays(3, "TakeToken", round=1, stars=2, sure=True)


def _own_number(table: Table, seat: int) -> int:
    numbers = table.players[seat].view["game"]["numbers"]
    return next(int(one) for one, card in numbers.items() if card == "own")


def _reveals(company: Company, table: Table) -> None:
    company.looks("pictomania.game.to-sums")
    company.presses("pictomania.game.wrong-word")
    company.looks("pictomania.game.wrong-word-yes")
    company.presses("shell.cancel")
    company.presses("pictomania.game.next-sheet")
    company.looks("pictomania.game.what-is-it")
    company.presses("pictomania.game.point")
    company.looks("pictomania.game.point-text")
    company.presses("shell.close")
    table.plays(0, "GiveHeart", round=1, drawer=1)
    for _ in range(3):  # the others' sheets, and the black sheep
        company.presses("pictomania.game.next-sheet")
        company.looks()
    company.presses("pictomania.game.to-sums")
    company.looks("pictomania.game.watch-again")
    company.looks("pictomania.game.next-round")
    table.plays(1, "DrewWrongWord", round=1)
    table.plays(0, "Ready", round=1)
    company.looks("pictomania.game.go-on-now")
    for seat in (1, 2, 3):
        table.plays(seat, "Ready", round=1)
    company.looks("pictomania.game.wrong-word-before")


def _ends(company: Company, table: Table) -> None:
    for seat in (2, 3):
        table.done(table.ada.do("RemoveSeat", seat=seat, for_good=False, address_too=False))
    company.looks("pictomania.game.ended-too_few")
    company.looks("pictomania.game.best-pencil")
    company.clicks(".end .drawings button")
    company.looks("pictomania.game.save-picture")
    table.done(table.ada.do("HandOverHost", seat=1))
    company.looks("pictomania.game.host-decides")
