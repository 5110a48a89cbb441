"""Drawings as a picture for a person to judge. Needs Pillow."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

from vernissage.drawing.geometry import Line, Spot, apply, box, chained, moved, scaled
from vernissage.drawing.ink import LONG, SHORT

CELL = (240, 180)
CAPTION = 26
_TWICE = 2  # drawn larger, then shrunk: smooth lines
_PAPER, _INK, _TELLING, _FRAME, _TROUBLE = "#ffffff", "#202020", "#b5431f", "#d8d2c8", "#c00000"
_FONTS = (
    "NotoSansCJK-Regular.ttc",
    "NotoSerifCJK-Regular.ttc",
    "NotoSerifCJK-Bold.ttc",
    "DejaVuSans.ttf",
)


class Cell(Struct, frozen=True):
    """`lines` lie on the sheet; those whose places are in `telling` are shown in red."""

    caption: str
    lines: tuple[Line, ...] = ()
    telling: frozenset[int] = frozenset()
    numbered: bool = False
    trouble: str = ""


def contact_sheet(cells: Sequence[Cell], columns: int, cell: tuple[int, int] = CELL) -> Image.Image:
    width, height = cell[0], cell[1] + CAPTION
    rows = -(-len(cells) // columns)
    sheet = Image.new("RGB", (columns * width, max(1, rows) * height), _PAPER)
    for index, one in enumerate(cells):
        sheet.paste(_picture(one, cell), (index % columns * width, index // columns * height))
    return sheet


def save(picture: Image.Image, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.quantize(32).save(file, "PNG")


def _picture(one: Cell, size: tuple[int, int]) -> Image.Image:
    width, height = size[0] * _TWICE, size[1] * _TWICE
    picture = Image.new("RGB", (width, height + CAPTION * _TWICE), _PAPER)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((2, 2, width - 3, height - 3), outline=_FRAME, width=_TWICE)
    matrix = scaled(width / LONG, height / SHORT)
    for index, line in enumerate(one.lines):
        _stroke(pen, apply(matrix, line), _TELLING if index in one.telling else _INK, max(3, width // 130))
    if one.numbered:
        _numbers(pen, [apply(matrix, line) for line in one.lines])
    _text(pen, (width / 2, height + CAPTION), one.caption, width)
    if one.trouble:
        _wrapped(pen, one.trouble, width, height)
    return picture.resize((size[0], size[1] + CAPTION), Image.Resampling.LANCZOS)


def _stroke(pen: ImageDraw.ImageDraw, line: Sequence[Spot], colour: str, width: int) -> None:
    pen.line(line, fill=colour, width=width, joint="curve")
    for x, y in (line[0], line[-1]):
        pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=colour)


def _numbers(pen: ImageDraw.ImageDraw, lines: Iterable[Line]) -> None:
    for index, line in enumerate(lines):
        x, y = line[len(line) // 2]
        pen.text((x, y), str(index), fill=_TROUBLE, font=_font(22), anchor="mm", stroke_width=3, stroke_fill=_PAPER)


def _text(pen: ImageDraw.ImageDraw, at: Spot, text: str, width: int) -> None:
    size = next((size for size in (28, 24, 20, 16) if pen.textlength(text, _font(size)) < width), 12)
    pen.text(at, text, fill=_INK, font=_font(size), anchor="mm")


def _wrapped(pen: ImageDraw.ImageDraw, text: str, width: int, height: int) -> None:
    rows = [text[start : start + 34] for start in range(0, len(text), 34)]
    pen.multiline_text((width / 2, height / 2), "\n".join(rows), fill=_TROUBLE, font=_font(22), anchor="mm")


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    for name in _FONTS:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue
    return ImageFont.load_default(size)


def fitted(lines: Sequence[Line]) -> tuple[Line, ...]:
    """In the middle of the sheet, as large as it can be shown."""
    left, top, right, bottom = box(lines)
    grow = min(LONG * 0.9 / max(right - left, 1), SHORT * 0.9 / max(bottom - top, 1))
    matrix = chained(moved(LONG / 2, SHORT / 2), scaled(grow, grow), moved(-(left + right) / 2, -(top + bottom) / 2))
    return tuple(apply(matrix, line) for line in lines)
