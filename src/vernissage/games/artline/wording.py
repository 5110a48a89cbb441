"""Words as players type them: tidied before they are judged, kept or compared."""


def tidy(text: str) -> str:
    """One line without what cannot be seen (A14)."""
    if not text.isprintable():
        text = "".join([letter for letter in text if letter.isprintable() or letter.isspace()])
    return " ".join(text.split())
