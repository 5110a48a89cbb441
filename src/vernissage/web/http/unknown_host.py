"""The response to requests under a name that is not this server's."""

import html
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from vernissage.web.http.answers import refusal
from vernissage.web.http.hosts import Hosts, name_of
from vernissage.web.http.incoming import host, is_api, listed

_SENTENCES = Path(__file__).with_name("unknown_host.json")
_PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vernissage</title>
<h1>{title}</h1>
<p>{reason}</p>
<p>{owner}</p>
<pre>vernissage serve --origin https://{name}</pre>
"""


class Sentences(Struct, frozen=True):
    title: str
    reason: str
    owner: str


class KnownHosts:
    """Lets a request pass if its `Host` is one of ours."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        app = self._app if self._hosts.serve(host(request)) else answer(request)
        await app(scope, receive, send)


def answer(request: Request) -> Response:
    """Responds with a page for people, or a code for programs."""
    name = name_of(host(request)) or "?"
    if is_api(request):
        return refusal("unknown-host", {"host": name}, 403)
    language = preferred(listed(request, "accept-language"))
    said = msgspec.structs.asdict(spoken()[language])
    words = {key: html.escape(text.format(host=name)) for key, text in said.items()}
    return HTMLResponse(_PAGE.format(language=language, name=html.escape(name), **words), 403)


def preferred(accepted: str) -> str:
    """Returns the first language of `Accept-Language` that we speak; browsers list the best first."""
    wanted = (language.strip()[:2].lower() for language in accepted.split(","))
    return next((language for language in wanted if language in spoken()), "en")


@cache
def spoken() -> dict[str, Sentences]:
    return msgspec.json.decode(_SENTENCES.read_bytes(), type=dict[str, Sentences])
