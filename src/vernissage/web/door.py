"""Who is let in at /socket."""

from collections.abc import Collection
from http import HTTPStatus

from picows import WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener

from vernissage.web.limits import address_of
from vernissage.web.origin import is_ours
from vernissage.web.seam import Answer, Door, Peer
from vernissage.web.session import Session, Surroundings

PATH = b"/socket"


def door(around: Surroundings, origins: Collection[str], behind_proxy: bool) -> Door:
    def let_in(request: WSUpgradeRequest, peer: Peer) -> Answer:
        headers = {name.lower(): value for name, value in request.headers.items()}
        if request.path.split(b"?")[0] != PATH:
            return _turn_away(HTTPStatus.NOT_FOUND, b'{"code":"not-found","facts":{}}')
        if not is_ours(headers, origins):
            return _turn_away(HTTPStatus.FORBIDDEN, b'{"code":"foreign-origin","facts":{}}')
        return Session(around, address_of(peer, headers, behind_proxy))

    return let_in


def _turn_away(status: HTTPStatus, body: bytes) -> WSUpgradeResponseWithListener:
    response = WSUpgradeResponse.create_error_response(status, body, {"content-type": "application/json"})
    return WSUpgradeResponseWithListener(response, None)
