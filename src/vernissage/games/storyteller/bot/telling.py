"""How a bot finds something to tell: three strengths, three manners."""

from collections.abc import Callable, Collection, Sequence
from random import Random

from msgspec import Struct

from vernissage.core.bot import Strength
from vernissage.core.catalogue import Language, Painting
from vernissage.core.not_yet import patiently
from vernissage.games.storyteller.ports import Clues
from vernissage.games.storyteller.queries import Answer, Query, Suggest

FIRST_THOUGHTS = 3
LOOKS_AT: dict[Strength, int] = {"easy": 3, "medium": 8, "strong": 24}
AIM: dict[Strength, float] = {"easy": 1.0, "medium": 0.55, "strong": 0.4}  # how plain a clue should be in its own hand
WORDS: dict[Language, tuple[str, ...]] = {  # for pictures of which nothing is known
    "en": ("Once upon a time", "That was that", "What now?", "Nobody knew", "The day before", "Almost there"),
    "ru": ("Жили-были", "Вот и всё", "И что теперь?", "Никто не знал", "Накануне", "Почти пришли"),
    "es": ("Érase una vez", "Y se acabó", "¿Y ahora qué?", "Nadie lo sabía", "La víspera", "Ya casi"),
    "zh": ("从前有一天", "就这样吧", "然后呢？", "谁也不知道", "前一天", "快到了"),
    "uk": ("Жили-були", "От і все", "І що тепер?", "Ніхто не знав", "Напередодні", "Майже прийшли"),
}


class Story(Struct, frozen=True):
    painting: Painting
    text: str
    suggested: bool


def story(
    clues: Clues,
    hand: Sequence[Painting],
    strength: Strength,
    language: Language,
    rng: Random,
    ask: Callable[[Query], Answer],
    told: Collection[str],
) -> Story:
    """An easy bot says one of the first things that come to its mind. A strong one looks for what is neither plain nor
    dark: what would suit several paintings of its own hand probably suits some of the others'."""
    options = [
        Story(painting, text, suggested=True)
        for painting in rng.sample(hand, len(hand))
        for text in ask(Suggest(painting, language)).clues
    ]
    if not options:
        return _anything(hand, language, rng, told)
    if strength == "easy":
        return rng.choice(options[:FIRST_THOUGHTS])
    looked_at = rng.sample(options, min(len(options), LOOKS_AT[strength]))
    return min(looked_at, key=lambda option: abs(_plain(clues, option, hand, language) - AIM[strength]))


def _anything(hand: Sequence[Painting], language: Language, rng: Random, told: Collection[str]) -> Story:
    words = WORDS[language]
    fresh = [text for text in words if text not in told] or [f"{rng.choice(words)} {len(told)}"]
    return Story(rng.choice(hand), rng.choice(fresh), suggested=False)


def _plain(clues: Clues, option: Story, hand: Sequence[Painting], language: Language) -> float:
    """How surely somebody with this hand before them would point at the painting."""
    odds = patiently(lambda: clues.match(option.text, language, hand))
    return odds[list(hand).index(option.painting)]
