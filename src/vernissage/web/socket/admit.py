"""Checks who may open a WebSocket at /socket."""

from collections.abc import Callable
from typing import TypeAlias

from vernissage.contract.refused import Refused
from vernissage.web.http.hosts import Hosts
from vernissage.web.socket.picows_adapter import SocketListener
from vernissage.web.socket.session import Session, SocketResources
from vernissage.web.socket.upgrade import Upgrade

PATH = "/socket"
AdmitSocket: TypeAlias = Callable[[Upgrade], SocketListener]


def socket_admission(resources: SocketResources, hosts: Hosts) -> AdmitSocket:
    """Raises `Refused` for requests that are turned away."""

    def admit(request: Upgrade) -> Session:
        if request.path != PATH:
            raise Refused("not-found")
        if not hosts.serve(request.host):
            raise Refused("unknown-host")
        if not hosts.are_home_of(request.origin, request.host):
            raise Refused("foreign-origin")
        return Session(resources, request.address)

    return admit
