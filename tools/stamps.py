"""Nothing is made again that has not changed: a stamp is a hash of all that a result was made from."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

SKIPPED = {"__pycache__", "node_modules", "built", ".svelte-kit"}


def stamp_of(paths: Iterable[Path], *more: str) -> str:
    """A hash of files, of all files in folders, and of `more`. What does not exist counts as empty."""
    found = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        for file in _files(path):
            found.update(f"\0{file.relative_to(path.parent).as_posix()}\0".encode())
            found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def is_fresh(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text("utf-8") == wanted


def write_stamp(stamp: Path, made_from: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(made_from, "utf-8")


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    if not path.is_dir():
        return []
    inside = (child for child in path.iterdir() if child.name not in SKIPPED)
    return [file for child in sorted(inside) for file in _files(child)]
