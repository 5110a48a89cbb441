"""Bots at a simulated table: the real decks, the real referee, no pauses."""

from functools import partial

from vernissage.contract.catalogue import Language
from vernissage.contract.resources import Resources
from vernissage.games.artline.bot import Player
from vernissage.games.artline.game import Rules
from vernissage.games.artline.referee import ThemeReferee
from vernissage.games.artline.simulation.playing import Hall, count
from vernissage.games.artline.state import State
from vernissage.simulation import playing


def hall_of_bots(resources: Resources, language: Language = "en") -> Hall:
    """Sets up Artline with these decks and a bot of every strength."""
    catalogue, words = resources.catalogue, resources.vocabulary
    game = Rules(catalogue, ThemeReferee(catalogue, words.names))
    bot = Player(catalogue, words.names, words.broader, words.dull)

    def misfits(state: State) -> int:
        placement = state.placement
        assert placement is not None, "only asked when a placement stands"
        seen = catalogue.facts(placement.painting).tags
        themes = {**state.museum.themes, **placement.themes}
        return sum(not seen.issuperset(themes[line].understood) for line in placement.lines)

    players = playing.bots(game, bot, language)
    return playing.Hall(game, players, count=partial(count, misfits=misfits))
