"""Configures uvicorn: picows for sockets, and no access log, since a line there could hold a secret."""

import sys

import uvicorn
from starlette.applications import Starlette

from vernissage.web.server.http_protocol import HttpProtocol
from vernissage.web.socket.picows_adapter import PicowsProtocol

KEEP_ALIVE = 5  # seconds of silence between two requests


def server(app: Starlette) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(
            app,
            http=HttpProtocol,
            ws=PicowsProtocol,
            loop="asyncio" if sys.platform == "win32" else "uvloop",
            lifespan="on",
            access_log=False,
            log_level="warning",
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=5,
        )
    )
