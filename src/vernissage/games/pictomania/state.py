"""The state of a game of Pictomania at one moment, secrets included."""

from collections.abc import Mapping
from itertools import islice
from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.rules.scoring import PlayedRound, RoundScore, score
from vernissage.games.pictomania.setup import Setup, black_tokens, own_tokens
from vernissage.games.pictomania.values import LETTERS, Guess, Ink, Letter, Reason, WordRef

Phase: TypeAlias = Literal["reading", "counting", "drawing", "reveal", "over"]


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


class HeldGuess(Struct, frozen=True):
    """A card that may still be taken back (P13). `lay`: which card of the round it was, so that a late "time is up"
    can't end another's time."""

    drawer: Seat
    lay: int


class Wish(Struct, frozen=True):
    """A word that a reader does not know, until its card is replaced (P8). `lines`: who explains it, and how."""

    letter: Letter
    card: CardId
    number: int
    lines: dict[Seat, str] = {}


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
    held: dict[Seat, HeldGuess] = {}  # by guesser
    lays: int = 0  # how many cards were laid, with those that were taken back
    removed: tuple[int, ...] = ()  # black tokens that left the middle with a seat (P30)
    left: frozenset[Seat] = frozenset()  # who was gone when it was revealed (P23)
    stacks_shown: int = 0  # in the reveal; one more than there are: the sums, too
    voided: frozenset[Seat] = frozenset()
    owned_up: frozenset[Seat] = frozenset()  # of those, who said so
    contested: frozenset[tuple[Seat, Seat]] = frozenset()  # who says that it was the right word, of whom (P27)
    restored: frozenset[Seat] = frozenset()  # for whom more than half of the others said so
    pointed: dict[Seat, dict[Seat, Reason]] = {}  # by drawer: who points, and why (P32)
    answers: dict[Seat, str] = {}  # the drawers', to those who point
    hearts: frozenset[tuple[Seat, Seat]] = frozenset()  # who likes, whose drawing
    score: RoundScore | None = None  # once it is revealed

    @property
    def card_ids(self) -> tuple[CardId, ...]:
        """At A, B and C."""
        return tuple(self.cards[letter] for letter in LETTERS)

    @property
    def shown(self) -> tuple[Seat, ...]:
        """Whose drawings have been revealed, in their order."""
        return self.seats[: self.stacks_shown]

    @property
    def sums_are_shown(self) -> bool:
        return self.stacks_shown > len(self.seats)

    def guesses_of(self, seat: Seat) -> dict[Seat, int | None]:
        """Returns what `seat` has guessed so far, by drawer."""
        return {drawer: guess.number for drawer, stack in self.guesses.items() for guess in stack if guess.seat == seat}

    def meant_by(self, seat: Seat) -> dict[Seat, Letter]:
        """Which of the three words of their numbers `seat` said were meant, by drawer (P12)."""
        made = ((drawer, guess) for drawer, stack in self.guesses.items() for guess in stack if guess.seat == seat)
        return {drawer: guess.letter for drawer, guess in made if guess.letter}

    def has_guessed(self, seat: Seat) -> bool:
        return bool(self.guesses) and bool(self.guesses_of(seat))

    def sheet(self, seat: Seat) -> Sheet:
        return self.sheets.get(seat, _BLANK)


class State(Struct, frozen=True):
    setup: Setup
    seats: tuple[Seat, ...]
    version: int = 0  # of the rules that the game was begun with
    phase: Phase = "reading"
    rounds: tuple[Round, ...] = ()
    used: frozenset[CardId] = frozenset()  # in this game
    earlier: frozenset[CardId] = frozenset()  # in games before it at the same table
    own_words: dict[CardId, tuple[str, ...]] = {}  # of all cards that the host brought
    ready: frozenset[Seat] = frozenset()
    wishes: dict[Seat, Wish] = {}  # by reader (P8)
    wished: dict[Seat, int] = {}  # how many cards were replaced for whom, in this game
    last_call: int = 0  # the round at whose drawings people may still point, though the host went on (P32)
    away: frozenset[Seat] = frozenset()
    closed: frozenset[Seat] = frozenset()
    reason: str | None = None
    winners: tuple[Seat, ...] = ()

    @property
    def round(self) -> Round:
        return self.rounds[-1]

    @property
    def step(self) -> str:
        """Where the game stands: what the host may want to end for everybody names it, the three cards that are read
        (P8), and the stack that is looked at."""
        at = f"{self.phase}:{self.round.number}"
        if self.phase == "reading":
            return ":".join((at, *self.round.card_ids))
        is_led = self.phase == "reveal" and not self.round.sums_are_shown
        return f"{at}:{self.round.stacks_shown}" if is_led else at

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat not in self.closed)

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.open_seats if seat not in self.away)


def before_anything() -> State:
    """Returns the state before the first event."""
    return State(Setup(), ())


def challenged(state: State) -> Round | None:
    """The round whose drawings are still argued about: until the next words are dealt (P27, P32)."""
    if state.phase == "reveal":
        return state.round
    return state.rounds[-2] if state.phase in ("reading", "counting") and len(state.rounds) > 1 else None


def tokens_left(setup: Setup, current: Round) -> tuple[int, ...]:
    """Returns the black tokens that still lie in the middle, highest first."""
    tokens = black_tokens(setup, len(current.seats))
    if not current.black and not current.removed:
        return tokens
    left = list(tokens)
    for stars in (*current.black.values(), *current.removed):
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
            left=played.left,
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
