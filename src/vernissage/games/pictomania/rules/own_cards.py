"""Word cards that the host brings for one table."""

from collections.abc import Sequence
from hashlib import sha256

from msgspec.structs import replace

from vernissage.contract.refused import Refused
from vernissage.contract.text import cleaned
from vernissage.contract.wordbook import LEVELS, WORDS_ON_A_CARD, CardId, WordBook
from vernissage.games.pictomania.setup import OwnCard, Setup
from vernissage.games.pictomania.state import State

MOST_CARDS = 200
MOST_LETTERS = 16_000  # on all cards together, so that a table's settings fit into one message
LONGEST_WORD = 26
LONGEST_TYPED = 4 * LONGEST_WORD  # before spaces are trimmed and accents put together
_DIGITS = 12  # digits of a hash: enough for the cards that one table sees


class TableBook:
    """The cards of one table: the server's (or those for families) and the table's own, or its own alone. A card that
    the host brings twice counts once."""

    def __init__(self, book: WordBook, setup: Setup) -> None:
        self._book = book
        self._setup = setup

    def cards(self, level: int) -> Sequence[CardId]:
        own = list(dict.fromkeys(own_id(card) for card in self._setup.own_cards if card.level == level))
        return own if self._setup.own_only else [*self._book.cards(level, family=self._setup.family), *own]


def own_id(card: OwnCard) -> CardId:
    """Makes an id from what is on the card, so that a table recognises it in whatever pack it comes (P7)."""
    return "own/" + sha256("\n".join((str(card.level), *card.words)).encode()).hexdigest()[:_DIGITS]


def check_own_cards(cards: Sequence[OwnCard]) -> None:
    letters = sum(len(word) for card in cards for word in card.words)
    if len(cards) > MOST_CARDS or letters > MOST_LETTERS:
        raise Refused("too-many-own-cards", most=MOST_CARDS)
    for number, card in enumerate(cards, 1):
        if card.level not in LEVELS or len(card.words) != WORDS_ON_A_CARD or not all(map(_fits, card.words)):
            raise Refused("bad-own-card", card=number)


def _fits(typed: str) -> bool:
    word = cleaned(typed) if len(typed) <= LONGEST_TYPED else None
    return word is not None and 1 <= len(word) <= LONGEST_WORD


def tidied(setup: Setup) -> Setup:
    """Returns the card with the spaces in its words cleaned up."""
    cards = tuple(OwnCard(card.level, tuple(cleaned(word) or "" for word in card.words)) for card in setup.own_cards)
    return replace(setup, own_cards=cards)


def in_short(setup: Setup) -> Setup:
    """Leaves the table's own cards out: nobody sees which might still come, and messages stay short."""
    return replace(setup, own_cards=()) if setup.own_cards else setup


def own_words(state: State) -> dict[CardId, tuple[str, ...]]:
    """Returns the words of those of the table's own cards that this game has shown."""
    shown = (card for played in state.rounds for card in played.cards.values())
    return {card: state.own_words[card] for card in shown if card in state.own_words}
