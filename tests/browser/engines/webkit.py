"""WebKit, the engine of every iPhone: Debian's own, driven by WebDriver on a screen that nobody sees."""

import json
import os
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from tests.postgres import free_port

LIBRARIES = Path("/usr/lib")
SIZE = {"width": 1280, "height": 900}
READY = 30  # seconds


class WebKit:
    """One session, which is one window."""

    def __init__(self, driver: str) -> None:
        self._driver = driver
        browser = {"binary": str(_mini_browser()), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": browser}}}
        self._session = f"/session/{self._call('POST', '/session', wanted)['sessionId']}"
        self._tell("/window/rect", SIZE)

    def goes_to(self, address: str) -> None:
        self._tell("/url", {"url": address})

    def evaluates(self, expression: str) -> Any:
        return self._tell("/execute/sync", {"script": f"return {expression}", "args": []})

    def performs(self, actions: Sequence[dict[str, Any]]) -> None:
        self._tell("/actions", {"actions": list(actions)})

    def closes(self) -> None:
        self._call("DELETE", self._session)

    def _tell(self, path: str, body: dict[str, Any]) -> Any:
        return self._call("POST", self._session + path, body)

    def _call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._driver + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as problem:
            _explain(problem)


def _explain(problem: urllib.error.HTTPError) -> NoReturn:
    raise AssertionError(problem.read().decode()) from problem


@contextmanager
def webkit_driver() -> Iterator[str]:
    """The address of a driver, on a screen of its own."""
    program = shutil.which("WebKitWebDriver")
    assert program is not None, "there is no WebKitWebDriver here: ./test installs it"
    assert shutil.which("Xvfb") is not None, "there is no Xvfb here: ./test installs it"
    with _screen() as display:
        port = free_port()
        environment = {**os.environ, "DISPLAY": display, "LANG": "C.UTF-8", "NO_AT_BRIDGE": "1"}
        driver = subprocess.Popen([program, f"--port={port}"], env=environment, stderr=subprocess.DEVNULL)
        try:
            _wait_for(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            driver.terminate()
            driver.wait(READY)


def _wait_for(port: int) -> None:
    until = time.monotonic() + READY
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), READY).close()
        except ConnectionRefusedError:
            assert time.monotonic() < until, "WebKitWebDriver did not start"
            time.sleep(0.2)


@contextmanager
def _screen() -> Iterator[str]:
    """Xvfb chooses a number that is free, and says which."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    screen = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as said:
            yield f":{said.readline().strip()}"
    finally:
        screen.terminate()
        screen.wait(READY)


def _mini_browser() -> Path:
    found = sorted(LIBRARIES.glob("*/webkit*gtk-*/MiniBrowser"), key=lambda path: re.findall(r"\d+", path.parent.name))
    assert found, f"no MiniBrowser under {LIBRARIES}"
    return found[-1]
