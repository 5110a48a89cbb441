"""Parses SVG paths (`M 10 10 C …`) to lines of points."""

import re
from collections.abc import Callable, Iterator, Mapping

from vernissage.drawing.curves import arc, cubic, quadratic
from vernissage.drawing.geometry import Line, Spot

_LETTER = re.compile(r"[\s,]*([MmZzLlHhVvCcSsQqTtAa])")
_NUMBER = re.compile(r"[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")  # in an arc, flags may stand right before the next number
_COUNT = {"M": 2, "Z": 0, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


class BadPath(ValueError):
    """The text is not an SVG path."""


def lines_of(data: str) -> list[Line]:
    """One line for each piece of the path that is drawn without lifting the pen."""
    pen = _Pen()
    for letter, numbers in _commands(data):
        pen.obey(letter, numbers)
    return pen.finish()


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    place, end = 0, len(data.rstrip(" \t\r\n,"))
    while place < end:
        match = _LETTER.match(data, place)
        if not match:
            raise BadPath(f"expected a command of a path at {data[place : place + 20]!r}")
        letter, place = match[1], match.end()
        once = True
        while once or (_COUNT[letter.upper()] and _NUMBER.match(data, place)):
            numbers, place = _numbers(data, place, letter)
            yield letter, numbers
            letter, once = {"M": "L", "m": "l"}.get(letter, letter), False


def _numbers(data: str, place: int, letter: str) -> tuple[list[float], int]:
    numbers: list[float] = []
    for index in range(_COUNT[letter.upper()]):
        match = (_FLAG if letter in "Aa" and index in (3, 4) else _NUMBER).match(data, place)
        if not match:
            raise BadPath(f"{letter} needs {_COUNT[letter.upper()]} numbers, got {len(numbers)}")
        numbers.append(float(match[1]))
        place = match.end()
    return numbers, place


class _Pen:
    def __init__(self) -> None:
        self._here: Spot = (0.0, 0.0)
        self._line: list[Spot] = []
        self._lines: list[Line] = []
        self._control: tuple[str, Spot] = ("", (0.0, 0.0))  # of the last curve, for S and T
        self._ways: Mapping[str, Callable[[list[float]], None]] = {
            "M": self._move, "Z": self._close, "L": self._straight, "C": self._cubic,
            "S": self._smooth, "Q": self._quadratic, "T": self._smooth_quadratic, "A": self._arc,
        }  # fmt: skip

    def obey(self, letter: str, numbers: list[float]) -> None:
        kind = letter.upper()
        full = self._absolute(kind, numbers, self._here if letter.islower() else None)
        if kind not in "MZ" and not self._line:
            self._line = [self._here]
        self._ways["L" if kind in "HV" else kind](full)
        if kind not in "CSQT":
            self._control = ("", self._here)

    def finish(self) -> list[Line]:
        if len(self._line) > 1:
            self._lines.append(tuple(self._line))
        self._line = []
        return self._lines

    def _absolute(self, kind: str, numbers: list[float], base: Spot | None) -> list[float]:
        """The command's numbers in absolute coordinates; H and V become full points."""
        x, y = base or (0.0, 0.0)
        if kind == "H":
            return [numbers[0] + x, self._here[1]]
        if kind == "V":
            return [self._here[0], numbers[0] + y]
        if kind == "A":
            return [*numbers[:5], numbers[5] + x, numbers[6] + y]
        return [number + (y if index % 2 else x) for index, number in enumerate(numbers)]

    def _move(self, to: list[float]) -> None:
        self.finish()
        self._here = (to[0], to[1])
        self._line = [self._here]

    def _close(self, _: list[float]) -> None:
        if self._line:
            self._here = self._line[0]
            self._line.append(self._here)
        self.finish()

    def _straight(self, to: list[float]) -> None:
        self._go([(to[0], to[1])])

    def _cubic(self, n: list[float]) -> None:
        self._go(cubic(self._here, (n[0], n[1]), (n[2], n[3]), (n[4], n[5])))
        self._control = ("C", (n[2], n[3]))

    def _smooth(self, n: list[float]) -> None:
        self._cubic([*self._mirrored("C"), *n])

    def _quadratic(self, n: list[float]) -> None:
        self._go(quadratic(self._here, (n[0], n[1]), (n[2], n[3])))
        self._control = ("Q", (n[0], n[1]))

    def _smooth_quadratic(self, n: list[float]) -> None:
        self._quadratic([*self._mirrored("Q"), *n])

    def _arc(self, n: list[float]) -> None:
        self._go(arc(self._here, (n[0], n[1]), n[2], bool(n[3]), bool(n[4]), (n[5], n[6])))

    def _mirrored(self, kind: str) -> Spot:
        last, (x, y) = self._control
        return (2 * self._here[0] - x, 2 * self._here[1] - y) if last == kind else self._here

    def _go(self, points: Iterator[Spot] | list[Spot]) -> None:
        self._line += points
        self._here = self._line[-1]
