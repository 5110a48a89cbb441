"""View types of Pictomania: `Public` is shown to everybody, `Own` to one seat besides."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.rules.scoring import RoundScore
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import Phase, Sheet
from vernissage.games.pictomania.values import Guess, Letter, Reason, WordRef

Move: TypeAlias = Literal[
    "ready",
    "replace",
    "take-back-wish",
    "explain",
    "draw",
    "undo",
    "redo",
    "erase",
    "turn",
    "guess",
    "take-back",
    "token",
    "finish",
    "own-up",
    "contest",
    "point",
    "answer",
    "heart",
]
NumberCard: TypeAlias = Literal["free", "spent", "own"]


class WishView(Struct, frozen=True):
    """A word that somebody does not know, while it is explained (P8)."""

    letter: Letter
    card: CardId
    number: int
    lines: dict[Seat, str]  # who explains it, and how
    refusable: str | None  # what a `Hurry` of the host names to refuse it; only from the fourth wish on


class RoundView(Struct, frozen=True):
    """A round that was revealed: what it was worth, and what was liked (P29)."""

    round: int
    level: int
    cards: dict[Letter, CardId]
    words: dict[Seat, WordRef]
    score: RoundScore
    shown: tuple[Seat, ...]  # whose stacks everybody has been shown, where the reveal is led
    sums_shown: bool
    voided: tuple[Seat, ...]
    owned_up: tuple[Seat, ...]  # of those, who said so themselves
    contested: dict[Seat, tuple[Seat, ...]]  # whose owning up: by whom
    restored: tuple[Seat, ...]  # for whom enough others said that it was the right word
    pointed: dict[Seat, dict[Seat, Reason]]  # at whose drawing: who, and why
    answers: dict[Seat, str]  # what the drawers say to that
    hearts: dict[Seat, tuple[Seat, ...]]  # whose drawing: from whom


class Result(Struct, frozen=True):
    reason: Literal["rounds", "too_few"]
    winners: tuple[Seat, ...]


class Public(Struct, frozen=True):
    """What everybody may know."""

    setup: Setup
    seats: tuple[Seat, ...]
    closed: tuple[Seat, ...]
    phase: Phase
    round: int
    step: str  # what a `Hurry` of the host names
    level: int
    cards: dict[Letter, CardId]
    own_words: dict[CardId, tuple[str, ...]]  # of the table's own cards that were shown in this game
    playing: tuple[Seat, ...]  # who take part in this round
    acting: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    wishes: dict[Seat, WishView]  # by reader
    last_call: bool  # the host went on, but people may still point at drawings for a while (P32)
    done: tuple[Seat, ...]
    away: tuple[Seat, ...]
    stacks: dict[Seat, tuple[Guess, ...]]  # by drawer; without numbers until the reveal, or cards that may slip
    own_tokens: tuple[int, ...]  # what everybody starts the round with
    tokens: tuple[int, ...]  # black ones in the middle
    black: dict[Seat, int]  # black ones taken
    history: dict[int, RoundView]  # the revealed rounds by number
    totals: dict[Seat, int]
    sheets: dict[int, dict[Seat, Sheet]]  # by round; a blank one is left out
    result: Result | None


class Own(Struct, frozen=True):
    """What one seat may know and do besides; nothing of it for somebody who watches."""

    may: tuple[Move, ...] = ()
    word: WordRef | None = None
    numbers: dict[int, NumberCard] = {}  # the guess cards
    guessable: tuple[Seat, ...] = ()  # whose drawings may still be guessed
    guesses: dict[Seat, int] = {}  # made in this round, by drawer
    meant: dict[Seat, Letter] = {}  # of which card the words were that those guesses meant, where that was said
    held: Seat | None = None  # on whose stack the guess lies that may still be taken back
