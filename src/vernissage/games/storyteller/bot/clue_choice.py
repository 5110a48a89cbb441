"""Chooses a clue to tell, in a different way for each strength of bot."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from random import Random

from msgspec import Struct

from vernissage.contract.bot import Strength
from vernissage.contract.catalogue import Catalogue, Language, Painting
from vernissage.contract.not_yet import patiently
from vernissage.games.storyteller.bot.company import Company, others_of
from vernissage.games.storyteller.bot.seeing import fits
from vernissage.games.storyteller.ports import Clues
from vernissage.games.storyteller.values import Clue
from vernissage.games.storyteller.view_types import Public

FIRST_THOUGHTS = 3
LOOKS_AT: dict[Strength, int] = {"easy": 3, "medium": 8, "strong": 16}
AIM = 0.55  # how plain a clue of a medium bot should be in its own hand
WORDS: dict[Language, tuple[str, ...]] = {  # clues for pictures of which nothing is known
    "en": ("Once upon a time", "That was that", "What now?", "Nobody knew", "The day before", "Almost there"),
    "ru": ("Жили-были", "Вот и всё", "И что теперь?", "Никто не знал", "Накануне", "Почти пришли"),
    "es": ("Érase una vez", "Y se acabó", "¿Y ahora qué?", "Nadie lo sabía", "La víspera", "Ya casi"),
    "zh": ("从前有一天", "就这样吧", "然后呢？", "谁也不知道", "前一天", "快到了"),
    "uk": ("Жили-були", "От і все", "І що тепер?", "Ніхто не знав", "Напередодні", "Майже прийшли"),
}


class ClueStory(Struct, frozen=True):
    painting: Painting
    text: str
    suggested: bool


class Telling:
    def __init__(self, clues: Clues, catalogue: Catalogue) -> None:
        self._clues, self._catalogue = clues, catalogue

    def story(
        self,
        public: Public,
        ideas: Mapping[Painting, Sequence[str]],
        strength: Strength,
        language: Language,
        rng: Random,
    ) -> ClueStory:
        """Chooses a painting and a clue. `ideas`: for each painting of the hand. An easy bot says one of the first
        things that come to its mind."""
        hand = rng.sample(list(ideas), len(ideas))
        options = [ClueStory(painting, text, suggested=True) for painting in hand for text in ideas[painting]]
        if not options:
            return _anything(public, hand, language, rng)
        if strength == "easy":
            return rng.choice(options[:FIRST_THOUGHTS])
        looked_at = rng.sample(options, min(len(options), LOOKS_AT[strength]))
        if strength == "medium":
            return max(looked_at, key=lambda option: self._in_this_hand(option, hand, language))
        others = others_of(self._catalogue, public.setup.decks, hand, rng)
        return max(looked_at, key=lambda option: self._in_company(option, public, others, language, rng))

    def _in_this_hand(self, option: ClueStory, hand: Sequence[Painting], language: Language) -> float:
        """Rates a clue by the bot's own hand: what suits several paintings of it, but not all, probably suits some of
        the others'."""
        odds = patiently(lambda: self._clues.match(option.text, language, hand))
        return -abs(odds[list(hand).index(option.painting)] - AIM)

    def _in_company(
        self, option: ClueStory, public: Public, others: Sequence[Painting], language: Language, rng: Random
    ) -> float:
        """Rates a clue by how likely some, but not all, find the painting among what others would give."""
        fit, *around = fits(self._clues, Clue(option.text, language), [option.painting, *others])
        voters = len(public.playing) - 1
        return Company(around or [fit]).found_by_some(fit, voters, (voters - 1) * public.gifts_each, rng)


def _anything(public: Public, hand: Sequence[Painting], language: Language, rng: Random) -> ClueStory:
    """Makes up a clue for pictures of which nothing is known; joins two sayings once each has been told."""
    told = {past.clue.text for past in public.history.values() if past.clue}
    pairs = [f"{word.rstrip('?？')}… {other}" for word, other in permutations(WORDS[language], 2)]
    fresh = [text for text in WORDS[language] if text not in told] or [text for text in pairs if text not in told]
    return ClueStory(rng.choice(hand), rng.choice(fresh or pairs), suggested=False)
