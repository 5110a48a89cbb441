"""Puts the built client, the decks' pictures, the bots' pictograms and the games' dictionaries into the wheel.

Node comes as a build requirement where the machine has none. What is fresh, for instance because `./play` has run
in this checkout, is not made again.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import building  # noqa: E402 - it lies in tools
import node  # noqa: E402 - it lies in tools
import steps  # noqa: E402 - it lies in tools

FOR_WHAT_IS_MADE = ["msgspec>=0.20,<0.23", "pillow>=12,<14", "pip", "simplemma>=2.0,<3", "tomli>=2.3,<3"]


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return [*FOR_WHAT_IS_MADE, *([] if node.on_path() else [node.WHEEL])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """An editable install serves the checkout, where `./play` makes things."""
        if version == "editable":
            return
        folder = None if node.on_path() else node.from_package(sys.executable, steps.CACHE / "node")
        environment = node.environment_with(folder)
        building.ensure_client(lambda: environment)
        building.ensure_what_python_makes(sys.executable, lambda: environment)
