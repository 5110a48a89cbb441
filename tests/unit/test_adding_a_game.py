"""docs/adding-a-game.md, step by step: the tiny game is added by them alone, served, and played over the wire."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import vernissage
from tests import high_card
from tests.player import two_at_a_table

SOURCE = Path(vernissage.__file__).parent
ROOT = SOURCE.parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
CLIENT = ROOT / "client"
SCREENS = Path(high_card.__file__).with_name("high_card_screens")
LANGUAGES = ("en", "es", "ru", "uk", "zh")
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


def client_with_the_game(folder: Path) -> Path:
    """Step 3, after the others: a folder of screens with the types made for it, and its entry in the registry."""
    client = checkout_with_the_game(folder) / "client"
    shutil.copytree(CLIENT / "src", client / "src", ignore=shutil.ignore_patterns("*.test.ts"))
    for name in ("tsconfig.json", "svelte.config.js", "package.json", "node_modules"):
        (client / name).symlink_to(CLIENT / name)
    shutil.copytree(SCREENS, client / "src" / "games" / NAME)
    imported, entry = PAGE.split("```ts\n")[1].split("```")[0].split("\n\n")
    registry = client / "src" / "games" / "registry.ts"
    before, games, after = registry.read_text("utf-8").partition("\n} satisfies")
    assert games, "the registry is one object"
    registry.write_text(f"{imported}\n{before}\n{entry.rstrip()}{games}{after}", "utf-8")
    assert python(folder, "wire").wait() == 0
    return client


def python(folder: Path, *words: str) -> subprocess.Popen[str]:
    path = os.pathsep.join((str(folder / "src"), str(ROOT / "tools")))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
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


def test_the_client_takes_it_in(tmp_path: Path) -> None:
    """Its types are made into its own folder, and the compiler finds its screens, texts and entry complete."""
    client = client_with_the_game(tmp_path)
    written = (client / "src" / "games" / NAME / "wire.ts").read_text("utf-8")
    assert "export type Command = Offer | Agree;" in written
    checker = client / "node_modules" / ".bin" / "svelte-check"
    words = (checker, "--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "machine")
    checked = subprocess.run(words, cwd=client, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_the_page_names_the_screens_files() -> None:
    table = PAGE.split("\n## 3. ")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    translated = {name.replace("<language>", language) for name in named for language in LANGUAGES}
    files = {path.relative_to(SCREENS).as_posix() for path in SCREENS.rglob("*") if path.is_file()}
    assert files == translated - {"view.ts", "big/Big.svelte"}, "its screen shows the two parts as they are, large too"


def test_the_page_names_every_list_that_a_game_needs() -> None:
    for named in ("package.py", "games/registry.py", "just wire", "client/src/games/registry.ts", "contract.game.Game"):
        assert named in PAGE
