"""In a game of Artline every sentence of every language can be read on a phone in its place."""

from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Meet
from tests.browser.fitting.company import Company
from tests.browser.fitting.families import Patterns
from tests.browser.fitting.table import Table
from tests.browser.small_decks import FOR_TWO
from tests.virtual_player import Message
from vernissage.games.artline.setup import DAY

pytestmark = pytest.mark.browser
NEVER_SEEN = Path(__file__).parent / "never_seen.toml"
WORDS = "ship dog hat bridge horse candle river cloud mirror sword violin basket"  # none that the referee minds
THEMES = cycle(WORDS.split())
SETUP = {"edition": "louvre", "first": 0, "window_seconds": 20}
HEADINGS = ("goal", "turn", "lines-gallery", "lines-room", "cross-gallery", "cross-room", "themes", "doubt", "end")


def of(part: str, *names: str) -> list[str]:
    return [f"artline.{part}.{name}" for name in names]


FAMILIES: Patterns = [
    of("rules", *HEADINGS, "variants", "keys"),
    of("rules", "*-[0-9]*", "*-[a-z]*"),
    of("guide", "*"),
    of("game", "log-*"),
    of("game", "win", "win-*"),
    of("game", "ended-*"),
    of("game", "prize-*"),
    of("game", "answer-*", "has-voted", "has-not-voted", "at-turn", "thinking", "closed-seat", "away"),
    of("game", "ballot-*"),
    of("game", "reason-*"),
    of("game", "keep-*"),
    of("game", "drop-*"),
    of("game", "vote-does-not-fit", "vote-not-allowed", "vote-unclear"),
    of("game", "mend-unclear", "mend-not-allowed", "mend-does-not-fit"),
    of("game", "mend-advice*"),
    of("game", "result-*"),
    of("game", "object-title*", "waiting-window"),
    of("game", "answered-*"),
    of("game", "placing", "placing-exhibition-*"),
    of("game", "new-theme-*"),
    of("game", "must-discard*", "neighbour-*", "turn-of"),
    of("game", "hand-choose", "hand-chosen", "hand-nowhere"),
    of("game", "exhibition-*"),
    of("game", "opens-*"),
    of("game", "effect-*"),
    of("game", "discard-text", "discard-if-sure"),
    of("game", "discard-yes*"),
    of("game", "hung-by", "hung-at-start", "hangs-in-*"),
    of("game", "voted", "vote-of-others"),
    of("game", "ruling-*"),
    [*of("game", "save-picture"), "shell.saving"],
    of("refusals", "theme-artist", "theme-negation", "theme-style", "theme-year"),
    of("settings", "edition-louvre", "edition-hermitage", "edition-tretyakov"),
    of("settings", "serves-short", "serves-players"),
    of("lobby", "first-question*"),
]


class Museum(Table):
    """A game in which somebody can always lay something."""

    def __init__(self, company: Company, others: int = 2, seats: int = 0, **setup: Any) -> None:
        super().__init__(company, "artline", {**SETUP, **setup}, others, seats)

    def lays(self, seat: int, exhibition: bool = False) -> None:
        view = self.players[seat].view["game"]
        self._lays(seat, next(one for one in view["places"] if one["exhibition"] == exhibition and _new(one, view)))

    def lays_best(self, seat: int) -> None:
        """As an exhibition with few new themes; if none is possible, where a line begins, so that there is one soon."""
        view = self.players[seat].view["game"]
        shows = [one for one in view["places"] if one["exhibition"]]
        opening = max(view["places"], key=lambda one: len(_new(one, view)))
        self._lays(seat, min(shows, key=lambda one: len(_new(one, view)), default=opening))

    def _lays(self, seat: int, place: Message) -> None:
        view = self.players[seat].view["game"]
        themes = {line: next(THEMES) for line in _new(place, view)}
        self.plays(seat, "Lay", painting=view["hand"][0], cell=place["cell"], themes=themes, language="en")

    def answers(self, seat: int, reason: str = "") -> None:
        """Fine, or not."""
        placement = self.ada.view["game"]["placement"]
        if not reason:
            return self.plays(seat, "Accept", placement=placement["id"])
        objection = {"reason": reason, "line": placement["lines"][0], "argument": "look"}
        return self.plays(seat, "Object", placement=placement["id"], objections=[objection])

    def votes(self, seat: int, keep: bool) -> None:
        game = self.ada.view["game"]
        self.plays(seat, "Vote", placement=game["placement"]["id"], line=game["vote"]["line"], keep=keep)

    def replies(self, seat: int) -> None:
        """To what the table votes on."""
        self.plays(seat, "Reply", placement=self.ada.view["game"]["placement"]["id"], text="look again")

    def renames(self, seat: int, theme: str) -> None:
        """Even if the referee refuses it."""
        game = self.ada.view["game"]
        themes = {game["mend"]["line"]: theme}
        named = {"themes": themes, "language": "en", "put_to_table": True}
        self.plays(seat, "Rename", placement=game["placement"]["id"], **named)


def _new(place: Message, view: Message) -> list[str]:
    """The lines that a painting there opens."""
    return [line for line in place["lines"] if line not in view["themes"]]


def test_every_sentence_can_be_read(meet: Meet) -> None:
    company = meet(FAMILIES)
    _before(company)
    _turns(company)
    _curators(company)
    _bots(company)
    _last_round(company)
    _end(company)
    parts = tuple(f"artline.{part}" for part in ("game.", "settings.", "lobby.", "guide.", "rules."))
    company.checks(parts, NEVER_SEEN)


def _before(company: Company) -> None:
    house = {"still_life_is_refused": True}
    table = Museum(company, others=1, edition="tretyakov", house=house, season=True, curators=True, turn_seconds=DAY)
    table.opens("artline.lobby.first-player")
    company.presses("shell.change")
    company.looks("artline.settings.season-start")
    company.clicks("dialog details details summary")
    company.looks("artline.settings.house-hint")
    company.presses("shell.cancel", "shell.rules")
    company.looks("artline.rules.variants")
    company.presses("shell.close")
    table.done(table.ada.do("HandOverHost", seat=1))
    company.looks("shell.host-starts")


def _turns(company: Company) -> None:
    table = Museum(company, others=3, edition="hermitage")
    table.begins()
    table.opens("artline.game.hand-choose")
    company.clicks("button.hung")
    company.looks("artline.game.hung-at-start")
    company.presses("shell.close", "shell.menu", "shell.guide-again")
    company.looks("guide.skip")
    company.presses("guide.skip")
    _choosing(company)
    table.lays(0)
    company.looks("artline.game.take-back")
    for seat in (1, 2, 3):
        table.answers(seat, "unclear")
    company.looks("artline.game.mend-advice-explain")
    company.presses("artline.game.explain")
    company.looks("artline.game.explain-label")
    table.plays(0, "Explain", placement=table.ada.view["game"]["placement"]["id"], text="a boat")
    company.looks("artline.game.explains")
    for seat in (1, 2, 3):
        table.answers(seat)
    company.looks("artline.game.turn-of")
    _asked(company, table)
    _talked_over(company, table)
    company.clicks(".newest")
    company.looks("artline.game.log")
    company.presses("shell.close")
    company.clicks(".heading")
    company.looks("artline.game.named-by")
    company.presses("shell.menu", "shell.stand-up")
    company.looks("artline.lobby.stand-up")
    company.presses("shell.cancel", "shell.menu", "shell.people", "shell.close-seat-of")
    company.looks("artline.lobby.close-seat")


def _choosing(company: Company) -> None:
    """A painting, a place and its theme."""
    company.clicks("[data-anchor^=hand-]")
    company.looks("artline.game.hand-chosen")
    company.presses("artline.game.discard")
    company.looks("artline.game.discard-title")
    company.presses("shell.cancel", "artline.game.look")
    company.looks("artline.game.for-information")
    company.presses("artline.game.next")
    company.looks("artline.game.look-and-hang")
    company.presses("shell.close")
    company.touches("button.place")
    company.looks("artline.game.here")
    for _ in range(2):  # as with two fingers: until there is just room for words
        company.each(lambda phone: phone.page.dispatch_event(".museum", "keydown", {"key": "+"}))
    company.looks("artline.game.opens-gallery")
    company.presses("artline.game.here")
    company.looks("artline.game.hang-it")
    company.writes("form.placing input", "ship")
    company.looks("artline.game.referee-ok")
    company.writes("form.placing input", "painting by Monet")
    company.looks("artline.game.put-to-table")
    company.presses("artline.game.back")


def _asked(company: Company, table: Museum) -> None:
    """The others hang, Ada answers, and everybody votes."""
    table.plays(0, "AcceptByDefault", on=True)
    table.lays(1)
    company.looks("artline.game.fine-soon")
    table.plays(0, "AcceptByDefault", on=False)
    company.looks("artline.game.object-title-new")
    company.presses("artline.game.reason-does-not-fit")
    company.looks("artline.game.argument-label")
    table.answers(2, "does-not-fit")
    table.answers(0)
    table.answers(3)
    company.looks("artline.game.keep-does-not-fit")
    table.votes(0, keep=True)
    company.looks("artline.game.voted")
    table.votes(3, keep=True)
    company.looks("artline.game.waits-for-word")
    table.replies(1)
    company.looks("artline.game.answers-it")
    table.votes(2, keep=False)
    company.looks("artline.game.result-kept")
    table.lays(2, exhibition=True)
    company.looks("artline.game.log-exhibition-gallery")
    table.answers(0, "unclear")
    company.looks("artline.game.answered-objection")
    table.answers(1, "unclear")
    table.answers(3)
    company.looks("artline.game.mend-waiting")
    table.plays(2, "TakeBack", placement=table.ada.view["game"]["placement"]["id"])
    for seat in (2, 3):
        table.plays(seat, "Discard", painting=table.players[seat].view["game"]["hand"][0], sure=True)
    company.clicks("[data-anchor^=hand-]")
    company.looks()
    company.touches("button.place.exhibition")
    company.looks("artline.game.place-exhibition")
    company.touches("button.place:has(.lucide-move-horizontal, .lucide-move-vertical)")
    company.presses("artline.game.here")
    company.looks("artline.game.must-show")


def _talked_over(company: Company, table: Museum) -> None:
    """Ada's theme is voted out, she puts another to the table and may correct it; then she objects herself."""
    table.lays(0)
    table.answers(1, "not-allowed")
    table.answers(2)
    table.answers(3)
    company.looks("artline.game.reply-label")
    table.replies(0)
    for seat, keep in ((2, False), (3, True), (1, False)):
        table.votes(seat, keep)
    company.looks("artline.game.mend-not-allowed")
    company.writes(".dock form input", "painting by Monet")
    company.looks("artline.game.put-to-table")
    table.renames(0, "painting by Monet")
    company.looks("artline.game.contested")
    for seat in (1, 2, 3):
        table.answers(seat)
    company.presses("artline.game.themes")
    company.looks("artline.game.ruled-out")
    company.presses("artline.game.correct")
    company.looks("artline.game.correct-label")
    company.presses("shell.close")
    table.lays(1)
    table.answers(0, "does-not-fit")
    table.answers(2)
    table.answers(3)
    company.looks("artline.game.withdraw")
    table.replies(1)
    company.looks("artline.game.asked-again")
    table.plays(1, "TakeBack", placement=table.ada.view["game"]["placement"]["id"])


def _curators(company: Company) -> None:
    table = Museum(company, curators=True)
    table.begins()
    table.opens("artline.game.show-hand")
    company.presses("artline.game.show-hand")
    company.looks("artline.game.show-hand-title")
    company.presses("shell.cancel")
    table.plays(0, "ShowHand")
    company.looks("artline.game.neighbour-waiting")
    _pointed(company, table)
    table.plays(2, "Decline")
    company.looks("artline.game.must-discard")
    table.plays(0, "Discard", painting=table.ada.view["game"]["hand"][0])
    table.plays(1, "ShowHand")
    company.looks("artline.game.decline")
    table.plays(0, "Decline")
    table.plays(1, "Discard", painting=table.players[1].view["game"]["hand"][0])
    table.plays(2, "ShowHand")
    company.looks("artline.game.hand-of")


def _pointed(company: Company, table: Museum) -> None:
    """Ada is about to point at a place for one of her paintings, and somebody does."""
    company.clicks("[data-anchor^=hand-]")
    company.touches("button.place")
    company.looks("artline.game.point-here")
    view = table.players[1].view["game"]
    table.plays(1, "Point", painting=table.ada.view["game"]["hand"][0], cell=view["places"][0]["cell"])
    company.looks("artline.game.points-at")


def _bots(company: Company) -> None:
    table = Museum(company, others=0, seats=2, first=1, edition="hermitage")
    table.done(table.ada.do("SeatBot", strength="strong", seat=1))
    table.begins()
    while (game := table.ada.view["game"])["placement"] is None:
        if game["turn"] == 0:
            table.plays(0, "Discard", painting=game["hand"][0])
        table.server.passes(1_000)
    table.opens("artline.game.trust-bots")
    company.looks()


def _last_round(company: Company) -> None:
    table = Museum(company, others=1, edition="hermitage")
    table.begins()
    table.opens("artline.game.hand-choose")
    while (view := table.ada.view["game"])["last_round"] is None:
        if view["turn"] == 0:
            table.lays_best(0)
            table.answers(1)
        else:
            table.plays(1, "Discard", painting=table.players[1].view["game"]["hand"][0])
    company.looks("artline.game.last-round-left")


def _end(company: Company) -> None:
    table = Museum(company, others=1, edition="hermitage", decks=[FOR_TWO])
    table.begins()
    table.opens("artline.game.hand-choose")
    for seat, exhibition in ((0, False), (1, False), (0, True)):
        table.lays(seat, exhibition)
        table.answers(1 - seat)
    while (view := table.ada.view["game"])["phase"] != "over":
        seat = view["turn"]
        table.plays(seat, "Discard", painting=table.players[seat].view["game"]["hand"][0])
    company.looks("artline.game.rematch")
    table.done(table.ada.do("HandOverHost", seat=1))
    company.looks("artline.game.host-decides")
