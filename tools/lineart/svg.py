"""Converts an SVG picture to lines. Supports what pictograms are made of: shapes, groups and transforms."""

import math
import re
from collections.abc import Iterator
from xml.etree import ElementTree

from lineart.fills import lines_of_fill
from vernissage.drawing.curves import around
from vernissage.drawing.geometry import IDENTITY, Line, Matrix, Spot, apply, chained, moved, scaled, turned
from vernissage.drawing.paths import lines_of

_NUMBERS = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_TRANSFORM = re.compile(r"(\w+)\s*\(([^)]*)\)")
_HIDDEN = ("none", "transparent", "#fff", "#ffffff", "white")
_INHERITED = ("fill", "stroke", "display")
_NOT_SHOWN = ("defs", "clipPath", "mask", "symbol", "metadata", "title", "desc")


def lines_of_svg(text: str | bytes) -> list[Line]:
    """The picture's lines in its own coordinates, in the order of the file."""
    return list(_element(ElementTree.fromstring(text), IDENTITY, {}))


def _element(element: ElementTree.Element, matrix: Matrix, above: dict[str, str]) -> Iterator[Line]:
    tag = element.tag.rpartition("}")[2]
    look = {**above, **_look(element)}
    if tag in _NOT_SHOWN or look.get("display") == "none":
        return
    matrix = chained(matrix, transform_of(element.get("transform", "")))
    shape = [apply(matrix, line) for line in _shape(tag, element)]
    if look.get("stroke", "none").lower() not in _HIDDEN:
        yield from shape
    elif look.get("fill", "black").lower() not in _HIDDEN:
        yield from lines_of_fill(shape)
    for child in element:
        yield from _element(child, matrix, look)


def _look(element: ElementTree.Element) -> dict[str, str]:
    written = dict(part.split(":", 1) for part in element.get("style", "").split(";") if ":" in part)
    given = {**element.attrib, **{key.strip(): value.strip() for key, value in written.items()}}
    return {key: given[key] for key in _INHERITED if key in given}


def transform_of(text: str) -> Matrix:
    return chained(*(_transform(name, _numbers(inside)) for name, inside in _TRANSFORM.findall(text)))


def _transform(name: str, n: list[float]) -> Matrix:
    match name, n:
        case "matrix", [a, b, c, d, e, f]:
            return (a, b, c, d, e, f)
        case "translate", [x, *rest]:
            return moved(x, rest[0] if rest else 0)
        case "scale", [x, *rest]:
            return scaled(x, rest[0] if rest else x)
        case "rotate", [degrees]:
            return turned(degrees)
        case "rotate", [degrees, x, y]:
            return chained(moved(x, y), turned(degrees), moved(-x, -y))
        case "skewX", [degrees]:
            return (1, 0, math.tan(math.radians(degrees)), 1, 0, 0)
        case "skewY", [degrees]:
            return (1, math.tan(math.radians(degrees)), 0, 1, 0, 0)
    raise ValueError(f"unknown transform {name} with {len(n)} numbers")


def _shape(tag: str, element: ElementTree.Element) -> list[Line]:
    match tag:
        case "path":
            return lines_of(element.get("d", ""))
        case "line":
            return [
                ((_length(element, "x1"), _length(element, "y1")), (_length(element, "x2"), _length(element, "y2")))
            ]
        case "polyline" | "polygon":
            return _poly(_numbers(element.get("points", "")), closed=tag == "polygon")
        case "circle" | "ellipse":
            radii = (
                (_length(element, "rx"), _length(element, "ry")) if tag == "ellipse" else (_length(element, "r"),) * 2
            )
            return [tuple(around((_length(element, "cx"), _length(element, "cy")), (radii[0], radii[1]), 0, math.tau))]
        case "rect":
            return _rect(element)
    return []


def _poly(n: list[float], closed: bool) -> list[Line]:
    spots: list[Spot] = list(zip(n[::2], n[1::2], strict=False))
    return [tuple([*spots, spots[0]] if closed else spots)] if len(spots) > 1 else []


def _rect(element: ElementTree.Element) -> list[Line]:
    x, y, w, h = (_length(element, key) for key in ("x", "y", "width", "height"))
    rx = min(_length(element, "rx") or _length(element, "ry"), w / 2)
    ry = min(_length(element, "ry") or _length(element, "rx"), h / 2)
    corner = f"a{rx} {ry} 0 0 1 "
    return lines_of(
        f"M{x + rx} {y}H{x + w - rx}{corner}{rx} {ry}V{y + h - ry}{corner}{-rx} {ry}"
        f"H{x + rx}{corner}{-rx} {-ry}V{y + ry}{corner}{rx} {-ry}Z"
        if rx and ry
        else f"M{x} {y}h{w}v{h}h{-w}Z"
    )


def _length(element: ElementTree.Element, key: str) -> float:
    return float(element.get(key, "0").removesuffix("px"))


def _numbers(text: str) -> list[float]:
    return [float(number) for number in _NUMBERS.findall(text)]
