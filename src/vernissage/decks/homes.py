"""Where paintings hang, in every language."""

from functools import cache
from pathlib import Path

import tomli

HOMES = Path(__file__).with_name("homes.toml")
Names = dict[str, str]  # by language


def home(source: str) -> Names:
    """`source`: an English name, perhaps with the museum's number behind a comma. What is not known stays as it is."""
    known = _homes()
    if source in known:
        return known[source]
    name, _, number = source.rpartition(", ")
    if name in known:
        return {
            language: called + ("，" if language == "zh" else ", ") + number for language, called in known[name].items()
        }
    return {"en": source} if source else {}


@cache
def _homes() -> dict[str, Names]:
    return {name: {"en": name, **others} for name, others in tomli.loads(HOMES.read_text("utf-8")).items()}
