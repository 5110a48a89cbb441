"""Bots at a simulated table: the real decks, the real referee, no pauses."""

from random import Random

from vernissage.contract.bot import Strength
from vernissage.contract.catalogue import Language
from vernissage.contract.resources import Resources
from vernissage.contract.seat import Seat
from vernissage.games.artline.bot import Player
from vernissage.games.artline.commands import Command
from vernissage.games.artline.game import Rules
from vernissage.games.artline.referee import ThemeReferee
from vernissage.games.artline.simulation.playing import Hall, Mover
from vernissage.games.artline.state import State


def hall_of_bots(resources: Resources, language: Language = "en") -> Hall:
    """Artline with these decks, and a bot of every strength."""
    catalogue, words = resources.catalogue, resources.vocabulary
    game = Rules(catalogue, ThemeReferee(catalogue, words.names))
    bot = Player(catalogue, words.names, words.broader, words.dull)

    def player(strength: Strength) -> Mover:
        def move(state: State, seat: Seat, rng: Random) -> Command | None:
            deed = bot.move(
                game.public(state),
                game.own(state, seat),
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
        seen = catalogue.facts(placement.painting).tags
        themes = {**state.museum.themes, **placement.themes}
        return sum(not seen.issuperset(themes[line].understood) for line in placement.lines)

    return Hall(game, {"easy": player("easy"), "medium": player("medium"), "strong": player("strong")}, misfits)
