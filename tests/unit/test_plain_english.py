"""Turns of phrase that no engineer in London or Chicago would write. They were here once and must not come back."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SEARCHED = ("README.md", "CONTRIBUTING.md", "docs", "src", "client/src", "tests")
WRITTEN_BY_US = (".py", ".md", ".ts", ".svelte", ".js")
# An amount and "a second" is "per second"; "a second port" is another port.
ODD = {
    "hung up on": r"\bh[ua]ng(?:s|ing)? up on\b",
    "open the house": r"\bopen(?:s|ed|ing)? the house\b",
    "who comes back": r"(?:^|\btest |[.:;\"] ?)who comes back\b",
    "one may": r"(?<!\bnext )\bone may\b",
    "a second": r"(?:\b\d[\d,.]*(?: \w+)?|\b(?:times|once|twice|messages|requests|strokes|frames)(?: in)?) a second\b",
    "himself": r"\bhimself\b",
}


def texts() -> dict[str, list[str]]:
    """The lines of every file by its name; the words of a test's name count too."""
    listed = subprocess.run(["git", "ls-files", *SEARCHED], cwd=ROOT, capture_output=True, text=True, check=True)
    paths = [ROOT / name for name in listed.stdout.splitlines() if name.endswith(WRITTEN_BY_US)]
    return {
        str(path.relative_to(ROOT)): path.read_text("utf-8").replace("_", " ").lower().splitlines()
        for path in paths
        if path.is_file() and path != Path(__file__)
    }


TEXTS = texts()


@pytest.mark.parametrize("phrase", ODD)
def test_nobody_writes_it(phrase: str) -> None:
    odd = re.compile(ODD[phrase])
    assert odd.search(phrase if phrase != "a second" else "20 times a second")
    found = [f"{name}:{at}" for name, lines in TEXTS.items() for at, line in enumerate(lines, 1) if odd.search(line)]
    assert found == []


@pytest.mark.parametrize("plain", ["opens a second port", "a host who comes back in time", "the next one may try"])
def test_what_only_looks_like_it_is_fine(plain: str) -> None:
    assert not [phrase for phrase, odd in ODD.items() if re.search(odd, plain)]
