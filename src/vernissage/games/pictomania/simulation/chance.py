"""Random legal moves of Pictomania: somebody who scribbles, guesses wildly and likes everything."""

from random import Random

from vernissage.contract.seat import Seat
from vernissage.drawing.ink import FULL_PRESSURE, LONG, SHORT, Point, Stroke, encode
from vernissage.games.pictomania import commands as c
from vernissage.games.pictomania.state import State
from vernissage.games.pictomania.values import LETTERS, Ink
from vernissage.games.pictomania.view import own, public
from vernissage.games.pictomania.view_types import Move, Own, Public

WEIGHTS: dict[Move, int] = {
    "ready": 90,
    "replace": 1,
    "draw": 60,
    "undo": 4,
    "redo": 4,
    "erase": 4,
    "turn": 3,
    "guess": 20,
    "token": 6,
    "finish": 1,
    "own-up": 1,
    "point": 2,
    "heart": 10,
}
CLEARS = 0.25  # how often everything is erased, of all times that something is
SOME_STEP = 60


def move(state: State, seat: Seat, rng: Random) -> c.Command | None:
    """Chooses one of the moves that `seat` may make now; `None` if there is none."""
    seen, mine = public(state), own(state, seat)
    moves = [option for option in mine.may if option not in ("point", "heart") or _drawers(seen, seat, option)]
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
            return c.MakeGuess(number, rng.choice(mine.guessable), rng.choice(free))
        case "token":
            return c.TakeToken(number, rng.choice(seen.tokens), sure=True)
        case _:
            return c.Finish(number, sure=True)


def _between_drawings(seen: Public, seat: Seat, chosen: Move, rng: Random) -> c.Command:
    match chosen:
        case "replace":
            letter = rng.choice(LETTERS)
            return c.DoNotKnow(seen.round, letter, seen.cards[letter])
        case "own-up":
            return c.DrewWrongWord(max(seen.history))
        case "point":
            return c.PointAt(seen.round, rng.choice(_drawers(seen, seat, chosen)))
        case "heart":
            return c.GiveHeart(max(seen.history), rng.choice(_drawers(seen, seat, chosen)))
        case _:
            return c.Ready(seen.round)


def _drawers(seen: Public, seat: Seat, chosen: Move) -> list[Seat]:
    """Lists the drawings of the last revealed round that a player may point at or like."""
    if not seen.history:
        return []
    last = seen.history[max(seen.history)]
    out = last.voided if chosen == "point" else ()
    return [drawer for drawer in last.words if drawer != seat and drawer not in out]


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
