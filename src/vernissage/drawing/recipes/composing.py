"""Composes a drawing: lays out the parts of a recipe on the sheet."""

import math
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache

from vernissage.contract.wordbook import CardId
from vernissage.drawing.geometry import Line, Matrix, apply, box, chained, length, moved, scaled, turned
from vernissage.drawing.ink import LONG, SHORT
from vernissage.drawing.marks import Drawing, Mark
from vernissage.drawing.pictograms import Pictogram, built
from vernissage.drawing.recipes.reading import BadRecipe, Part, Recipes, written
from vernissage.drawing.recipes.shapes import BadShape, lines_of_shapes

FULL_SIZE = 800  # the longer side of a pictogram of size 1
_SLACK = 1.0


@cache
def recipe(card: CardId, number: int) -> Drawing:
    """The drawing for a word; raises `KeyError` if it has no recipe."""
    recipes = written()
    return compose(recipes.words[card, number], recipes, built(), f"{card} {number}")


def compose(parts: Iterable[Part], recipes: Recipes, pictograms: Mapping[str, Pictogram], where: str) -> Drawing:
    marks = [mark for part in parts for mark in _marks(part, recipes, pictograms, where)]
    if not marks:
        raise BadRecipe(f"{where}: nothing is drawn")
    _check_on_sheet(marks, where)
    return Drawing(tuple(marks))


def numbered_lines(part: Part, recipes: Recipes, pictograms: Mapping[str, Pictogram], where: str) -> list[Line]:
    """The strokes of a part as they lie on the sheet. `keep`, `drop` and `first` of a part are indexes of this list."""
    try:
        if part.strokes is not None:
            return _placed(part, lines_of_shapes(part.strokes), chained(moved(-LONG / 2, -SHORT / 2)))
        lines = _figure(part.pic or "", recipes, pictograms, where)
    except BadShape as problem:
        raise BadRecipe(f"{where}: {problem}") from problem
    left, top, right, bottom = box(lines)
    grow = FULL_SIZE / max(right - left, bottom - top)
    return _placed(part, lines, chained(scaled(grow, grow), moved(-(left + right) / 2, -(top + bottom) / 2)))


def _placed(part: Part, lines: Iterable[Line], centred: Matrix) -> list[Line]:
    matrix = chained(
        moved(part.at[0] * LONG, part.at[1] * SHORT),
        turned(part.turn),
        scaled(-1 if part.mirror else 1, 1),
        scaled(part.size * part.stretch[0], part.size * part.stretch[1]),
        centred,
    )
    return [apply(matrix, line) for line in lines]


def _figure(name: str, recipes: Recipes, pictograms: Mapping[str, Pictogram], where: str) -> Sequence[Line]:
    if name in recipes.figures:
        return lines_of_shapes(recipes.figures[name])
    if name not in pictograms:
        near = get_close_matches(name, [*pictograms, *recipes.figures], 4, 0.5)
        raise BadRecipe(f"{where}: no pictogram {name!r}{'; near: ' + ', '.join(near) if near else ''}")
    if pictograms[name].written:
        raise BadRecipe(f"{where}: {name!r} shows letters or digits")
    return pictograms[name].lines


def _marks(part: Part, recipes: Recipes, pictograms: Mapping[str, Pictogram], where: str) -> list[Mark]:
    lines = numbered_lines(part, recipes, pictograms, where)
    named = {*(part.keep or ()), *part.drop, *(part.first if isinstance(part.first, tuple) else ())}
    if named - set(range(len(lines))):
        raise BadRecipe(f"{where}: {part.pic or 'strokes'} has strokes 0 to {len(lines) - 1}, got {sorted(named)}")
    kept = [i for i in range(len(lines)) if (part.keep is None or i in part.keep) and i not in part.drop]
    marks = [Mark(lines[i], part.first if isinstance(part.first, bool) else i in part.first) for i in kept]
    return marks if part.strokes is not None else _in_order(marks)


def _in_order(marks: Sequence[Mark]) -> list[Mark]:
    """Sorts the strokes: the longest first, then the next long and near one, so that outlines come before details."""
    rest, ordered = list(marks), list[Mark]()
    while rest:
        pen = ordered[-1].line[-1] if ordered else None
        best = max(rest, key=lambda mark: length(mark.line) - (math.dist(pen, mark.line[0]) / 2 if pen else 0))
        rest.remove(best)
        ordered.append(best)
    return ordered


def _check_on_sheet(marks: Iterable[Mark], where: str) -> None:
    left, top, right, bottom = box(mark.line for mark in marks)
    if left < -_SLACK or top < -_SLACK or right > LONG + _SLACK or bottom > SHORT + _SLACK:
        extent = f"x {left:.0f} to {right:.0f}, y {top:.0f} to {bottom:.0f}"
        raise BadRecipe(f"{where}: off the sheet of {LONG} × {SHORT}: {extent}")
