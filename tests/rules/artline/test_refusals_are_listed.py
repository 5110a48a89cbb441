"""The page of refusals lists exactly the codes that the rules raise."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "src" / "vernissage" / "games" / "artline"
PAGE = HERE.parents[2] / "docs" / "refusals.md"


def raised() -> set[str]:
    sources = [file.read_text("utf-8") for file in sorted(RULES.glob("*.py"))]
    return {code for source in sources for code in re.findall(r'(?:Refused\(|"refused", | or )"([a-z-]+)"', source)}


def listed() -> set[str]:
    section = PAGE.read_text("utf-8").split("\n## Artline\n")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `([a-z-]+)` \|", section, re.MULTILINE))


def test_every_refusal_is_listed() -> None:
    assert sorted(raised() - listed()) == []


def test_no_listed_refusal_is_history() -> None:
    assert sorted(listed() - raised()) == []
