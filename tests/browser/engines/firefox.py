"""Debian's own Firefox, driven by WebDriver BiDi over a socket: it needs no other program."""

import asyncio
import itertools
import json
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 60  # seconds
SIZE = {"width": 1280, "height": 800}
PREFERENCES = {
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.prefs.recommended": True,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.server": "data:,",
}


class Answers(WSListener):
    """Every answer goes to whoever asked; messages may come in pieces."""

    def __init__(self) -> None:
        self.waiting: dict[int, asyncio.Future[Any]] = {}
        self._piece = b""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows' signature
        self._piece += frame.get_payload_as_bytes()
        if not frame.fin:
            return
        message, self._piece = json.loads(self._piece), b""
        if message.get("id") in self.waiting:
            self.waiting.pop(message["id"]).set_result(message)


class Line:
    """A connection to a Firefox, in a thread of its own: Playwright has the loop of this one."""

    def __init__(self, address: str) -> None:
        self._numbers = itertools.count(1)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._transport, self._answers = self._await(_connect(f"{address}/session"))
        self.asks("session.new", capabilities={})

    def asks(self, method: str, **parameters: Any) -> Any:
        answer = self._await(self._exchange({"id": next(self._numbers), "method": method, "params": parameters}))
        assert answer["type"] == "success", answer
        return answer["result"]

    def closes(self) -> None:
        self._loop.call_soon_threadsafe(self._transport.disconnect)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    async def _exchange(self, message: dict[str, Any]) -> Any:
        answer = self._answers.waiting[message["id"]] = self._loop.create_future()
        self._transport.send(WSMsgType.TEXT, json.dumps(message).encode())
        return await answer

    def _await(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


async def _connect(address: str) -> tuple[WSTransport, Answers]:
    transport, answers = await ws_connect(Answers, address, max_frame_size=1 << 24, websocket_handshake_timeout=60)
    assert isinstance(answers, Answers)
    return transport, answers


class Firefox:
    """A tab that shares no memory with any other."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._user = line.asks("browser.createUserContext")["userContext"]
        self._tab = line.asks("browsingContext.create", type="tab", userContext=self._user)["context"]
        line.asks("browsingContext.setViewport", context=self._tab, viewport=SIZE)

    def goes_to(self, address: str) -> None:
        self._line.asks("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def evaluates(self, expression: str) -> Any:
        """Over JSON: BiDi has a form of its own for every value."""
        asked = f"Promise.resolve({expression}).then((found) => JSON.stringify(found ?? null))"
        target = {"context": self._tab}
        answer = self._line.asks("script.evaluate", expression=asked, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def performs(self, actions: Sequence[dict[str, Any]]) -> None:
        self._line.asks("input.performActions", context=self._tab, actions=list(actions))

    def closes(self) -> None:
        self._line.asks("browser.removeUserContext", userContext=self._user)


@contextmanager
def firefox(profile: Path) -> Iterator[Line]:
    """A Firefox without a window, with a folder of its own."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program is not None, "there is no Firefox here: ./test installs it"
    _write_preferences(profile)
    words = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    process = subprocess.Popen(words, stderr=subprocess.PIPE, text=True)
    try:
        line = Line(_announced(process))
        yield line
        line.closes()
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def _announced(process: "subprocess.Popen[str]") -> str:
    assert process.stderr is not None
    for said in process.stderr:
        if found := LISTENING.search(said):
            return found[1]
    raise AssertionError("Firefox did not start")


def _write_preferences(profile: Path) -> None:
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items())
    (profile / "user.js").write_text("\n".join(lines), "utf-8")
