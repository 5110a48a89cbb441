"""The state of a game of Pictomania at one moment, secrets included."""

from collections.abc import Mapping
from itertools import islice
from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.rules.scoring import PlayedRound, RoundScore, score
from vernissage.games.pictomania.setup import Setup, black_tokens, own_tokens
from vernissage.games.pictomania.values import Guess, Ink, Letter, WordRef

Phase: TypeAlias = Literal["reading", "drawing", "reveal", "over"]


Step: TypeAlias = Ink | tuple[int, ...]  # a stroke was drawn, or the strokes with these numbers were erased


class Sheet(Struct, frozen=True):
    """A drawing, as a list of everything that was done on it (P36). Undone steps stay at the end until something new
    replaces them."""

    steps: dict[int, Step] = {}  # each under its number, in rising order
    done: int = 0  # how many of them are not undone
    upright: bool = False
    last: int = 0  # the highest number so far; no other step gets it

    @property
    def ink(self) -> dict[int, Ink]:
        """Returns the visible strokes by number, in the order in which they were drawn."""
        seen: dict[int, Ink] = {}
        for number, step in islice(self.steps.items(), self.done):
            if isinstance(step, str):
                seen[number] = step
            else:
                for stroke in step:
                    del seen[stroke]
        return seen

    @property
    def strokes(self) -> tuple[Ink, ...]:
        return tuple(self.ink.values())

    @property
    def latest(self) -> Step | None:
        """The step that undo would take back."""
        if self.done == len(self.steps):
            return next(reversed(self.steps.values()), None)
        return next(islice(self.steps.values(), self.done - 1, None)) if self.done else None

    @property
    def is_blank(self) -> bool:
        return not isinstance(self.latest, str) and not self.ink

    @property
    def undone(self) -> Step | None:
        """The step that redo would do again."""
        return None if self.done == len(self.steps) else next(islice(self.steps.values(), self.done, None))


_BLANK = Sheet()


class Round(Struct, frozen=True):
    """One round, while it is played and as it is kept for the gallery."""

    number: int
    level: int
    cards: dict[Letter, CardId]
    seats: tuple[Seat, ...]  # who play in it; token tables go by their number (P34)
    words: dict[Seat, WordRef] = {}
    sheets: dict[Seat, Sheet] = {}
    guesses: dict[Seat, tuple[Guess, ...]] = {}  # by drawer
    black: dict[Seat, int] = {}
    done: frozenset[Seat] = frozenset()
    passed: frozenset[Seat] = frozenset()  # who has said that they cannot draw their word
    voided: frozenset[Seat] = frozenset()
    pointed: frozenset[tuple[Seat, Seat]] = frozenset()  # who points, at whose drawing
    hearts: frozenset[tuple[Seat, Seat]] = frozenset()  # who likes, whose drawing
    score: RoundScore | None = None  # once it is revealed

    def guesses_of(self, seat: Seat) -> dict[Seat, int | None]:
        """Returns what `seat` has guessed so far, by drawer."""
        return {drawer: guess.number for drawer, stack in self.guesses.items() for guess in stack if guess.seat == seat}

    def has_guessed(self, seat: Seat) -> bool:
        return bool(self.guesses) and bool(self.guesses_of(seat))

    def sheet(self, seat: Seat) -> Sheet:
        return self.sheets.get(seat, _BLANK)


class State(Struct, frozen=True):
    setup: Setup
    seats: tuple[Seat, ...]
    phase: Phase = "reading"
    rounds: tuple[Round, ...] = ()
    used: frozenset[CardId] = frozenset()  # in this game
    earlier: frozenset[CardId] = frozenset()  # in games before it at the same table
    own_words: dict[CardId, tuple[str, ...]] = {}  # of all cards that the host brought
    ready: frozenset[Seat] = frozenset()
    away: frozenset[Seat] = frozenset()
    closed: frozenset[Seat] = frozenset()
    reason: str | None = None
    winners: tuple[Seat, ...] = ()

    @property
    def round(self) -> Round:
        return self.rounds[-1]

    @property
    def step(self) -> str:
        """A key for where the game stands, which the host names to hurry everybody on."""
        return f"{self.phase}:{self.round.number}"

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat not in self.closed)

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.open_seats if seat not in self.away)


def before_anything() -> State:
    """Returns the state before the first event."""
    return State(Setup(), ())


def tokens_left(setup: Setup, current: Round) -> tuple[int, ...]:
    """Returns the black tokens that still lie in the middle, highest first."""
    tokens = black_tokens(setup, len(current.seats))
    if not current.black:
        return tokens
    left = list(tokens)
    for stars in current.black.values():
        left.remove(stars)
    return tuple(left)


def score_round(setup: Setup, played: Round) -> RoundScore:
    return score(
        PlayedRound(
            words=played.words,
            guesses=played.guesses,
            black=played.black,
            own=own_tokens(setup, len(played.seats)),
            voided=played.voided,
            learning=setup.learning and played.number == 1,
        )
    )


def totals(state: State) -> Mapping[Seat, int]:
    """Sums the points of all revealed rounds (P29)."""
    sums = dict.fromkeys(state.seats, 0)
    for played in state.rounds:
        if played.score:
            for seat, scored in played.score.seats.items():
                sums[seat] += scored.points
    return sums
