"""How uvicorn is set up."""

from starlette.applications import Starlette

from vernissage.web.server.http_protocol import HttpProtocol
from vernissage.web.server.uvicorn_server import server
from vernissage.web.socket.picows_adapter import PicowsProtocol


def test_every_byte_passes_our_own_front_and_no_request_is_logged() -> None:
    config = server(Starlette()).config
    assert config.http is HttpProtocol
    assert config.ws is PicowsProtocol
    assert not config.access_log
    assert not config.server_header


def test_the_proxys_headers_are_read_by_the_front_and_nobody_else() -> None:
    assert not server(Starlette()).config.proxy_headers
