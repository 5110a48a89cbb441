"""A bot's guessing: which sheet it looks at, what it takes it for, and whether it is sure enough."""

from collections.abc import Mapping, Sequence
from random import Random

from msgspec import Struct

from vernissage.contract.bot import Strength
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.bot.known_words import Meant
from vernissage.games.pictomania.ports import Eye
from vernissage.games.pictomania.values import Ink, Letter
from vernissage.games.pictomania.view_types import Own, Public

SURE: dict[Strength, float] = {"easy": 0.36, "medium": 0.43, "strong": 0.5}  # odds at which it dares to guess
HURRY = 0.5  # how much less is enough in the greatest haste
UNHURRIED, LAST_MOMENT = 25_000, 5_000  # milliseconds left when a bot begins to hurry, and when it stops
CATCHES: dict[Strength, float] = {
    "easy": 0.4,
    "medium": 0.58,
    "strong": 0.73,
}  # share of strokes seen at a glance
ENOUGH_INK = 2  # strokes: fewer could still become anything


class Hunch(Struct, frozen=True):
    drawer: Seat
    number: int
    odds: float


def glance(public: Public, own: Own, meant: Meant, eye: Eye, strength: Strength, rng: Random) -> Hunch | None:
    """Looks at one of the sheets that may still be guessed and returns its likeliest number."""
    worth_it = [drawer for drawer in own.guessable if _ink(public, drawer)]
    if not worth_it:
        return None
    drawer = rng.choice(worth_it)
    odds = eye.odds(_caught(_ink(public, drawer), strength, rng), list(meant.values()))
    return _hunch(own, drawer, dict(zip(meant, odds, strict=True)))


def is_sure(hunch: Hunch, strength: Strength, haste: float) -> bool:
    """Whether the odds are good enough; a bot that fears being late is content with less."""
    return hunch.odds >= SURE[strength] * (1 - HURRY * haste)


def haste(public: Public, left: int | None) -> float:
    """How much to hurry, from 0 to 1: more once all others are done or the time is nearly up."""
    others_done = len(public.done) / max(len(public.playing) - 1, 1)
    time_up = 0.0 if left is None else (UNHURRIED - left) / (UNHURRIED - LAST_MOMENT)
    return max(0.0, min(1.0, max(others_done, time_up)))


def still_draw(public: Public, own: Own) -> bool:
    """Whether a sheet that is still to be guessed may get more ink. Players who have guessed can't draw any more
    (P15)."""
    guessed = {guess.seat for stack in public.stacks.values() for guess in stack}
    return not guessed.union(public.done).issuperset(own.guessable)


def _caught(ink: Sequence[Ink], strength: Strength, rng: Random) -> list[Ink]:
    """Picks the strokes that a bot takes in while it is busy with its own sheet: a quick eye misses less."""
    count = max(ENOUGH_INK, round(len(ink) * min(1.0, CATCHES[strength] * rng.uniform(0.75, 1.25))))
    return [ink[place] for place in sorted(rng.sample(range(len(ink)), min(count, len(ink))))]


def _hunch(own: Own, drawer: Seat, odds: Mapping[tuple[Letter, int], float]) -> Hunch:
    """Returns the likeliest number and its odds. Only the number counts, so the odds of its three words are added (P12,
    P21)."""
    by_number = {number: sum(share for (_, other), share in odds.items() if other == number) for number in _free(own)}
    likeliest = max(by_number, key=lambda number: by_number[number])
    return Hunch(drawer, likeliest, by_number[likeliest])


def _free(own: Own) -> list[int]:
    return [number for number, card in own.numbers.items() if card == "free"]


def _ink(public: Public, drawer: Seat) -> tuple[Ink, ...]:
    sheet = public.sheets[public.round].get(drawer)
    return sheet.strokes if sheet is not None and len(sheet.ink) >= ENOUGH_INK else ()
