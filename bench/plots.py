"""Plots as SVG, by hand: bars for contenders, a line for growth."""

from collections.abc import Mapping, Sequence
from html import escape
from math import log10

WIDTH, ROW, LEFT, RIGHT = 720, 34, 210, 110
HEIGHT, EDGE = 260, 48
OURS, THEIRS, INK = "#b8860b", "#7d8f8a", "#444"
FONT = f'font-family="sans-serif" font-size="13" fill="{INK}"'


def bars(title: str, unit: str, values: Mapping[str, float], ours: str) -> str:
    """One bar for each; shorter is better."""
    longest = max(values.values())
    rows = [_text(0, 16, f"{title}, {unit}")]
    for number, (name, value) in enumerate(values.items()):
        top = 30 + number * ROW
        length = (WIDTH - LEFT - RIGHT) * value / longest
        colour = OURS if name.startswith(ours) else THEIRS
        rows.append(_text(0, top + 16, name))
        rows.append(f'<rect x="{LEFT}" y="{top}" width="{length:.1f}" height="22" rx="3" fill="{colour}"/>')
        rows.append(_text(LEFT + length + 8, top + 16, f"{value:,.0f}"))
    return _svg(rows, 40 + len(values) * ROW)


def line(title: str, across: str, unit: str, points: Sequence[tuple[float, float]]) -> str:
    """Growth: `across` is drawn by its logarithm, so that ten times as much is one step."""
    places = [log10(count + 1) for count, _ in points]
    highest, first, last = max(value for _, value in points), min(places), max(places)
    xs = [EDGE + (WIDTH - 2 * EDGE) * (place - first) / ((last - first) or 1) for place in places]
    ys = [HEIGHT - EDGE - (HEIGHT - 2 * EDGE - 20) * value / (highest or 1) for _, value in points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(xs, ys, strict=True))
    rows = [_text(0, 16, f"{title}, {unit}"), _text(WIDTH / 2, HEIGHT - 6, across)]
    rows.append(f'<polyline points="{path}" fill="none" stroke="{OURS}" stroke-width="2.5"/>')
    for x, y, (count, value) in zip(xs, ys, points, strict=True):
        rows.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{OURS}"/>')
        rows.append(_text(x - 12, y - 10, f"{value:,.0f}"))
        rows.append(_text(x - 12, HEIGHT - 26, f"{count:,.0f}"))
    return _svg(rows, HEIGHT)


def _text(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {FONT}>{escape(text)}</text>'


def _svg(rows: Sequence[str], height: int) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>', *rows, "</svg>", ""])
