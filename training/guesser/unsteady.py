"""Bends, tears and smudges drawings in every way a hand, a hurry or another program may."""

import torch
from torch import Tensor
from torch.nn import functional

from vernissage.drawing.recognition.raster import FINE, LONG_SIDE, SIDE

PENS = (2, 3, 3, 3, 4, 5, 6)  # thirds of a pixel
_PENS_A_BATCH = 4
_FIELD = 24
_REACH = 18.0  # pixels from the middle to where the bending field ends
_HOLES, _HOLE_CHANCE = 2, 0.35
_FEWEST = 20  # dots that a hole must leave
_PIXELLED = 0.15


def pictures(dots: Tensor, there: Tensor, strength: float) -> Tensor:
    bent = _torn(_bent(dots, strength), there)
    return drawn(_moved(_pixelled(centred(*bent))), bent[1], _some_pens())


def centred(dots: Tensor, there: Tensor) -> Tensor:
    """As `raster.centred` does."""
    high = torch.where(there[..., None], dots, torch.tensor(-1e4)).amax(1, keepdim=True)
    low = torch.where(there[..., None], dots, torch.tensor(1e4)).amin(1, keepdim=True)
    return (dots - (high + low) / 2) * (LONG_SIDE / (high - low).amax(2, keepdim=True).clamp(min=1))


def drawn(dots: Tensor, there: Tensor, pens: list[int]) -> Tensor:
    """As `raster.inked` does; each part of the batch with another pen."""
    size = SIDE * FINE
    places = ((dots + SIDE / 2) * FINE).floor().long()
    shown = there & (places >= 0).all(2) & (places < size).all(2)
    flat = (torch.arange(len(dots))[:, None] * size + places[..., 1]) * size + places[..., 0]
    sheet = torch.zeros(len(dots) * size * size)
    sheet[flat[shown]] = 1
    parts = sheet.view(-1, 1, size, size).chunk(len(pens))
    return torch.cat([functional.avg_pool2d(_widened(part, pen), FINE) for part, pen in zip(parts, pens, strict=False)])


def _widened(sheets: Tensor, pen: int) -> Tensor:
    before, after = (pen - 1) // 2, pen // 2
    across = functional.max_pool2d(functional.pad(sheets, (before, after, 0, 0)), (1, pen), 1)
    return functional.max_pool2d(functional.pad(across, (0, 0, before, after)), (pen, 1), 1)


def _some_pens() -> list[int]:
    return [PENS[int(place)] for place in torch.randint(len(PENS), (_PENS_A_BATCH,))]


def _bent(dots: Tensor, strength: float) -> Tensor:
    turned = dots @ _matrices(len(dots), strength).transpose(1, 2)
    field = _field(len(dots), 4, 1.5 * strength, "bicubic") + _field(len(dots), 12, 0.5 * strength, "bilinear")
    off = functional.grid_sample(field, (turned / _REACH)[:, :, None], padding_mode="border", align_corners=True)
    return turned + off[..., 0].transpose(1, 2)


def _matrices(count: int, strength: float) -> Tensor:
    """Turned, stretched, slanted and mirrored."""
    angle, wide, slant = (_spread(count, reach * strength) for reach in (0.3, 0.2, 0.25))
    mirror = (torch.rand(count) < 0.5).float() * 2 - 1
    cos, sin, stretch = angle.cos(), angle.sin(), wide.exp()
    turn = torch.stack([torch.stack([cos, -sin], 1), torch.stack([sin, cos], 1)], 1)
    shape = torch.stack(
        [torch.stack([mirror * stretch, slant], 1), torch.stack([torch.zeros(count), 1 / stretch], 1)], 1
    )
    return turn @ shape


def _spread(count: int, reach: float) -> Tensor:
    return (torch.rand(count) * 2 - 1) * reach


def _field(count: int, knots: int, reach: float, mode: str) -> Tensor:
    """Where each place is pushed to; every drawing is bent more or less."""
    pushes = torch.randn(count, 2, knots, knots) * reach * torch.rand(count, 1, 1, 1)
    return functional.interpolate(pushes, size=(_FIELD, _FIELD), mode=mode, align_corners=True)


def _torn(dots: Tensor, there: Tensor) -> tuple[Tensor, Tensor]:
    """Round holes around some dots, unless nearly nothing would be left: unfinished and broken lines."""
    for _ in range(_HOLES):
        place = (torch.rand(len(dots)) * there.sum(1)).long().clamp(max=dots.shape[1] - 1)
        middle = dots[torch.arange(len(dots)), place][:, None]
        radius = torch.where(torch.rand(len(dots)) < _HOLE_CHANCE, torch.rand(len(dots)) * 5 + 1, torch.tensor(0.0))
        rest = there & (((dots - middle) ** 2).sum(2) > radius[:, None] ** 2)
        there = torch.where((rest.sum(1) > _FEWEST)[:, None], rest, there)
    return dots, there


def _pixelled(dots: Tensor) -> Tensor:
    """Some on whole pixels, as lines made from a picture are."""
    chosen = (torch.rand(len(dots)) < _PIXELLED)[:, None, None]
    phase = torch.rand(len(dots), 1, 2)
    return torch.where(chosen, (dots + phase).round() - phase, dots)


def _moved(dots: Tensor) -> Tensor:
    grow = ((torch.rand(len(dots)) - 0.7) * 0.25).exp()[:, None, None]
    return dots * grow + (torch.rand(len(dots), 1, 2) - 0.5) * 3
