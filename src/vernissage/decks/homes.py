"""Names of the museums where paintings hang, in every language."""

from functools import cache
from pathlib import Path

import tomli

HOMES = Path(__file__).with_name("homes.toml")
Names = dict[str, str]  # by language


def home(source: str) -> Names:
    """The museum's name in every language. `source` is its English name, perhaps with a comma and an inventory number;
    an unknown name stays as it is."""
    homes = _homes()
    if source in homes:
        return homes[source]
    name, _, number = source.rpartition(", ")
    if name in homes:
        return {
            language: called + ("，" if language == "zh" else ", ") + number for language, called in homes[name].items()
        }
    return {"en": source} if source else {}


@cache
def _homes() -> dict[str, Names]:
    return {name: {"en": name, **others} for name, others in tomli.loads(HOMES.read_text("utf-8")).items()}
