"""Renders a diagram from a few lines of text to SVG: `python tools/picture.py` redraws every text in docs/pictures.

The picture follows the reader's light or dark theme. A test compares each SVG with its text.
"""

import shlex
from dataclasses import dataclass
from html import escape
from pathlib import Path

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
COLUMN, ROW, GAP_X, GAP_Y, EDGE, LINE = 200, 92, 92, 42, 12, 20
STYLE = """
text { font: 15px system-ui, sans-serif; fill: #24292f; }
.title { font-weight: 600; }
.label { font-size: 14px; text-anchor: middle; }
rect { fill: #ffffff; stroke: #57606a; stroke-width: 1.5; }
rect.pure { fill: #ddf4e4; stroke: #1a7f37; }
path { fill: none; stroke: #57606a; stroke-width: 1.5; }
marker path { fill: #57606a; stroke: none; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; }
  rect { fill: #161b22; stroke: #8b949e; }
  rect.pure { fill: #12361f; stroke: #3fb950; }
  path { stroke: #8b949e; }
  marker path { fill: #8b949e; }
}
"""
TIP = '<marker id="tip" markerWidth="9" markerHeight="8" refX="8" refY="4" orient="auto"><path d="M0 0 9 4 0 8z"/>'
LEGEND = "Green: no I/O and no clock. A move follows the numbers: it is stored (6) before anyone is told (7)."


@dataclass(frozen=True)
class Box:
    column: int
    row: int
    rows: int
    lines: tuple[str, ...]
    is_pure: bool

    @property
    def left(self) -> int:
        return EDGE + self.column * (COLUMN + GAP_X)

    @property
    def right(self) -> int:
        return self.left + COLUMN

    @property
    def top(self) -> int:
        return EDGE + self.row * (ROW + GAP_Y)

    @property
    def bottom(self) -> int:
        return self.top + self.rows * (ROW + GAP_Y) - GAP_Y


def main() -> None:
    for text in sorted(PICTURES.glob("*.txt")):
        text.with_suffix(".svg").write_text(svg(text.read_text("utf-8")), "utf-8")


def svg(text: str) -> str:
    boxes: dict[str, Box] = {}
    drawn: list[str] = []
    for line in text.splitlines():
        match shlex.split(line, comments=True):
            case ["pure", "box", name, column, row, rows, *lines]:
                boxes[name] = Box(int(column), int(row), int(rows), tuple(lines), is_pure=True)
            case ["box", name, column, row, rows, *lines]:
                boxes[name] = Box(int(column), int(row), int(rows), tuple(lines), is_pure=False)
            case ["arrow", start, end, share, label]:
                drawn += arrow(boxes[start], boxes[end], float(share), label)
            case [first, *_]:
                raise ValueError(f"expected a box or an arrow, got {first!r}")
    drawn += [part for box in boxes.values() for part in picture_of(box)]
    width, height = (
        max(side) + EDGE for side in zip(*((box.right, box.bottom) for box in boxes.values()), strict=True)
    )
    drawn.append(f'<text x="{EDGE}" y="{height + LINE}">{escape(LEGEND)}</text>')
    size = f'viewBox="0 0 {width} {height + 2 * LINE}" width="{width}" height="{height + 2 * LINE}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n<style>{STYLE}</style>\n{TIP}</marker>\n'
    return head + "\n".join(drawn) + "\n</svg>\n"


def picture_of(box: Box) -> list[str]:
    kind = ' class="pure"' if box.is_pure else ""
    place = f'x="{box.left}" y="{box.top}" width="{COLUMN}" height="{box.bottom - box.top}" rx="8"'
    title, *rest = box.lines
    first = (box.top + box.bottom) // 2 - (len(box.lines) - 1) * LINE // 2 + 5
    texts = [f'<text class="title" x="{box.left + 12}" y="{first}">{escape(title)}</text>']
    for number, line in enumerate(rest, 1):
        if line:
            texts.append(f'<text x="{box.left + 12}" y="{first + number * LINE}">{escape(line)}</text>')
    return [f"<rect{kind} {place}/>", *texts]


def arrow(start: Box, end: Box, share: float, label: str) -> list[str]:
    """Across a gap between columns, or up or down inside one."""
    if start.column == end.column:
        x = start.left + round(COLUMN * share)
        y, to_y = (start.bottom, end.top) if start.row < end.row else (start.top, end.bottom)
        return [*line_of(x, y, x, to_y), *label_at(x + 34, (y + to_y) // 2 + 5, label)]
    top, bottom = max(start.top, end.top), min(start.bottom, end.bottom)
    y = top + round((bottom - top) * share)
    x, to_x = (start.right, end.left) if start.column < end.column else (start.left, end.right)
    return [*line_of(x, y, to_x, y), *label_at((x + to_x) // 2, y - 6, label)]


def line_of(x: int, y: int, to_x: int, to_y: int) -> list[str]:
    return [f'<path d="M{x} {y} {to_x} {to_y}" marker-end="url(#tip)"/>']


def label_at(x: int, y: int, label: str) -> list[str]:
    return [f'<text class="label" x="{x}" y="{y}">{escape(label)}</text>'] if label else []


if __name__ == "__main__":
    main()
