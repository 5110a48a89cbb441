"""Writes the client's types and numbers: `just wire`. A test says when they are stale."""

from collections.abc import Mapping
from pathlib import Path

import vernissage
from typescript import of_game, shared
from vernissage.games.registry import PACKAGES

CLIENT = Path(vernissage.__file__).parents[2] / "client" / "src"


def files() -> Mapping[Path, str]:
    """Each file of types, and what is to be in it."""
    games = {CLIENT / "games" / name / "wire.ts": of_game(package.game) for name, package in PACKAGES.items()}
    return {CLIENT / "wire.ts": shared(), **games}


def main() -> None:
    for file, text in files().items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
