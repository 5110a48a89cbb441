"""A refusal: a code that the client turns into a sentence in the reader's language, and the facts for it."""

from typing import TypeAlias

Fact: TypeAlias = str | int | float | bool | list[object] | dict[str, object] | None


class Refused(Exception):
    """Raised before anything has changed; `code` is kebab-case and has a sentence in each language file."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Fact] = facts
