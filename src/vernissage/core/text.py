"""What people type: trimmed, on one line, and nothing in it that cannot be seen."""

import unicodedata

JOINER = "\u200d"  # holds an emoji of several together
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
MARKS = {"Mn", "Me"}


def cleaned(text: str) -> str | None:
    """`text` with single spaces, empty when nothing of it can be seen; `None` when a sign in it cannot be shown."""
    normal = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    if any(unicodedata.category(sign) in UNSEEN and sign != JOINER for sign in normal):
        return None
    squeezed = " ".join(normal.split())
    return squeezed if visible(squeezed) else ""


def visible(text: str) -> int:
    """How many signs one sees: accents and joiners are part of another."""
    return sum(unicodedata.category(sign) not in MARKS and sign != JOINER for sign in text)
