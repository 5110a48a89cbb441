"""Who is let in at /socket."""

from collections.abc import Callable
from typing import TypeAlias

from vernissage.core.refused import Refused
from vernissage.web.hosts import Hosts
from vernissage.web.seam import Guest
from vernissage.web.session import Session, SocketResources
from vernissage.web.upgrade import Upgrade

PATH = "/socket"
Door: TypeAlias = Callable[[Upgrade], Guest]


def door(resources: SocketResources, hosts: Hosts) -> Door:
    """Raises `Refused` for those who are turned away."""

    def let_in(request: Upgrade) -> Session:
        if request.path != PATH:
            raise Refused("not-found")
        if not hosts.serve(request.host):
            raise Refused("unknown-host")
        if not hosts.are_home_of(request.origin, request.host):
            raise Refused("foreign-origin")
        return Session(resources, request.address)

    return let_in
