"""What a wheel is worth: installed in an empty environment, it serves the client, the decks and a table."""

import json
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from steps import Failed, run

PATIENCE = 60.0  # seconds until a server that does not answer has failed


def check(wheel: Path, version: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(["uv", "venv", "--quiet", folder / "venv"], "an environment could not be made")
        python = folder / "venv" / "bin" / "python"
        run(["uv", "pip", "install", "--quiet", "--python", python, wheel], "the wheel cannot be installed")
        says = f"import vernissage; assert vernissage.__version__ == {version!r}"
        run([python, "-c", says], "the installed version is another one", cwd=folder)
        program = python.with_name("vernissage")
        run([program, "doctor"], "the installed program is not well", cwd=folder)
        with _served(program, folder) as address:
            _check_served(address)


@contextmanager
def _served(program: Path, folder: Path) -> Iterator[str]:
    port = _free_port()
    words = [str(program), "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(folder / "data")]
    with subprocess.Popen(words, cwd=folder, stdout=subprocess.DEVNULL) as server:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def _check_served(address: str) -> None:
    if '<script type="module"' not in _get(f"{address}/"):
        raise Failed("The installed server shows a page without the client.")
    decks = json.loads(_get(f"{address}/api/decks"))
    if not decks or not all(deck["paintings"] for deck in decks):
        raise Failed(f"The installed server expected decks with paintings, got {decks}.")


def _get(address: str) -> str:
    """What is there, once the server answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except urllib.error.URLError as problem:
            if time.monotonic() > end:
                raise Failed(f"The installed server does not answer at {address}: {problem}.") from problem
        time.sleep(0.2)


def _free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])
