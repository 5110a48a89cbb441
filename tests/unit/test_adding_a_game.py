"""docs/adding-a-game.md, step by step: the tiny game is added by them alone, served, and played over the wire."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import vernissage
from tests import high_card
from tests.player import two_at_a_table

SOURCE = Path(vernissage.__file__).parent
PAGE = SOURCE.parents[1] / "docs" / "adding-a-game.md"
NAME = high_card.Rules.name
ADDRESS = re.compile(r"on this device:\s+http://\S+:(\d+)")


def linked(source: Path, copy: Path, *besides: str) -> None:
    """A folder that shares everything with `source` but what is left out."""
    copy.mkdir(parents=True)
    for path in source.iterdir():
        if path.name not in {*besides, "__pycache__"}:
            (copy / path.name).symlink_to(path)


def checkout_with_the_game(folder: Path) -> Path:
    """Steps 1 and 2: a folder with `package.py`, and its line in the registry."""
    package, games = folder / "src" / "vernissage", folder / "src" / "vernissage" / "games"
    linked(SOURCE, package, "games")
    linked(SOURCE / "games", games, "registry.py")
    (games / "high_card").mkdir()
    (games / "high_card" / "__init__.py").touch()
    (games / "high_card" / "package.py").write_bytes(Path(high_card.__file__).read_bytes())
    registry = (SOURCE / "games" / "registry.py").read_text("utf-8")
    line = "from vernissage.games.high_card.package import HIGH_CARD\n\nPACKAGES"
    registry = registry.replace("\nPACKAGES", line, 1)
    registry, lists = re.subn(r"for package in \(([^)]*)\)", r"for package in (\1, HIGH_CARD)", registry)
    assert lists == 1, "the registry is one list"
    (games / "registry.py").write_text(registry, "utf-8")
    return folder


def python(folder: Path, *words: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen([sys.executable, "-m", *words], stdout=subprocess.PIPE, text=True, env=environment)


@contextmanager
def serving(folder: Path) -> Iterator[int]:
    options = ("--host", "127.0.0.1", "--port", "0", "--data", str(folder / "data"))
    process = python(folder, "vernissage", "serve", *options)
    assert process.stdout is not None
    try:
        yield next(int(found[1]) for line in process.stdout if (found := ADDRESS.search(line)))
    finally:
        process.terminate()
        process.communicate(timeout=60)


async def play_to_the_end(port: int) -> list[int]:
    _, *players = await two_at_a_table(port, game=NAME, setup={"first": 0})
    assert (await players[0].do("StartGame"))["type"] == "Done"
    for player, other in (players, players[::-1]):
        card = player.view["game"]["hand"][0]
        assert (await player.play("Offer", card=card))["type"] == "Done"
        await other.until("Update", number=player.number)
        assert (await other.play("Agree"))["type"] == "Done"
        await player.until("Update", number=other.number)
    winners: list[int] = players[0].view["game"]["winners"]
    return winners


def test_a_server_plays_a_game_that_was_added_to_the_registry(tmp_path: Path) -> None:
    with serving(checkout_with_the_game(tmp_path)) as port:
        assert len(asyncio.run(play_to_the_end(port))) == 1


def test_its_types_are_made_into_its_own_folder_of_the_client(tmp_path: Path) -> None:
    checkout_with_the_game(tmp_path)
    for game in (NAME, *(path.name for path in (SOURCE / "games").iterdir() if path.is_dir())):
        (tmp_path / "client" / "src" / "games" / game).mkdir(parents=True)
    assert python(tmp_path, "vernissage.wire").wait() == 0
    written = (tmp_path / "client" / "src" / "games" / NAME / "wire.ts").read_text("utf-8")
    assert "export type Command = Offer | Agree | Object;" in written


def test_the_page_names_every_file_and_list_that_a_game_needs() -> None:
    page = PAGE.read_text("utf-8")
    for named in ("package.py", "games/registry.py", "just wire", "client/src/games/registry.ts", "core.game.Game"):
        assert named in page
