"""Words as players type them: tidied before they are judged, kept or compared."""


def tidy(text: str) -> str:
    """One line without what cannot be seen (A14)."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())


def same(one: dict[str, str], other: dict[str, str]) -> bool:
    """Whether these are the same themes for the same lines; the case of letters does not matter."""
    return one.keys() == other.keys() and all(text.casefold() == other[line].casefold() for line, text in one.items())
