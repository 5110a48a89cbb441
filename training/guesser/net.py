"""The network as it learns: `vernissage.drawing.recognition.network`, with batch normalisation and heads."""

from collections.abc import Sequence

import torch
from torch import Tensor, nn
from torch.nn import functional

WIDTHS = (32, 72, 192)
DIRECTIONS = 160
DROPPED = 0.2
_SHARPNESS = 2.8  # of the odds at the beginning, as a logarithm


class Step(nn.Module):
    def __init__(self, inputs: int, outputs: int, side: int = 3, stride: int = 1, quiet: bool = False) -> None:
        """`quiet`: adds nothing at the beginning, so that a deep network learns like a shallow one."""
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, side, stride, side // 2, bias=False)
        self.norm = nn.BatchNorm2d(outputs)
        if quiet:
            nn.init.zeros_(self.norm.weight)

    def forward(self, inputs: Tensor) -> Tensor:
        found: Tensor = self.norm(self.conv(inputs))
        return found


class Net(nn.Module):
    """`heads`: how many kinds of things each of the collections has."""

    def __init__(self, heads: Sequence[int]) -> None:
        super().__init__()
        few, more, most = WIDTHS
        self.stem, self.fine = Step(1, few, 5, 2), Step(few, few)
        self.middle, self.middle_a, self.middle_b = (
            Step(few, more, 3, 2),
            Step(more, more),
            Step(more, more, quiet=True),
        )
        self.coarse, self.coarse_a, self.coarse_b = (
            Step(more, most, 3, 2),
            Step(most, most),
            Step(most, most, quiet=True),
        )
        self.drop = nn.Dropout(DROPPED)
        self.embed = nn.Linear(most * 4, DIRECTIONS, bias=False)
        self.embed_norm = nn.BatchNorm1d(DIRECTIONS)
        self.heads = nn.ParameterList([nn.Parameter(torch.randn(count, DIRECTIONS)) for count in heads])
        self.sharpness = nn.Parameter(torch.full((len(heads),), _SHARPNESS))

    def forward(self, pictures: Tensor) -> Tensor:
        """Directions of length 1."""
        now = functional.relu(self.fine(functional.relu(self.stem(pictures))))
        now = functional.relu(self.middle(now))
        now = functional.relu(now + self.middle_b(functional.relu(self.middle_a(now))))
        now = functional.relu(self.coarse(now))
        now = functional.relu(now + self.coarse_b(functional.relu(self.coarse_a(now))))
        quarters = functional.avg_pool2d(now, 2).flatten(1)
        return functional.normalize(self.embed_norm(self.embed(self.drop(quarters))).float(), dim=1)

    def scores(self, directions: Tensor, head: int) -> Tensor:
        return self.sharpness[head].exp() * directions @ functional.normalize(self.heads[head], dim=1).T
