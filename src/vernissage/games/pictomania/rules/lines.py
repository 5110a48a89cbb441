"""A line that somebody types for the others to read, in the game itself."""

from vernissage.contract.refused import Refused
from vernissage.contract.text import bounded, cleaned, visible

MAX_LINE_LENGTH = 120
ROOM = 4  # a line may be sent this many times too long: spaces are trimmed, accents may be separate characters


def clean_line(text: str) -> str:
    line = cleaned(bounded(text, ROOM * MAX_LINE_LENGTH, "line-too-long", MAX_LINE_LENGTH))
    if line is None:
        raise Refused("line-unreadable")
    if not line:
        raise Refused("line-empty")
    if visible(line) > MAX_LINE_LENGTH or len(line) > 2 * MAX_LINE_LENGTH:
        raise Refused("line-too-long", limit=MAX_LINE_LENGTH)
    return line
