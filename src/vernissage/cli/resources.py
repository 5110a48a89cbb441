"""What games play with on the command line: the built-in decks and word cards."""

from vernissage.contract.resources import Resources
from vernissage.decks.catalogue import Decks
from vernissage.words.book import built_in


def built_in_resources() -> Resources:
    decks = Decks()
    return Resources(decks, decks.vocabulary, built_in())
