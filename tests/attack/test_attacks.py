"""A short form of every attack; `just attack` runs them in full and measures how long others wait."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attack.frame import Attack, attacks
from tests.attack.target import Target

Targets = dict[tuple[str, ...], Target]


@pytest.fixture(scope="module")
def targets() -> Iterator[Targets]:
    """A server for every kind of settings, started when it is first attacked."""
    started: Targets = {}
    yield started
    for target in started.values():
        target.__exit__(None, None, None)


def target_for(attack: Attack, targets: Targets, factory: pytest.TempPathFactory) -> Target:
    if attack.settings not in targets:
        targets[attack.settings] = Target(Path(factory.mktemp("target")), attack.settings).__enter__()
    return targets[attack.settings]


@pytest.mark.parametrize("attack", attacks(), ids=lambda attack: attack.title)
def test_it_is_withstood(attack: Attack, targets: Targets, tmp_path_factory: pytest.TempPathFactory) -> None:
    target = target_for(attack, targets, tmp_path_factory)

    target.new_attacker()

    async def run() -> None:
        assert await attack.run(target, attack.short)
        await target.is_well()

    asyncio.run(run())
