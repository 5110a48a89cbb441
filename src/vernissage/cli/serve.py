"""`vernissage serve`: starts the server and says where it is."""

import asyncio
import errno
import gc
import io
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from vernissage.config import SETTINGS, BadSetting, Config, Setting, configure, status_address
from vernissage.eventlog.port import Unusable
from vernissage.runtime.log_lines import log_as_json

FIRST_PORT, PORTS_TRIED = 8000, 50
GARBAGE = 20_000, 20, 20  # a move makes hundreds of short-lived objects: collecting rarely is enough


def _options(command: Callable[..., None]) -> Callable[..., None]:
    """Makes one option per setting, so that none lacks a help text."""
    for setting in reversed(SETTINGS):
        command = click.option(setting.flag, setting.name, **_details(setting))(command)
    return command


def _details(setting: Setting) -> dict[str, Any]:
    shown = "" if setting.default in ((), False, "", None) else f" [default: {setting.default}]"
    details: dict[str, Any] = {"help": f"{setting.about.description}{shown} ({setting.variable})", "default": None}
    if setting.type is bool:
        return details | {"is_flag": True, "flag_value": True}
    if setting.many:
        return details | {"multiple": True, "metavar": "ORIGIN"}
    return details | {"type": click.Path() if setting.type is Path else setting.type}


@click.command("serve")
@_options
def command(**flags: Any) -> None:
    """Start the server.

    Every setting can also be given as an environment variable (name in parentheses); flags take precedence.

    \b
    vernissage serve                          for everyone on your network
    vernissage serve --host 127.0.0.1 --open  for this device only
    vernissage serve --log postgresql://db/vernissage --bus nats://bus:4222   as one of several nodes
    VERNISSAGE_PUBLIC_TABLES=yes vernissage serve --port 80
    """
    try:
        config = configure(flags, os.environ)
        check_status_port(config)
        listener = listen(config)
        run(config, listener)
    except BadSetting as problem:
        raise click.ClickException(str(problem)) from problem
    except Unusable as problem:
        place = "the database of --log" if config.log else f"the data folder {config.data}"
        raise click.ClickException(f"{place} cannot be used: {problem}") from problem
    except OSError as problem:
        raise click.ClickException(f"the data folder {config.data} cannot be used: {problem}") from problem


def listen(config: Config) -> socket.socket:
    """Opens the port that was asked for, or else the next free one."""
    ports = [config.port] if config.port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED)
    for port in ports:
        try:
            return _bind(config.host, port)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                reason = problem.strerror or str(problem)
                raise BadSetting(f"cannot listen on {config.host} port {port}: {reason}") from problem
    taken = f"port {ports[0]} is" if len(ports) == 1 else f"ports {ports[0]} to {ports[-1]} are"
    raise BadSetting(f"{taken} taken by another program: choose a free one with --port")


def check_status_port(config: Config) -> None:
    """Fails with a clear message before anything starts."""
    if not config.status:
        return
    try:
        _bind(*status_address(config)).close()
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise BadSetting(f"cannot listen on {config.status} for --status: {reason}") from problem


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def run(config: Config, listener: socket.socket) -> None:
    """Serves until SIGINT or SIGTERM, then notifies all clients and stops."""
    if config.json_logs:
        log_as_json()
    gc.disable()  # nearly everything created before the server answers is kept: collecting garbage would waste time
    from vernissage.app import build
    from vernissage.web.server.uvicorn_server import server

    running = server(build(config))
    # uvicorn raises the signal again once everything is closed.
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=running.config.get_loop_factory()) as runner:
        runner.run(_serve(running, config, listener))


async def _serve(server: Any, config: Config, listener: socket.socket) -> None:
    serving = asyncio.ensure_future(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    gc.enable()
    if server.started:
        await asyncio.to_thread(_announce, config, listener.getsockname()[1])
    await serving


def _announce(config: Config, port: int) -> None:
    from vernissage.web.http.owner import owner_link, owner_secret
    from vernissage.web.server.addresses import lan_addresses

    everywhere = config.host in ("0.0.0.0", "::")
    shown = "localhost" if everywhere else config.host
    local = f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
    lines = ["", "Vernissage is running.", f"  on this device:  {local}"]
    others = [f"http://{address}:{port}" for address in lan_addresses()] if everywhere else []
    lines += [f"  on the network:  {address}" for address in others]
    lines += [f"  owner link (keep private):  {owner_link(local, owner_secret(config.data))}"]
    if others:
        lines += ["", qr_code(others[0])]
    click.echo("\n".join([*lines, "Press Ctrl+C to stop."]))
    if config.open:
        webbrowser.open(local)


def qr_code(text: str) -> str:
    """Draws a code for phones in the terminal; the client draws its own."""
    import segno

    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
