"""Authentication of the owner: anybody with the secret in the data folder."""

import hmac
import os
import secrets
from pathlib import Path

from vernissage.contract.refused import Refused
from vernissage.limits.rate_limits import RateLimit

SECRET_FILE = "owner-secret"
SCHEME = "bearer"
SHORTEST = 20  # anything shorter was cut off, or is no secret of ours


def owner_secret(data: Path) -> str:
    """Reads the secret of this data folder, or makes one that only the server's own user can read."""
    data.mkdir(parents=True, exist_ok=True)
    place = data / SECRET_FILE
    secret = _read(place)
    if len(secret) >= SHORTEST:
        return secret
    place.unlink(missing_ok=True)
    _write(place, secrets.token_urlsafe(32))
    return _read(place)


def owner_link(base: str, secret: str) -> str:
    """Makes the link to the owner's pages. The secret is in the fragment, which no browser sends and no log shows."""
    return f"{base}/decks#owner={secret}"


class Owner:
    """Checks the secret. Wrong ones are counted by address and keep nobody out who has the right one; sending none does
    not count as a try."""

    def __init__(self, secret: str, tries: RateLimit) -> None:
        self._secret = secret.encode()
        self._tries = tries

    def check(self, header: str | None, address: str) -> None:
        """Checks the header `Authorization`; raises `Refused` with `not-owner` or `too-fast`."""
        scheme, _, given = (header or "").partition(" ")
        if scheme.lower() != SCHEME or not given:
            raise Refused("not-owner")
        if not hmac.compare_digest(given.strip().encode(), self._secret):
            self._tries.spend(address)
            raise Refused("not-owner")


def _read(place: Path) -> str:
    try:
        return place.read_text("utf-8").strip()
    except FileNotFoundError:
        return ""


def _write(place: Path, secret: str) -> None:
    try:
        handle = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return  # another process on this folder was faster: its secret counts
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(secret + "\n")
