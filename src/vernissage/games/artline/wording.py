"""Words as players type them: tidied before they are judged, kept or compared."""


def tidy(text: str) -> str:
    """One line without what cannot be seen (A14)."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())
