"""Which sheet a bot looks at, what it takes it for, and whether it is sure enough."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from vernissage.core.bot import Strength
from vernissage.core.seat import Seat
from vernissage.core.wordbook import CardId
from vernissage.games.pictomania.bot.ports import Eye
from vernissage.games.pictomania.view_types import PictomaniaView
from vernissage.games.pictomania.words import LETTERS, NUMBERS, Ink

SURE: dict[Strength, float] = {"easy": 0.38, "medium": 0.45, "strong": 0.53}  # odds at which it dares
HURRY = 0.5  # how much less is enough once all the others are done
CATCHES: dict[Strength, float] = {"easy": 0.48, "medium": 0.6, "strong": 0.73}  # of the strokes, at one glance
ENOUGH_INK = 2  # strokes: fewer may become anything


class Hunch(Struct, frozen=True):
    drawer: Seat
    number: int
    odds: float


def glance(view: PictomaniaView, eye: Eye, strength: Strength, rng: Random) -> Hunch | None:
    """The likeliest number on one of the sheets that may still be guessed; nobody looks at all of them at once."""
    worth_it = [drawer for drawer in view.guessable if _ink(view, drawer)]
    if not worth_it:
        return None
    drawer = rng.choice(worth_it)
    return _hunch(view, drawer, eye.odds(_caught(_ink(view, drawer), strength, rng), _words(view)))


def is_sure(view: PictomaniaView, hunch: Hunch, strength: Strength) -> bool:
    """Afraid of being late, one is content with less."""
    return hunch.odds >= SURE[strength] * (1 - HURRY * lateness(view))


def lateness(view: PictomaniaView) -> float:
    """From 0, when nobody is done, to 1, when all the others are."""
    return min(len(view.done) / max(len(view.playing) - 1, 1), 1.0)


def _caught(ink: Sequence[Ink], strength: Strength, rng: Random) -> list[Ink]:
    """What is taken in of a sheet while one is busy with one's own: a quick eye misses less."""
    count = max(ENOUGH_INK, round(len(ink) * min(1.0, CATCHES[strength] * rng.uniform(0.75, 1.25))))
    return [ink[place] for place in sorted(rng.sample(range(len(ink)), min(count, len(ink))))]


def _words(view: PictomaniaView) -> list[tuple[CardId, int]]:
    return [(view.cards[letter], number) for letter in LETTERS for number in NUMBERS]


def _hunch(view: PictomaniaView, drawer: Seat, odds: Sequence[float]) -> Hunch:
    """Only the number counts, so the odds of the three words that have it are added (P12, P21)."""
    by_number = {
        number: sum(share for (_, other), share in zip(_words(view), odds, strict=True) if other == number)
        for number in _free(view)
    }
    likeliest = max(by_number, key=lambda number: by_number[number])
    return Hunch(drawer, likeliest, by_number[likeliest])


def _free(view: PictomaniaView) -> list[int]:
    return [number for number, card in view.numbers.items() if card == "free"]


def _ink(view: PictomaniaView, drawer: Seat) -> tuple[Ink, ...]:
    assert view.sheets is not None, "a bot is shown the sheets"
    sheet = view.sheets[view.round].get(drawer)
    return sheet.strokes if sheet is not None and len(sheet.strokes) >= ENOUGH_INK else ()
