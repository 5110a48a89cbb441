"""Bots at a simulated table: the real decks, no pauses."""

from random import Random

from vernissage.contract.bot import STRENGTHS, Strength
from vernissage.contract.catalogue import Language
from vernissage.contract.resources import Resources
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.bot import Player
from vernissage.games.storyteller.commands import Command
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.notion_clues import NotionClues
from vernissage.games.storyteller.printed_cards import PrintedCards
from vernissage.games.storyteller.simulation import chance
from vernissage.games.storyteller.simulation.fakes import BlankCards, NumberedClues, NumberedPaintings
from vernissage.games.storyteller.simulation.playing import Hall, Mover
from vernissage.games.storyteller.state import State
from vernissage.simulation.players import CHANCE


def by_chance(paintings: int = 112) -> Hall:
    game = Rules(NumberedPaintings(paintings), NumberedClues(), BlankCards())
    return Hall(game, {CHANCE: chance.move})


def hall_of_bots(resources: Resources, language: Language = "en") -> Hall:
    """Storyteller with these decks, and a bot of every strength."""
    clues = NotionClues(resources.catalogue, resources.vocabulary)
    clues.prepare()
    game = Rules(resources.catalogue, clues, PrintedCards(resources.catalogue, resources.vocabulary))
    bot = Player(clues, resources.catalogue)

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

    return Hall(game, {strength: player(strength) for strength in STRENGTHS})
