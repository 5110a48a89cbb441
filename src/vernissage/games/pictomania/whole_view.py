"""The whole view of one reader, as the client draws it: what is public, and what is its own."""

from msgspec import Struct

from vernissage.core.seat import Seat
from vernissage.core.wordbook import CardId
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import Phase, Sheet
from vernissage.games.pictomania.view_types import Move, NumberCard, Own, PictomaniaResult, Public, RoundView
from vernissage.games.pictomania.words import Guess, Ink, Letter, WordRef


class SheetView(Struct, frozen=True):
    """`undone`: what redo would bring back, the last one first to come; a `StrokeRedone` does not repeat its ink."""

    strokes: tuple[Ink, ...]
    undone: tuple[Ink, ...]
    upright: bool
    last: int  # the highest number of a stroke so far: the next one's is higher


class PictomaniaView(Struct, frozen=True, tag="pictomania"):
    setup: Setup
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
    stacks: dict[Seat, tuple[Guess, ...]]  # by drawer; the reader knows their own numbers only until the reveal
    own_tokens: tuple[int, ...]  # what everybody starts the round with
    tokens: tuple[int, ...]  # black ones in the middle
    black: dict[Seat, int]  # black ones taken
    history: tuple[RoundView, ...]  # the revealed rounds
    totals: dict[Seat, int]
    sheets: dict[int, dict[Seat, SheetView]] | None  # by round; None: as the events since the last full view left them
    result: PictomaniaResult | None


def whole(public: Public, own: Own, seat: Seat | None, *, with_sheets: bool) -> PictomaniaView:
    return PictomaniaView(
        setup=public.setup,
        seats=public.seats,
        closed=public.closed,
        phase=public.phase,
        round=public.round,
        level=public.level,
        cards=public.cards,
        own_words=public.own_words,
        playing=public.playing,
        acting=public.acting,
        may=own.may,
        ready=public.ready,
        done=public.done,
        away=public.away,
        word=own.word,
        numbers=own.numbers,
        guessable=own.guessable,
        stacks={
            drawer: tuple(Guess(seat, own.guesses[drawer]) if guess.seat == seat else guess for guess in stack)
            for drawer, stack in public.stacks.items()
        },
        own_tokens=public.own_tokens,
        tokens=public.tokens,
        black=public.black,
        history=tuple(public.history.values()),
        totals=public.totals,
        sheets=_sheets(public) if with_sheets else None,
        result=public.result,
    )


def _sheets(public: Public) -> dict[int, dict[Seat, SheetView]]:
    return {number: {seat: _sheet(sheet) for seat, sheet in drawn.items()} for number, drawn in public.sheets.items()}


def _sheet(sheet: Sheet) -> SheetView:
    undone = tuple(list(sheet.ink.values())[: sheet.shown - 1 if sheet.shown else None : -1])
    return SheetView(sheet.strokes, undone, sheet.upright, sheet.last)
