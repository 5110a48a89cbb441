"""What `./play` does: makes what is missing, then becomes the server."""

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from threading import Lock

import building
import environment
import node
from steps import CACHE, ROOT, Failed, side_by_side

HELP = """\
usage: ./play [--host HOST] [--port PORT] [--data FOLDER] [--open] [more settings]

Sets up Vernissage if necessary (its own Python environment, the client, the
decks of paintings), starts the server and prints its address.

  --host HOST    address to listen on (default: 0.0.0.0, every device in your network)
  --port PORT    port to listen on (default: the next free one from 8000 on)
  --data FOLDER  where tables and decks of your own are kept (default: data)
  --open         open the browser once the server listens

All settings: docs/on-a-server.md, or: .venv/bin/python -m vernissage serve --help
"""


FINDING_NODE = Lock()  # two threads may ask for it at once


def node_environment() -> Mapping[str, str]:
    """The environment in which Node is found; it is installed only where the machine has none."""
    with FINDING_NODE:
        return _node_environment()


@cache
def _node_environment() -> Mapping[str, str]:
    if node.on_path():
        return node.environment_with(None)
    environment.ensure("node")
    return node.environment_with(node.from_package(environment.PYTHON, CACHE / "node"))


def set_up(purpose: str) -> None:
    """Python's packages and the client's are independent of each other, and so is what is made with them."""
    side_by_side(lambda: _set_up_client(purpose), lambda: _set_up_server(purpose))


def _set_up_client(purpose: str) -> None:
    if purpose == "dev":
        building.ensure_node_modules(node_environment, to_check=True)
    building.ensure_client(node_environment)


def _set_up_server(purpose: str) -> None:
    environment.ensure(purpose)
    building.ensure_what_python_makes(environment.PYTHON, node_environment)


def main(arguments: Sequence[str]) -> None:
    if "--help" in arguments or "-h" in arguments:
        print(HELP, end="")
        return
    try:
        set_up("run")
    except Failed as problem:
        sys.exit(f"\nVernissage could not be set up. {problem}")
    except KeyboardInterrupt:
        sys.exit("\nStopped. Run ./play again to carry on from here.")
    python = str(environment.PYTHON)
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    os.execv(python, [python, "-m", "vernissage", "serve", *arguments])
