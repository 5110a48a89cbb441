"""One bot's answer to whatever a round asks of its seat."""

from collections import OrderedDict
from collections.abc import Callable
from random import Random
from typing import Any

from vernissage.core.bot import Deed, Strength
from vernissage.core.catalogue import Language
from vernissage.core.seat import Seat
from vernissage.drawing.penned import Penned
from vernissage.games.pictomania.bot.guessing import LAST_MOMENT, glance, haste, is_sure, still_draw
from vernissage.games.pictomania.bot.ports import Artist, Eye
from vernissage.games.pictomania.commands import (
    Draw,
    Finish,
    MakeGuess,
    PlayerCommand,
    Ready,
    TakeToken,
    TurnSheet,
)
from vernissage.games.pictomania.view_types import PictomaniaView, SheetView

PLANS = 500  # drawings that are under way at once; an older one is thought out anew
BLANK = SheetView((), (), upright=False)
LOOKS_UP: dict[Strength, float] = {"easy": 0.35, "medium": 0.4, "strong": 0.5}  # how often, of all its moments
PEN_DOWN = 15_000  # milliseconds left when whatever is drawn has to do
GIVES_UP, WHEN_LATE = 0.02, 0.1  # how often one who is not sure calls it a day, and how much oftener in haste
NOTHING_NEW = 0.25  # the same, when all that can be seen is there


class Player:
    """Plays any seat of any table. What it is going to draw it remembers while it draws."""

    def __init__(self, artist: Artist, eye: Eye) -> None:
        self._artist = artist
        self._eye = eye
        self._plans: OrderedDict[tuple[Any, ...], tuple[Penned, ...]] = OrderedDict()

    def move(
        self,
        view: PictomaniaView,
        seat: Seat,
        *,
        strength: Strength,
        language: Language,  # noqa: ARG002 - it writes nothing
        rng: Random,
        ask: Callable[[Any], Any],  # noqa: ARG002 - there is nobody to ask
        left: int | None = None,
    ) -> Deed | None:
        if seat not in view.acting:
            return None
        if view.phase in ("reading", "reveal"):
            return Deed(Ready(view.round))
        if view.phase != "drawing":
            return None
        drawn = self._draw(view, seat, strength, rng, left)
        if drawn is not None:
            return drawn
        command = self._guess(view, strength, rng, left)
        return None if command is None else Deed(command)

    def _draw(self, view: PictomaniaView, seat: Seat, strength: Strength, rng: Random, left: int | None) -> Deed | None:
        if "draw" not in view.may:
            return None
        sheet = view.sheets[view.round].get(seat, BLANK) if view.sheets else BLANK
        strokes = sheet.strokes
        if sheet.upright:  # as somebody left it who is away (P35); it draws across
            return None if strokes else Deed(TurnSheet(view.round, upright=False))
        plan = self._plan(view, seat, strength, rng)
        own = {stroke.ink for stroke in plan}
        done = sum(stroke in own for stroke in strokes)
        if done >= len(plan) or done < len(strokes):  # what somebody else has begun is theirs (P33)
            return None
        if left is not None and left < (PEN_DOWN if strokes else LAST_MOMENT):
            return None
        return Deed(Draw(view.round, plan[done].ink), plan[done].pieces, goes_on=done + 1 < len(plan))

    def _guess(self, view: PictomaniaView, strength: Strength, rng: Random, left: int | None) -> PlayerCommand | None:
        """Guesses what it is sure of, then takes the best token that is left (P18); or waits for more ink."""
        hurry = haste(view, left)
        if view.guessable and rng.random() >= max(LOOKS_UP[strength], hurry):
            return None
        hunch = glance(view, self._eye, strength, rng)
        if hunch is not None and is_sure(hunch, strength, hurry):
            return MakeGuess(view.round, hunch.drawer, hunch.number)
        if _waits(view, hurry, rng) and (left is None or left > LAST_MOMENT):
            return None
        return TakeToken(view.round, view.tokens[0], sure=True) if view.tokens else Finish(view.round, sure=True)

    def _plan(self, view: PictomaniaView, seat: Seat, strength: Strength, rng: Random) -> tuple[Penned, ...]:
        word = view.word
        assert word is not None, "who may draw has a word"
        card = view.cards[word.letter]
        key = (seat, view.round, card, word.number, *view.cards.values())
        if key not in self._plans:
            self._plans[key] = self._artist.draw(card, word.number, strength, rng)
            while len(self._plans) > PLANS:
                self._plans.popitem(last=False)
        return self._plans[key]


def _waits(view: PictomaniaView, hurry: float, rng: Random) -> bool:
    """For more ink, as long as some may come."""
    if not view.guessable or len(view.acting) <= 1:
        return False
    return rng.random() > (GIVES_UP + WHEN_LATE * hurry if still_draw(view) else NOTHING_NEW)
