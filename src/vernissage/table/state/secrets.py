"""Secrets: keys of browsers, codes of tables and one-time words. The log holds hashes only."""

import hashlib
import hmac
from random import Random

from vernissage.contract.refused import Refused

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no characters that are mistaken for others
CODE_LENGTH = 5
WORD_LENGTH = 10


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same(key: str, other: str) -> bool:
    """Compares two hashes in constant time, so that timing reveals nothing."""
    return hmac.compare_digest(key, other)


def hashed_address(table: str, address: str) -> str:
    """Hashes an address, differently for every table, so that nobody can be tracked from one to the next."""
    return hashed(f"{table} {address}")


def key_of(secret: str) -> str:
    """Hashes a browser's secret; raises `Refused` for one that could be guessed."""
    if not 16 <= len(secret) <= 128:
        raise Refused("bad-secret")
    return hashed(secret)


def fresh_code(rng: Random) -> str:
    """Makes a table's code, short enough to say aloud."""
    return _word(CODE_LENGTH, rng)


def fresh_word(rng: Random) -> str:
    """Makes the word of a pass: it opens a seat, so it is longer."""
    return _word(WORD_LENGTH, rng)


def read_code(text: str) -> str:
    """Reads a code as people type it, in any case; raises `Refused`."""
    code = text.strip().upper()
    if len(code) != CODE_LENGTH or any(sign not in ALPHABET for sign in code):
        raise Refused("unknown-table")
    return code


def _word(length: int, rng: Random) -> str:
    """Makes a random word. `rng`: the system's, except in tests."""
    return "".join(rng.choice(ALPHABET) for _ in range(length))
