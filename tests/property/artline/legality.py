"""What a legal position is, written once more without the shortcuts of the rules."""

from vernissage.games.artline.rules.absence import waiting
from vernissage.games.artline.state import State
from vernissage.games.artline.values import Cell, lines_of


def refuse_illegal(state: State) -> None:
    _check_museum(state)
    _check_galleries(state)
    _check_people(state)


def _check_museum(state: State) -> None:
    """Each painting was laid inside the table, beside one that hung already (A6, A7)."""
    hung: list[Cell] = []
    for cell, hanging in state.museum.hung.items():
        assert 0 <= cell[0] < state.setup.size
        assert 0 <= cell[1] < state.setup.size
        assert hanging.by is None or any(_touch(cell, other) for other in hung)
        hung.append(cell)
    table = [(column, row) for column in range(state.setup.size) for row in range(state.setup.size)]
    legal = {cell for cell in table if cell not in hung and any(_touch(cell, other) for other in hung)}
    assert state.museum.border == legal


def _touch(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _check_galleries(state: State) -> None:
    """Exactly the lines with two paintings or more have a theme, each another one (A8, A9, A16)."""
    held: dict[str, int] = {}
    for cell in state.museum.hung:
        for line in lines_of(cell):
            held[line] = held.get(line, 0) + 1
    assert {line: len(cells) for line, cells in state.museum.lines.items()} == held
    assert state.museum.themes.keys() == {line for line, count in held.items() if count > 1}
    words = [theme.text.casefold() for theme in state.museum.themes.values()]
    assert len(set(words)) == len(words)


def _check_people(state: State) -> None:
    """Nobody holds more than they were dealt, and the game waits on somebody until it is over (A2, A27)."""
    assert all(len(hand) <= 5 for hand in state.hands.values())
    waits_on = waiting(state).seats
    assert bool(waits_on) == (state.result is None)
    assert not set(waits_on) & set(state.closed)
    assert state.result or state.turn.seat not in state.closed
