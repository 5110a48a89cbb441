"""A Pictomania bot: answers whatever a round asks of its seat."""

from collections import OrderedDict
from collections.abc import Callable
from random import Random
from typing import Never

from vernissage.contract.bot import Deed, Strength
from vernissage.contract.catalogue import Language
from vernissage.contract.languages import language_of
from vernissage.contract.seat import Seat
from vernissage.drawing.penned import Penned
from vernissage.games.pictomania.bot.guesser import LAST_MOMENT, glance, haste, is_sure, still_draw
from vernissage.games.pictomania.bot.known_words import KnownWords, Meant, as_printed
from vernissage.games.pictomania.commands import (
    AnswerPointing,
    Command,
    Draw,
    Finish,
    MakeGuess,
    Ready,
    TakeToken,
    TurnSheet,
)
from vernissage.games.pictomania.ports import Artist, Eye
from vernissage.games.pictomania.state import Sheet
from vernissage.games.pictomania.values import LETTERS
from vernissage.games.pictomania.view_types import Own, Public

PLANS = 500  # plans of drawings in memory; an older one is planned again
BLANK = Sheet()
LOOKS_UP: dict[Strength, float] = {"easy": 0.25, "medium": 0.4, "strong": 0.5}  # how often, of all its moments
PEN_DOWN = 15_000  # milliseconds left when whatever is drawn has to do
GIVES_UP, WHEN_LATE = 0.02, 0.1  # how often an unsure bot stops guessing, and how much more often in a hurry
NOTHING_NEW = 0.25  # the same, when all that can be seen is there
ANSWERS: dict[Language, str] = {  # to those who point at its drawing
    "en": "That is what my card said.",
    "ru": "На моей карте было именно это.",
    "es": "Eso decía mi carta.",
    "zh": "我的牌上就是这个词。",
    "uk": "На моїй карті було саме це.",
}


class Player:
    """Plays any seat of any table; remembers its plan of a drawing while it draws.

    `words`: finds known words on cards that somebody brought; without it, the bot knows the built-in cards only.
    """

    def __init__(self, artist: Artist, eye: Eye, words: KnownWords | None = None) -> None:
        self._artist = artist
        self._eye = eye
        self._words = words
        self._plans: OrderedDict[tuple[object, ...], tuple[Penned, ...]] = OrderedDict()

    def move(
        self,
        public: Public,
        own: Own,
        seat: Seat,
        *,
        strength: Strength,
        language: Language,
        rng: Random,
        ask: Callable[[Never], Never],  # noqa: ARG002 - there is nobody to ask
        left: int | None = None,
    ) -> Deed[Command] | None:
        if seat not in public.acting:
            return None
        if public.phase != "drawing":
            return _between_drawings(public, own, seat, language)
        meant = self._meant(public, language)
        drawn = self._draw(public, own, seat, meant, strength, rng, left)
        if drawn is not None:
            return drawn
        command = self._guess(public, own, meant, strength, rng, left)
        return None if command is None else Deed(command)

    def _meant(self, public: Public, language: Language) -> Meant:
        if self._words is None:
            return as_printed(public.cards)
        return self._words.meant(public.cards, public.own_words, language)

    def _draw(
        self, public: Public, own: Own, seat: Seat, meant: Meant, strength: Strength, rng: Random, left: int | None
    ) -> Deed[Command] | None:
        if "draw" not in own.may:
            return None
        sheet = public.sheets[public.round].get(seat, BLANK)
        strokes = sheet.strokes
        if sheet.upright:  # a stand-in finds the sheet as its player left it (P35); bots draw across
            return None if strokes else Deed(TurnSheet(public.round, upright=False))
        plan = self._plan(public, own, seat, meant, strength, rng)
        if not plan:
            return None
        mine = {stroke.ink for stroke in plan}
        done = sum(stroke in mine for stroke in strokes)
        if done >= len(plan) or done < len(strokes):  # it does not go on with somebody else's drawing (P33)
            return None
        if left is not None and left < (PEN_DOWN if strokes else LAST_MOMENT):
            return None
        stroke = sheet.last + 1
        draw = Draw(public.round, stroke, plan[done].ink)
        return Deed(draw, plan[done].pieces, stroke, goes_on=done + 1 < len(plan))

    def _guess(
        self, public: Public, own: Own, meant: Meant, strength: Strength, rng: Random, left: int | None
    ) -> Command | None:
        """Guesses what it is sure of, then takes the best token that is left (P18); or waits for more ink."""
        hurry = haste(public, left)
        if own.guessable and rng.random() >= max(LOOKS_UP[strength], hurry):
            return None
        hunch = glance(public, own, meant, self._eye, strength, rng)
        if hunch is not None and is_sure(hunch, strength, hurry):
            return MakeGuess(public.round, hunch.drawer, hunch.number)
        if _waits(public, own, hurry, rng) and (left is None or left > LAST_MOMENT):
            return None
        return (
            TakeToken(public.round, public.tokens[0], sure=True) if public.tokens else Finish(public.round, sure=True)
        )

    def _plan(
        self, public: Public, own: Own, seat: Seat, meant: Meant, strength: Strength, rng: Random
    ) -> tuple[Penned, ...]:
        assert own.word is not None, "who may draw has a word"
        word = meant[own.word.letter, own.word.number]
        key = (seat, public.round, *word, *public.cards.values())
        if key not in self._plans:
            self._plans[key] = self._artist.draw(*word, strength, rng)
            while len(self._plans) > PLANS:
                self._plans.popitem(last=False)
        return self._plans[key]


def _between_drawings(public: Public, own: Own, seat: Seat, language: Language) -> Deed[Command] | None:
    """Ready at once; and it answers at once to those who point at its drawing."""
    if "answer" in own.may and seat not in public.history[max(public.history)].answers:
        return Deed(AnswerPointing(max(public.history), ANSWERS[language_of(language)]))
    if "ready" not in own.may:
        return None
    cards = tuple(public.cards[letter] for letter in LETTERS) if public.phase == "reading" else ()
    return Deed(Ready(public.round, cards))


def _waits(public: Public, own: Own, hurry: float, rng: Random) -> bool:
    """Whether it waits for more ink, as long as more may come."""
    if not own.guessable or len(public.acting) <= 1:
        return False
    return rng.random() > (GIVES_UP + WHEN_LATE * hurry if still_draw(public, own) else NOTHING_NEW)
