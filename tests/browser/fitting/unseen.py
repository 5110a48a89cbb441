"""What nobody has looked at."""

import tomllib
from pathlib import Path

from tests.browser.fitting.sentences import keys


def never_seen(file: Path) -> set[str]:
    """The keys that a file lists, each with its reason."""
    listed: dict[str, list[str]] = tomllib.loads(file.read_text("utf-8"))
    return {key for reasons in listed.values() for key in reasons}


def mistakes(seen: set[str], owners: tuple[str, ...], file: Path) -> list[str]:
    """Sentences of these owners that were neither seen nor listed, and what is listed wrongly."""
    own = {key for key in keys() if key.startswith(owners)}
    listed = {key for key in never_seen(file) if key.startswith(owners)}
    return [
        *(f"not seen: {key}" for key in sorted(own - seen - listed)),
        *(f"listed as never seen, but seen: {key}" for key in sorted(listed & seen)),
        *(f"listed, but no key: {key}" for key in sorted(listed - own)),
    ]
