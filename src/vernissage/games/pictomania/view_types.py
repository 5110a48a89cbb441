"""What a seat or a watcher is shown of a game of Pictomania. The client draws it and knows no rule."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.core.seat import Seat
from vernissage.core.wordbook import CardId
from vernissage.games.pictomania.scoring import RoundScore
from vernissage.games.pictomania.setup import PictomaniaSetup
from vernissage.games.pictomania.state import Phase
from vernissage.games.pictomania.words import Guess, Ink, Letter, WordRef

Move: TypeAlias = Literal[
    "ready", "replace", "draw", "undo", "redo", "clear", "turn", "guess", "token", "finish", "own-up", "point", "heart"
]
NumberCard: TypeAlias = Literal["free", "spent", "own"]


class SheetView(Struct, frozen=True):
    """`undone`: what redo would bring back, the last one first to come; a `StrokeRedone` does not repeat its ink."""

    strokes: tuple[Ink, ...]
    undone: tuple[Ink, ...]
    upright: bool


class RoundView(Struct, frozen=True):
    """A round that was revealed: what it was worth, and what was liked (P29)."""

    round: int
    level: int
    cards: dict[Letter, CardId]
    words: dict[Seat, WordRef]
    score: RoundScore
    voided: tuple[Seat, ...]
    pointed: dict[Seat, tuple[Seat, ...]]  # at whose drawing: who
    hearts: dict[Seat, tuple[Seat, ...]]  # whose drawing: from whom


class PictomaniaResult(Struct, frozen=True):
    reason: Literal["rounds", "too_few"]
    winners: tuple[Seat, ...]


class PictomaniaView(Struct, frozen=True, tag="pictomania"):
    setup: PictomaniaSetup
    seats: tuple[Seat, ...]
    closed: tuple[Seat, ...]
    phase: Phase
    round: int
    level: int
    cards: dict[Letter, CardId]
    own_words: dict[CardId, tuple[str, ...]]  # of the table's own cards that were shown in this game
    playing: tuple[Seat, ...]  # who take part in this round
    acting: tuple[Seat, ...]
    may: tuple[Move, ...]
    ready: tuple[Seat, ...]
    done: tuple[Seat, ...]
    away: tuple[Seat, ...]
    word: WordRef | None  # the reader's own
    numbers: dict[int, NumberCard]  # the reader's guess cards
    guessable: tuple[Seat, ...]  # whose drawings the reader may still guess
    stacks: dict[Seat, tuple[Guess, ...]]  # by drawer; the reader knows his own numbers only until the reveal
    own_tokens: tuple[int, ...]  # what everybody starts the round with
    tokens: tuple[int, ...]  # black ones in the middle
    black: dict[Seat, int]  # black ones taken
    history: tuple[RoundView, ...]  # the revealed rounds
    totals: dict[Seat, int]
    sheets: dict[int, dict[Seat, SheetView]] | None  # by round; None: as the events since the last full view left them
    result: PictomaniaResult | None
