"""Measures a picture's colours and light, without knowing what it shows, and computes tags from them."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

from msgspec import Struct
from PIL import Image

SIDE = 64  # pixels: enough to keep a picture's colours, and quick to process


class Tone(Struct, frozen=True):
    """A colour in OKLCH, a space that follows human vision: lightness 0–1, chroma 0–0.4, hue in degrees."""

    light: float
    chroma: float
    hue: float


class Measures(Struct, frozen=True):
    """Measurements of a picture. Shares are 0–1."""

    shares: dict[str, float]  # by everyday name of the colour
    light: float
    dark: float  # share of pixels so dark that little can be made out
    contrast: float  # lightness between the darkest and the lightest twentieth
    edge_light: float
    edge_chroma: float
    edge_even: float  # share of the edge that is near its own mean
    chroma: float
    one_hue: float  # share of all colour that lies within a sixth of the circle
    strong: tuple[str, ...]  # strong colours that are more than a touch
    warm: float  # share of all colour that is red, orange or yellow
    cool: float  # share of all colour that is turquoise, blue or violet
    falling: float  # lightness of the upper third less that of the lower
    swelling: float  # lightness of the middle less that of the rim
    leaning: float  # lightness between the left third and the right


def computed_tags(image: Image.Image) -> tuple[str, ...]:
    """The vocabulary's computed tags that hold for this picture."""
    measures = measure(image)
    return (*_ruling(measures), *_lighting(measures), *_spread(measures), *_palette(measures), *_temper(measures))


def dominant_colour(image: Image.Image) -> str:
    """The most frequent of the picture's eight main colours, as "#rrggbb"."""
    small = image.convert("RGB").resize((SIDE, SIDE), Image.Resampling.BOX).quantize(8)
    palette, counts = small.getpalette() or [], Counter(small.tobytes())
    best = max(counts, key=lambda index: (counts[index], -index))
    return "#" + bytes(palette[3 * best : 3 * best + 3]).hex()


def measure(image: Image.Image) -> Measures:
    tones = _tones(image)
    lights = sorted(tone.light for tone in tones)
    strong = Counter(_name(tone) for tone in tones if tone.chroma > STRONG)
    edge = [tones[row * SIDE + column] for row, column in _EDGE]
    edge_light = fmean(tone.light for tone in edge)
    return Measures(
        shares=_shares(_name(tone) for tone in tones),
        light=fmean(lights),
        dark=sum(light < 0.38 for light in lights) / len(lights),
        contrast=lights[len(lights) * 95 // 100] - lights[len(lights) * 5 // 100],
        edge_light=edge_light,
        edge_chroma=fmean(tone.chroma for tone in edge),
        edge_even=sum(abs(tone.light - edge_light) < 0.1 for tone in edge) / len(edge),
        chroma=fmean(tone.chroma for tone in tones),
        one_hue=_one_hue(tones),
        strong=tuple(name for name, count in strong.items() if count > 0.05 * len(tones)),
        warm=_part(tones, lambda hue: hue < 110 or hue > 335),
        cool=_part(tones, lambda hue: 150 < hue < 310),
        falling=_light_of(tones, _UPPER) - _light_of(tones, _LOWER),
        swelling=_light_of(tones, _MIDDLE) - _light_of(tones, _RIM),
        leaning=abs(_light_of(tones, _LEFT) - _light_of(tones, _RIGHT)),
    )


def _part(tones: Sequence[Tone], belongs: Callable[[float], bool]) -> float:
    """The share of all colour that has a hue for which `belongs` is true."""
    return sum(tone.chroma for tone in tones if belongs(tone.hue)) / (sum(tone.chroma for tone in tones) or 1.0)


def _light_of(tones: Sequence[Tone], cells: Sequence[tuple[int, int]]) -> float:
    return fmean(tones[row * SIDE + column].light for row, column in cells)


def _shares(names: Iterable[str]) -> dict[str, float]:
    counts = Counter(names)
    return {name: count / counts.total() for name, count in counts.items()}


def _one_hue(tones: Sequence[Tone]) -> float:
    weights = [0.0] * 36
    for tone in tones:
        weights[int(tone.hue // 10)] += tone.chroma
    arcs = (sum(weights[(start + step) % 36] for step in range(6)) for start in range(36))
    return max(arcs) / (sum(weights) or 1.0)


def _ruling(measures: Measures) -> list[str]:
    names = [name for name, least in _RULING.items() if measures.shares.get(name, 0) >= least]
    if len(measures.strong) > 1:  # then grey and brown are only transitions
        names = [name for name in names if name not in ("grey", "brown")]
    return [f"mostly-{name}" for name in names]


def _lighting(measures: Measures) -> list[str]:
    rules = {
        "dark-picture": measures.light < 0.37 and measures.dark > 0.55,
        "bright-picture": measures.light > 0.74 and measures.dark < 0.1,
        "dark-background": measures.edge_light < 0.31 and measures.edge_even > 0.7 and measures.edge_chroma < 0.05,
        "light-background": measures.edge_light > 0.78 and measures.edge_even > 0.8,
        "strong-contrast": measures.contrast > 0.62 and measures.dark > 0.25,
    }
    return [tag for tag, holds in rules.items() if holds]


def _spread(measures: Measures) -> list[str]:
    """Tags for where the light is. Small differences don't count, as nobody sees them."""
    rules = {
        "light-above": measures.falling > 0.13,
        "dark-above": measures.falling < -0.06,
        "light-middle": measures.swelling > 0.125,
        "dark-middle": measures.swelling < -0.05,
        "one-side-lighter": measures.leaning > 0.095,
        "soft-contrast": measures.contrast < 0.35,
    }
    return [tag for tag, holds in rules.items() if holds]


def _temper(measures: Measures) -> list[str]:
    rules = {
        "warm-colours": measures.warm > 0.9 and measures.chroma > 0.045,
        "cool-colours": measures.cool > 0.28,
        "vivid-colours": measures.chroma > 0.085,
        "muted-colours": measures.chroma < 0.032,
    }
    return [tag for tag, holds in rules.items() if holds]


def _palette(measures: Measures) -> list[str]:
    if len(measures.strong) >= 4:
        return ["colourful"]
    is_pale = measures.chroma < 0.02 and not measures.strong
    is_one_hue = measures.one_hue > (0.96 if measures.strong else 0.92) and len(measures.strong) <= 1
    return ["few-colours"] if is_pale or is_one_hue else []


def _name(tone: Tone) -> str:
    """The everyday word for a colour. The borders between words were found by looking at the decks."""
    if tone.light < 0.3 and tone.chroma < 0.06:
        return "black"
    if tone.light > 0.83 and tone.chroma < 0.035:
        return "white"
    if tone.chroma < 0.022:
        return "grey"
    if tone.chroma < 0.045 and 108 < tone.hue < 172:
        return "dull green"
    return next(name for end, name in _HUES if tone.hue < end) if not 8 < tone.hue < 108 else _warm_name(tone)


def _warm_name(tone: Tone) -> str:
    """Between red and yellow the same hue has many names: brown is a dark orange, beige a pale one."""
    if tone.hue < 40:
        return "pink" if tone.light > 0.68 else "red" if tone.chroma > 0.085 else "brown"
    if tone.light < 0.6 and tone.chroma < 0.115:
        return "brown"
    if tone.chroma < 0.07:
        return "beige"
    if tone.hue > 72:
        return "yellow" if tone.light > 0.62 else "olive"
    return "orange"


# The share of the picture from which a colour dominates: red strikes people sooner than brown.
_RULING = {"blue": 0.42, "green": 0.42, "red": 0.27, "yellow": 0.45, "brown": 0.52, "grey": 0.5, "white": 0.42}
_HUES = ((8, "pink"), (172, "green"), (200, "turquoise"), (282, "blue"), (335, "purple"), (361, "pink"))
STRONG = 0.085  # chroma from which people call a colour bright


def _tones(image: Image.Image) -> list[Tone]:
    data = image.convert("RGB").resize((SIDE, SIDE), Image.Resampling.BOX).tobytes()
    return [_oklch(data[start : start + 3]) for start in range(0, len(data), 3)]


def _oklch(pixel: Sequence[int]) -> Tone:
    """Converts a pixel to Björn Ottosson's OKLab, in polar form."""
    red, green, blue = (_LINEAR[value] for value in pixel)
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    middle = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    light = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    return Tone(light, math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360)


_LINEAR = [value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in range(256)]
_BAND = SIDE // 8
_EDGE = [  # the upper two thirds of the frame; below it, the subject often reaches the edge
    (row, column)
    for row in range(SIDE * 2 // 3)
    for column in range(SIDE)
    if row < _BAND or column < _BAND or column >= SIDE - _BAND
]
_CELLS = [(row, column) for row in range(SIDE) for column in range(SIDE)]
_THIRD = SIDE // 3
_UPPER = [cell for cell in _CELLS if cell[0] < _THIRD]
_LOWER = [cell for cell in _CELLS if cell[0] >= SIDE - _THIRD]
_LEFT = [cell for cell in _CELLS if cell[1] < _THIRD]
_RIGHT = [cell for cell in _CELLS if cell[1] >= SIDE - _THIRD]
_MIDDLE = [cell for cell in _CELLS if all(_THIRD <= side < SIDE - _THIRD for side in cell)]
_RIM = [cell for cell in _CELLS if any(side < _BAND or side >= SIDE - _BAND for side in cell)]
