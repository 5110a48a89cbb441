"""Reads the files of a commit, or of the working tree, without checking anything out."""

import io
import subprocess
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

WORKING_TREE = "."
FOLDERS = ("src", "client", "tests", "tools", "bench", "training")
SUFFIXES = (".py", ".ts", ".js", ".svelte", ".css", ".txt")
MODULES = (".py", ".ts", ".svelte")
GENERATED = "Do not edit."  # is in the first line


class Tree(NamedTuple):
    name: str
    texts: Mapping[str, str]  # by path

    def text(self, path: str) -> str | None:
        return self.texts.get(path)

    def under(self, *folders: str) -> Iterator[tuple[str, str]]:
        """Every file in `folders` with its text, in the order of their paths."""
        starts = tuple(f"{folder}/" for folder in folders)
        return ((path, text) for path, text in self.texts.items() if path.startswith(starts))

    def python(self) -> Iterator[tuple[str, str]]:
        return ((path, text) for path, text in self.under("src") if path.endswith(".py"))

    def modules(self) -> Iterator[str]:
        """What counts as a module: no tests, no `__init__`, nothing generated."""
        for path, text in self.under("src", "client/src"):
            is_module = path.endswith(MODULES) and not path.endswith("/__init__.py")
            if is_module and not is_test(path) and not is_generated(text):
                yield path


def is_test(path: str) -> bool:
    return path.endswith((".test.ts", ".spec.ts"))


def is_generated(text: str) -> bool:
    return GENERATED in text.partition("\n")[0]


def read(root: Path, commit: str) -> Tree:
    """The files of `commit`; `WORKING_TREE`: those that are there now, committed or not."""
    if commit == WORKING_TREE:
        return Tree("working tree", dict(_files_now(root)))
    return Tree(commit, dict(_files_of(root, commit)))


def _files_now(root: Path) -> Iterator[tuple[str, str]]:
    listed = _git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *FOLDERS)
    for path in sorted(set(listed.decode().split("\0"))):
        if path.endswith(SUFFIXES) and (root / path).is_file():
            yield path, (root / path).read_text("utf-8")


def _files_of(root: Path, commit: str) -> Iterator[tuple[str, str]]:
    there = _git(root, "ls-tree", "--name-only", commit).decode().split()
    folders = [folder for folder in FOLDERS if folder in there]
    if not folders:
        return
    with tarfile.open(fileobj=io.BytesIO(_git(root, "archive", "--format=tar", commit, "--", *folders))) as archive:
        for member in sorted(archive.getmembers(), key=lambda member: member.name):
            file = archive.extractfile(member) if member.isfile() else None
            if file is not None and member.name.endswith(SUFFIXES):
                yield member.name, file.read().decode("utf-8")


def _git(root: Path, *words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=root, stdout=subprocess.PIPE, check=True).stdout
