"""A local server that answers in the museums' documented shapes, and can be made to fail in every usual way."""

import json
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

from vernissage.decks.museums.fetching import Fetcher

Query = dict[str, str]
Reply = bytes | dict[str, Any] | int | None  # bytes or JSON; a status; None says nothing for too long


class Town:
    """`routes` answer by path; `trouble` comes first, once for each entry of a path's list."""

    def __init__(self) -> None:
        self.routes: dict[str, Callable[[Query], Reply]] = {}
        self.trouble: dict[str, list[Reply]] = {}
        self.asked: Counter[str] = Counter()
        self.agents: set[str] = set()
        self.retry_after = "0"
        self.address = ""

    def reply(self, path: str, query: Query) -> Reply:
        self.asked[path] += 1
        if self.trouble.get(path):
            return self.trouble[path].pop(0)
        return self.routes[path](query) if path in self.routes else 404


@contextmanager
def opened() -> Iterator[Town]:
    town = Town()
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(town))
    town.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield town
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def always(answer: Reply) -> Callable[[Query], Reply]:
    return lambda _: answer


def hasty() -> Fetcher:
    """Asks without pauses and gives up soon."""
    return Fetcher(pause=0, timeout=1.0, tries=3, sleep=lambda _: None)


def _handler(town: Town) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked = urlsplit(self.path)
            town.agents.add(self.headers["User-Agent"])
            answer = town.reply(asked.path, {key: values[0] for key, values in parse_qs(asked.query).items()})
            if answer is None:
                time.sleep(1.5)  # longer than the hasty wait
                self.close_connection = True
            elif isinstance(answer, int):
                self._send(answer, b"", {"Retry-After": town.retry_after})
            else:
                self._send(200, answer if isinstance(answer, bytes) else json.dumps(answer).encode(), {})

        def _send(self, status: int, content: bytes, headers: dict[str, str]) -> None:
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            """Tests are read by people."""

    return Handler
