"""The page of refusals lists exactly the codes that the rules raise."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "src" / "vernissage" / "games" / "pictomania"
PAGE = HERE.parents[2] / "docs" / "refusals.md"


def raised() -> set[str]:
    sources = [file.read_text("utf-8") for file in sorted(RULES.glob("*.py"))]
    return {code for source in sources for code in re.findall(r'Refused\("([a-z-]+)"', source)}


def listed() -> set[str]:
    section = PAGE.read_text("utf-8").split("\n## Pictomania\n")[1].split("\n## ")[0]
    firsts = re.findall(r"^\| (`[^|]+) \|", section, re.MULTILINE)
    return {code for first in firsts for code in re.findall(r"`([a-z-]+)`", first)}


def test_every_refusal_is_listed() -> None:
    assert sorted(raised() - listed()) == []


def test_no_listed_refusal_is_history() -> None:
    assert sorted(listed() - raised()) == []
