"""In a game of Storyteller every sentence of every language can be read on a phone in its place."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.browser.conftest import Meet
from tests.browser.fitting.company import Company
from tests.browser.fitting.families import Patterns
from tests.browser.fitting.table import OTHERS, Table, secret_of
from vernissage.contract.messages import raw
from vernissage.games.storyteller.queries import Suggest, Suggested
from vernissage.table.state.secrets import key_of

pytestmark = pytest.mark.browser
NEVER_SEEN = Path(__file__).parent / "never_seen.toml"


def of(part: str, *names: str) -> list[str]:
    return [f"storyteller.{part}.{name}" for name in names]


FAMILIES: Patterns = [
    of("rules", "goal", "turn", "points", "clue", "end"),
    of("rules", "*-[0-9]*", "*-[a-z]*"),
    of("guide", "*"),
    of("game", "has-left", "is-away", "is-telling", "is-choosing", "is-storyteller", "is-done"),
    of("game", "tell-first", "tells", "giving-waiting", "given-waiting", "give-first"),
    of("game", "voted-waiting", "voting-waiting", "vote-two", "vote-one"),
    of("game", "because-*"),
    of("game", "outcome-*", "left-out"),
    of("settings", "until-*"),
    of("game", "you-win", "winners", "win-none"),
    of("game", "ended-*"),
    [*of("game", "save-picture"), "shell.saving"],
    of("game", "give-it", "give-instead"),
    of("game", "vote", "vote-for"),
    of("game", "characters-left", "no-ideas"),
]


class Stories(Table):
    def __init__(self, company: Company, others: int = 2, **setup: Any) -> None:
        super().__init__(company, "storyteller", {"first": 0, **setup}, others)

    def hand(self, seat: int) -> list[str]:
        found: list[str] = self.players[seat].view["game"]["hand"]
        return found

    def tells(self, seat: int, turn: int, language: str) -> None:
        """One of the program's ideas, which everybody else reads in their own language."""
        painting = self.hand(seat)[0]
        room, key = self.server.find(self.code), key_of(secret_of(("Ada", *OTHERS)[seat]))
        found = json.decode(self.server.ask(room, key, raw(Suggest(painting, language))), type=Suggested)
        told = {"painting": painting, "text": found.clues[0], "language": language, "suggested": True}
        self.plays(seat, "Tell", turn=turn, **told)

    def gives(self, seat: int, turn: int) -> None:
        self.plays(seat, "Give", turn=turn, paintings=self.hand(seat)[:2])

    def votes(self, seat: int, turn: int) -> None:
        self.plays(seat, "Vote", turn=turn, paintings=self.players[seat].view["game"]["votable"][:1])


def test_every_sentence_can_be_read(meet: Meet) -> None:
    company = meet(FAMILIES)
    _before(company)
    table = Stories(company, rounds=1)
    table.begins()
    _tells(company, table)
    _hears(company, table)
    _ends(company, table)
    _many(company)
    parts = tuple(f"storyteller.{part}" for part in ("game.", "settings.", "lobby.", "guide.", "rules."))
    company.checks(parts, NEVER_SEEN)


def _before(company: Company) -> None:
    table = Stories(company)
    table.opens("storyteller.lobby.first-teller")
    company.presses("shell.change")
    company.looks("storyteller.settings.second-vote")
    company.presses("shell.cancel", "shell.rules")
    company.looks("storyteller.rules.credits")
    company.presses("shell.close")
    table.done(table.ada.do("HandOverHost", seat=1))
    company.looks("shell.host-starts")


def _tells(company: Company, table: Stories) -> None:
    """Ada does."""
    table.opens("storyteller.game.tell-first")
    company.presses("shell.menu", "shell.guide-again")
    company.looks("guide.skip")
    company.presses("guide.skip", "storyteller.game.evening")
    company.looks("storyteller.game.no-turns")
    company.presses("shell.close")
    company.clicks(".hand .card")
    company.looks("storyteller.game.your-clue")
    company.presses("storyteller.game.ideas")
    company.looks()
    company.writes("[data-guide=clue-field]", "x" * 110)
    company.looks("storyteller.game.characters-left")
    company.presses("shell.menu", "shell.stand-up")
    company.looks("storyteller.lobby.stand-up")
    company.presses("shell.cancel", "shell.menu", "shell.people", "shell.close-seat-of")
    company.looks("storyteller.lobby.close-seat")
    company.presses("shell.cancel", "shell.close")
    table.tells(0, 1, "ru")
    company.looks("storyteller.game.giving-waiting")
    for seat in (1, 2):
        table.gives(seat, 1)
    company.looks("storyteller.game.voting-waiting")
    for seat in (1, 2):
        table.votes(seat, 1)
    company.looks("storyteller.game.skip")
    company.presses("storyteller.game.skip")
    company.looks("storyteller.game.go-on")
    table.plays(1, "GiveHeart", turn=1)
    table.plays(0, "Ready", turn=1)
    company.looks("storyteller.game.hurry")
    for seat in (1, 2):
        table.plays(seat, "Ready", turn=1)


def _hears(company: Company, table: Stories) -> None:
    """Ben tells, Ada gives and votes."""
    company.looks("storyteller.game.tells")
    table.tells(1, 2, "en")
    company.looks("storyteller.game.give-first")
    company.clicks(".hand .card", 0)
    company.clicks(".hand .card", 1)
    company.looks("storyteller.game.give-it")
    table.gives(0, 2)
    company.looks("storyteller.game.give-instead")
    table.gives(2, 2)
    company.looks("storyteller.game.vote-one")
    table.votes(0, 2)
    company.looks("storyteller.game.your-vote")
    table.votes(2, 2)
    company.presses("storyteller.game.skip")
    company.looks("storyteller.game.love-clue")
    company.presses("storyteller.game.evening")
    company.looks("storyteller.game.turn-of")
    company.presses("shell.close")


def _many(company: Company) -> None:
    """So many that they are counted, not named."""
    table = Stories(company, others=6)
    table.begins()
    table.opens("storyteller.game.tell-first")
    table.tells(0, 1, "ru")
    company.looks("storyteller.game.players-count")


def _ends(company: Company, table: Stories) -> None:
    for seat in (0, 1, 2):
        table.plays(seat, "Ready", turn=2)
    table.tells(2, 3, "en")
    for seat in (0, 1):
        table.gives(seat, 3)
    for seat in (0, 1):
        table.votes(seat, 3)
    for seat in (0, 1, 2):
        table.plays(seat, "Ready", turn=3)
    company.looks("storyteller.game.rematch")
    table.done(table.ada.do("HandOverHost", seat=1))
    company.looks("storyteller.game.host-decides")
