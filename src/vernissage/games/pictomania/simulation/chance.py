"""Random legal moves of Pictomania: somebody who scribbles, guesses wildly and likes everything."""

from random import Random

from vernissage.contract.seat import Seat
from vernissage.drawing.ink import FULL_PRESSURE, LONG, SHORT, Point, Stroke, encode
from vernissage.games.pictomania import commands as c
from vernissage.games.pictomania.state import State
from vernissage.games.pictomania.values import LETTERS, NUMBERS, Ink, Reason
from vernissage.games.pictomania.view import own, public
from vernissage.games.pictomania.view_types import Move, Own, Public

WEIGHTS: dict[Move, int] = {
    "ready": 90,
    "replace": 4,
    "take-back-wish": 10,
    "explain": 10,
    "draw": 60,
    "undo": 4,
    "redo": 4,
    "erase": 4,
    "turn": 3,
    "guess": 20,
    "take-back": 5,
    "token": 6,
    "finish": 1,
    "own-up": 3,
    "contest": 60,
    "point": 12,
    "answer": 10,
    "heart": 10,
}
CLEARS = 0.25  # how often everything is erased, of all times that something is
SOME_STEP = 60
ABOUT_DRAWINGS: tuple[Move, ...] = ("point", "contest", "heart")
REASONS: tuple[Reason | None, ...] = ("letters", "place", "word", "other", None)


def move(state: State, seat: Seat, rng: Random) -> c.Command | None:
    """Chooses one of the moves that `seat` may make now; `None` if there is none."""
    seen, mine = public(state), own(state, seat)
    moves = [option for option in mine.may if option not in ABOUT_DRAWINGS or _drawers(seen, seat, option)]
    if not moves:
        return None
    chosen = rng.choices(moves, [WEIGHTS[option] for option in moves])[0]
    if state.phase == "drawing":
        return _while_drawing(state, seen, mine, seat, chosen, rng)
    return _between_drawings(seen, seat, chosen, rng)


def _while_drawing(state: State, seen: Public, mine: Own, seat: Seat, chosen: Move, rng: Random) -> c.Command:
    number, sheet = seen.round, state.round.sheet(seat)
    match chosen:
        case "draw":
            return c.Draw(number, sheet.last + 1, scribble(rng, upright=sheet.upright))
        case "erase" if rng.random() < CLEARS:
            return c.ClearSheet(number)
        case "erase":
            return c.EraseStroke(number, rng.choice(list(sheet.ink)))
        case "undo":
            return c.UndoStroke(number)
        case "redo":
            return c.RedoStroke(number)
        case "turn":
            return c.TurnSheet(number, not sheet.upright)
        case "guess":
            free = [card for card, kind in mine.numbers.items() if kind == "free"]
            return c.MakeGuess(number, rng.choice(mine.guessable), rng.choice(free), rng.choice((None, *LETTERS)))
        case "take-back":
            assert mine.held is not None, "a card may be taken back"
            return c.TakeBackGuess(number, mine.held)
        case "token":
            return c.TakeToken(number, rng.choice(seen.tokens), sure=True)
        case _:
            return c.Finish(number, sure=True)


def _between_drawings(seen: Public, seat: Seat, chosen: Move, rng: Random) -> c.Command:
    match chosen:
        case "replace":
            letter = rng.choice(LETTERS)
            return c.DoNotKnow(seen.round, letter, seen.cards[letter], rng.choice(NUMBERS))
        case "take-back-wish":
            return c.TakeBackWish(seen.round)
        case "explain":
            return c.ExplainWord(seen.round, rng.choice([other for other in seen.wishes if other != seat]), "a thing")
        case "ready":
            return c.Ready(
                seen.round, tuple(seen.cards[letter] for letter in LETTERS) if seen.phase == "reading" else ()
            )
        case _:
            return _about_drawings(seen, seat, chosen, rng)


def _about_drawings(seen: Public, seat: Seat, chosen: Move, rng: Random) -> c.Command:
    number, drawers = max(seen.history), _drawers(seen, seat, chosen)
    match chosen:
        case "own-up":
            return c.DrewWrongWord(number)
        case "contest":
            return c.ContestOwningUp(number, rng.choice(drawers), rng.random() < 0.8)
        case "point":
            return c.PointAt(number, rng.choice(drawers), rng.choice(REASONS))
        case "answer":
            return c.AnswerPointing(number, "it is what it is")
        case _:
            return c.GiveHeart(number, rng.choice(drawers))


def _drawers(seen: Public, seat: Seat, chosen: Move) -> list[Seat]:
    """Whose drawings of the last revealed round this may be about."""
    if not seen.history:
        return []
    last = seen.history[max(seen.history)]
    if chosen == "contest":
        return [drawer for drawer in last.owned_up if drawer != seat]
    out = last.voided if chosen == "point" else ()
    return [drawer for drawer in last.shown if drawer != seat and drawer not in out]


def scribble(rng: Random, *, upright: bool) -> Ink:
    """Draws a short wandering line that stays on the sheet."""
    width, height = (SHORT, LONG) if upright else (LONG, SHORT)
    x, y = rng.randint(0, width), rng.randint(0, height)
    points: list[Point] = []
    for _ in range(rng.randint(1, 12)):
        points.append((x, y, FULL_PRESSURE))
        x = min(width, max(0, x + rng.randint(-SOME_STEP, SOME_STEP)))
        y = min(height, max(0, y + rng.randint(-SOME_STEP, SOME_STEP)))
    return encode(Stroke(rng.randint(0, 2), tuple(points)))
