"""Sanitises what people type: checks its length first of all, trims it, and removes invisible characters.

Whatever a stranger may have sent passes `bounded` before anything else is done with it. Only this module normalises.
"""

import unicodedata
from collections.abc import Iterator
from typing import Literal, TypeAlias

from vernissage.contract.refused import Refused
from vernissage.contract.sizes import LONGEST_TYPED
from vernissage.contract.unicode import ignorables, is_emoji, is_ignorable, prototypes

Form: TypeAlias = Literal["NFC", "NFD", "NFKC", "NFKD"]

JOINER, AS_EMOJI = "\u200d", "\ufe0f"  # joins several emoji into one; turns a plain sign into an emoji
BLANK_BRAILLE = "\u2800"  # a visible character to Unicode, although nobody can see it
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
MARKS = {"Mn", "Me"}


def bounded(text: str, most: int, code: str = "text-too-long", limit: int | None = None) -> str:
    """Returns `text` unchanged; raises `Refused` if it has more than `most` characters. `limit` is the number in the
    refusal."""
    if len(text) > most:
        raise Refused(code, limit=most if limit is None else limit)
    return text


def normal(text: str, form: Form = "NFC") -> str:
    """Normalises to NFC, one spelling of each character; raises `Refused` for text that nobody can have typed."""
    return unicodedata.normalize(form, bounded(text, LONGEST_TYPED))


def cleaned(text: str) -> str | None:
    """Cleans `text`: single spaces, empty if nothing of it is visible, `None` if a character cannot be shown."""
    trimmed = normal(text).strip()
    if not all(_can_be_shown(trimmed, index) for index in _doubtful(trimmed)):
        return None
    squeezed = " ".join(trimmed.split())
    return squeezed if any(map(_is_seen, squeezed)) else ""


def visible(text: str) -> int:
    """Counts visible characters: accents and joiners belong to another one."""
    return sum(map(_is_seen, bounded(text, LONGEST_TYPED)))


def looks(text: str) -> frozenset[str]:
    """Keys for lookalikes: two texts with one in common differ only in case, width or letters of other alphabets."""
    shown = ignorables().sub("", normal(text, "NFKC"))
    return frozenset(_prototype(cased) for cased in (shown, shown.casefold()))


def _prototype(text: str) -> str:
    return normal(normal(text, "NFD").translate(prototypes()), "NFD")


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in MARKS and sign != BLANK_BRAILLE and not is_ignorable(sign)


def _doubtful(text: str) -> Iterator[int]:
    """Finds characters that perhaps can't be shown. It is quick for texts without any, since a host may send thousands
    of words."""
    if not text.isprintable():
        yield from (index for index, sign in enumerate(text) if not sign.isprintable())
    yield from (match.start() for match in ignorables().finditer(text))


def _can_be_shown(text: str, index: int) -> bool:
    sign = text[index]
    if is_ignorable(sign):
        return _holds_an_emoji(text, index)
    # An emoji may be newer than this Python's tables, which then list it as unassigned.
    return unicodedata.category(sign) not in UNSEEN or is_emoji(sign)


def _holds_an_emoji(text: str, index: int) -> bool:
    before, after = text[index - 1 : index], text[index + 1 : index + 2]
    if text[index] == AS_EMOJI:
        return bool(before) and is_emoji(before)
    joined = (before == AS_EMOJI or _is_picture(before)) and _is_picture(after)
    return text[index] == JOINER and joined


def _is_picture(sign: str) -> bool:
    return bool(sign) and is_emoji(sign) and not sign.isascii()


def without_unseen(text: str) -> str:
    """`text` on one line without what cannot be seen in it; empty when nothing can."""
    unseen = {index for index in _doubtful(text) if not text[index].isspace() and not _can_be_shown(text, index)}
    seen = "".join([sign for index, sign in enumerate(text) if index not in unseen]) if unseen else text
    squeezed = " ".join(seen.replace(BLANK_BRAILLE, " ").split())
    return squeezed if any(map(_is_seen, squeezed)) else ""
