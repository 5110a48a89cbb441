"""Bots at a simulated table: the real decks, no pauses."""

from vernissage.contract.catalogue import Language
from vernissage.contract.resources import Resources
from vernissage.games.storyteller.bot import Player
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.notion_clues import NotionClues
from vernissage.games.storyteller.printed_cards import PrintedCards
from vernissage.games.storyteller.simulation import chance
from vernissage.games.storyteller.simulation.fakes import BlankCards, NumberedClues
from vernissage.games.storyteller.simulation.playing import Hall
from vernissage.simulation import playing
from vernissage.simulation.numbered_paintings import NumberedPaintings
from vernissage.simulation.players import CHANCE


def by_chance(paintings: int = 112) -> Hall:
    return playing.Hall(Rules(NumberedPaintings(paintings), NumberedClues(), BlankCards()), {CHANCE: chance.move})


def hall_of_bots(resources: Resources, language: Language = "en") -> Hall:
    """Sets up Storyteller with these decks and a bot of every strength."""
    clues = NotionClues(resources.catalogue, resources.vocabulary)
    clues.prepare()
    game = Rules(resources.catalogue, clues, PrintedCards(resources.catalogue, resources.vocabulary))
    players = playing.bots(game, Player(clues, resources.catalogue), language)
    return playing.Hall(game, players)
