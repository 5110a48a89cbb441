"""A game's name stands in its own folders and in the two registries, and nowhere else. What knows no game cites no
game's clauses either."""

import re
import subprocess
from pathlib import Path

import pytest

from vernissage.games.registry import PACKAGES

ROOT = Path(__file__).parents[2]
SEARCHED = ("src", "client/src", "tests")
REGISTRIES = {"src/vernissage/games/registry.py", "client/src/games/registry.ts"}


def files() -> list[str]:
    listed = subprocess.run(["git", "ls-files", *SEARCHED], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.splitlines() if name not in REGISTRIES]


@pytest.mark.parametrize("game", PACKAGES)
def test_nothing_else_names_a_game(game: str) -> None:
    others = [ROOT / name for name in files() if game not in Path(name).parent.parts]
    naming = [
        path for path in others if path.is_file() and game in path.read_bytes().decode("utf-8", "replace").lower()
    ]
    assert [str(path.relative_to(ROOT)) for path in naming] == []
    assert [str(path) for path in others if game in path.name.lower()] == []


def test_what_knows_no_game_cites_no_clause() -> None:
    letters = "".join(game[0].upper() for game in PACKAGES)
    clause = re.compile(rf"(?<![\w#:\"])[{letters}]\d{{1,2}}\b")
    source = ROOT / "src" / "vernissage"
    modules = [path for path in sorted(source.rglob("*.py")) if path.relative_to(source).parts[0] != "games"]
    assert modules
    assert [str(path.relative_to(ROOT)) for path in modules if clause.search(path.read_text("utf-8"))] == []
