"""Secrets of browsers and words for people. The log holds hashes only."""

import hashlib
import hmac
from random import Random

from vernissage.contract.refused import Refused

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is read as something else
CODE_LENGTH = 5
WORD_LENGTH = 10


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Two hashes, compared in constant time: how long it takes says nothing about how much of them is the same."""
    return hmac.compare_digest(one, other)


def hashed_address(table: str, address: str) -> str:
    """Different at every table, so that nobody can be tracked from one to the next."""
    return hashed(f"{table} {address}")


def key_of(secret: str) -> str:
    """The hash of a browser's secret; raises `Refused` for one that could be guessed."""
    if not 16 <= len(secret) <= 128:
        raise Refused("bad-secret")
    return hashed(secret)


def fresh_code(rng: Random) -> str:
    """A table's code: short enough to say aloud."""
    return _word(CODE_LENGTH, rng)


def fresh_word(rng: Random) -> str:
    """A pass: it opens a seat, so it is longer."""
    return _word(WORD_LENGTH, rng)


def read_code(text: str) -> str:
    """The code as people type it, in any case; raises `Refused`."""
    code = text.strip().upper()
    if len(code) != CODE_LENGTH or any(sign not in ALPHABET for sign in code):
        raise Refused("unknown-table")
    return code


def _word(length: int, rng: Random) -> str:
    """`rng`: the system's, outside of tests."""
    return "".join(rng.choice(ALPHABET) for _ in range(length))
