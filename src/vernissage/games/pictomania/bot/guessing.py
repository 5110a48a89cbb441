"""Which sheet a bot guesses next, and whether it is sure enough."""

from random import Random

from msgspec import Struct

from vernissage.core.bot import Strength
from vernissage.core.seat import Seat
from vernissage.games.pictomania.bot.ports import Eye
from vernissage.games.pictomania.view_types import PictomaniaView
from vernissage.games.pictomania.words import LETTERS, NUMBERS

SURE: dict[Strength, float] = {"easy": 0.3, "medium": 0.35, "strong": 0.45}
HURRY = 0.7  # how much less sure is enough once all the others are done
SLIPS: dict[Strength, float] = {"easy": 0.36, "medium": 0.22, "strong": 0.11}  # how often it takes a wrong card
ENOUGH_INK = 2  # strokes: fewer may become anything


class Hunch(Struct, frozen=True):
    drawer: Seat
    number: int
    odds: float


def best_hunch(view: PictomaniaView, eye: Eye, strength: Strength, rng: Random) -> Hunch | None:
    """The likeliest number on any sheet that may still be guessed; nothing while there is too little ink."""
    hunches = [_hunch(view, drawer, eye) for drawer in view.guessable if _ink(view, drawer)]
    best = max(hunches, key=lambda hunch: hunch.odds, default=None)
    if best is None or rng.random() >= SLIPS[strength]:
        return best
    return Hunch(best.drawer, rng.choice(_free(view)), best.odds)


def is_sure(view: PictomaniaView, hunch: Hunch, strength: Strength) -> bool:
    """Afraid of being late, one is content with less."""
    others = max(len(view.playing) - 1, 1)
    late = min(len(view.done) / others, 1.0)
    return hunch.odds >= SURE[strength] * (1 - HURRY * late)


def _hunch(view: PictomaniaView, drawer: Seat, eye: Eye) -> Hunch:
    """Only the number counts, so the odds of the three words that have it are added (P12, P21)."""
    words = [(view.cards[letter], number) for letter in LETTERS for number in NUMBERS]
    odds = eye.odds(_ink(view, drawer), words)
    by_number = {
        number: sum(share for (_, other), share in zip(words, odds, strict=True) if other == number)
        for number in _free(view)
    }
    likeliest = max(by_number, key=lambda number: by_number[number])
    return Hunch(drawer, likeliest, by_number[likeliest])


def _free(view: PictomaniaView) -> list[int]:
    return [number for number, card in view.numbers.items() if card == "free"]


def _ink(view: PictomaniaView, drawer: Seat) -> tuple[str, ...]:
    assert view.sheets is not None, "a bot is shown the sheets"
    sheet = view.sheets[view.round].get(drawer)
    return sheet.strokes if sheet is not None and len(sheet.strokes) >= ENOUGH_INK else ()
