"""Rounds of one measurement, interleaved, so that whatever else the machine does hits everybody alike."""

from collections.abc import Callable, Mapping
from statistics import median

from msgspec import Struct

Measure = Callable[[], float]
OURS = "Vernissage"


class Found(Struct, frozen=True):
    """Of one contender: what each round came to, and how that compares with us in the same round (ours / theirs)."""

    values: tuple[float, ...]
    ratios: tuple[float, ...]

    @property
    def middle(self) -> float:
        return median(self.values)


def interleaved(contenders: Mapping[str, Measure], rounds: int) -> dict[str, Found]:
    """Each contender once in every round; one of them is `OURS`."""
    values: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(rounds):
        names = list(contenders)
        for name in names[number % len(names) :] + names[: number % len(names)]:  # nobody always begins
            values[name].append(contenders[name]())
    ours = values[OURS]
    return {name: Found(tuple(got), _ratios(ours, got)) for name, got in values.items()}


def _ratios(ours: list[float], theirs: list[float]) -> tuple[float, ...]:
    return tuple(round(own / other, 3) for own, other in zip(ours, theirs, strict=True))


def table(title: str, unit: str, found: Mapping[str, Found]) -> str:
    """Ratios first: they say the most about another machine."""
    lines = [f"{title}, {unit} (median of {len(next(iter(found.values())).values)} rounds, and range)"]
    for name, one in found.items():
        ratio = (
            "" if name == OURS else f"we / it {median(one.ratios):.2f} ({min(one.ratios):.2f}–{max(one.ratios):.2f})"
        )
        lines.append(f"  {name:14} {ratio:28} {one.middle:9.1f} ({min(one.values):.1f}–{max(one.values):.1f})")
    return "\n".join(lines)
