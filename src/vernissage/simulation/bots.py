"""Bots at a simulated table: the real decks, the real referee, no pauses."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

from vernissage.core.bot import Strength
from vernissage.core.catalogue import Language, Tag
from vernissage.core.languages import LANGUAGES
from vernissage.core.seat import Seat
from vernissage.decks.catalogue import Decks
from vernissage.games.artline.bot import Player
from vernissage.games.artline.commands import PlayerCommand
from vernissage.games.artline.game import Rules
from vernissage.games.artline.referee import ThemeReferee
from vernissage.games.artline.state import State
from vernissage.simulation.artline import Hall, Mover


@cache
def hall(language: Language = "en") -> Hall:
    """Artline with the built-in decks, and a bot of every strength."""
    decks = Decks()
    names = _names(decks)
    game = Rules(decks, ThemeReferee(decks, names))
    vocabulary = decks.vocabulary
    bot = Player(decks, names, {tag: vocabulary.implied(tag) for tag in vocabulary.entries}, vocabulary.dull)

    def player(strength: Strength) -> Mover:
        def move(state: State, seat: Seat, rng: Random) -> PlayerCommand | None:
            view = game.view(state, seat)
            deed = bot.move(
                view,
                seat,
                strength=strength,
                language=language,
                rng=rng,
                ask=lambda query: game.answer(state, seat, query),
            )
            return None if deed is None else deed.command

        return move

    def misfits(state: State) -> int:
        placement = state.placement
        assert placement is not None, "only asked when a placement stands"
        seen = decks.facts(placement.painting).tags
        themes = {**state.museum.themes, **placement.themes}
        return sum(not seen.issuperset(themes[line].understood) for line in placement.lines)

    return Hall(game, {"easy": player("easy"), "medium": player("medium"), "strong": player("strong")}, misfits)


def _names(decks: Decks) -> Mapping[Tag, Mapping[Language, Sequence[str]]]:
    words = decks.vocabulary
    return {tag: {language: words.words(tag, language) for language in LANGUAGES} for tag in words.entries}
