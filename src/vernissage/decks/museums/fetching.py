"""Asks other people's servers politely: one question after the other, with a pause, our name, and patience."""

import http.client
import socket
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import TypeVar

import msgspec

from vernissage.contract.refused import Refused

Shape = TypeVar("Shape")

MOST_BYTES = 40_000_000
BUSY = (429, 500, 502, 503, 504)
LONGEST_WAIT = 60.0


class NotThere(Exception):
    """The server knows nothing under this address; there may be others."""


class Fetcher:
    """Raises `Refused`: `museum-offline`, `museum-timeout`, `museum-busy`, `museum-error` or `museum-nonsense`."""

    def __init__(
        self,
        pause: float = 0.5,
        timeout: float = 30.0,
        tries: int = 4,
        contact: str = "",
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.pause, self.timeout, self.tries, self._sleep = pause, timeout, tries, sleep
        self.agent = f"Vernissage/{_version()} (deck of a picture game{'; ' + contact if contact else ''})"

    def answer(self, address: str, shape: type[Shape]) -> Shape:
        """The answer, checked against the documented shape; fields we do not name are left aside."""
        try:
            return msgspec.json.decode(self.content(address), type=shape)
        except msgspec.MsgspecError as error:
            raise Refused("museum-nonsense", address=_host(address), why=str(error)) from None

    def content(self, address: str) -> bytes:
        for left in reversed(range(self.tries)):
            self._sleep(self.pause)
            try:
                return self._once(address)
            except Refused as refused:
                wait = refused.facts.get("wait")
                if not left or not isinstance(wait, float):
                    raise
                self._sleep(wait * 2 ** (self.tries - 1 - left) if refused.code != "museum-busy" else wait)
        raise AssertionError("the last try either answers or raises")

    def _once(self, address: str) -> bytes:
        """One question. A refusal with `wait` may be asked again after so many seconds."""
        if not address.startswith(("http://", "https://")):
            raise NotThere(address)  # an answer must not lead us to files of this machine
        asked = urllib.request.Request(address, headers={"User-Agent": self.agent, "Accept": "*/*"})
        try:
            with urllib.request.urlopen(asked, timeout=self.timeout) as answer:
                content: bytes = answer.read(MOST_BYTES + 1)
        except urllib.error.HTTPError as error:
            raise _refusal(address, error) from None
        except (TimeoutError, http.client.HTTPException, ConnectionError) as error:
            raise Refused("museum-timeout", address=_host(address), why=repr(error), wait=1.0) from None
        except urllib.error.URLError as error:
            raise _unreachable(address, error) from None
        if len(content) > MOST_BYTES:
            raise Refused("museum-nonsense", address=_host(address), why="the answer is too long")
        return content


def _host(address: str) -> str:
    """What a person has to know of a long address."""
    return urllib.parse.urlsplit(address).netloc or address


def _refusal(address: str, error: urllib.error.HTTPError) -> Exception:
    if error.code in (404, 410):
        return NotThere(address)
    if error.code in BUSY:
        return Refused("museum-busy", address=_host(address), status=error.code, wait=_retry_after(error))
    return Refused("museum-error", address=_host(address), status=error.code)


def _retry_after(error: urllib.error.HTTPError) -> float:
    """How long the server wants us to wait, in seconds; it may also name a date, then we take our own time."""
    said = error.headers.get("Retry-After", "") if error.headers else ""
    return min(LONGEST_WAIT, float(said)) if said.isdecimal() else 5.0


def _unreachable(address: str, error: urllib.error.URLError) -> Refused:
    if isinstance(error.reason, TimeoutError):
        return Refused("museum-timeout", address=_host(address), wait=1.0)
    if isinstance(error.reason, socket.gaierror):
        return Refused("museum-offline", address=_host(address), why=str(error.reason))
    return Refused("museum-offline", address=_host(address), why=str(error.reason), wait=1.0)


def _version() -> str:
    try:
        return version("vernissage")
    except PackageNotFoundError:
        return "0"
