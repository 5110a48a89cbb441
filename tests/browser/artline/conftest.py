"""Guests who play Artline, and museums that are there already."""

from collections.abc import Iterator

import pytest

from tests.browser.artline.curator import Curator
from tests.browser.artline.museums import MUSEUMS, store
from tests.browser.person import Person
from tests.browser.server import Server


@pytest.fixture
def guests() -> type[Person]:
    return Curator


@pytest.fixture(scope="session")
def museums(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the tables of `MUSEUMS`."""
    data = tmp_path_factory.mktemp("museums")
    store(data, MUSEUMS)
    server = Server(data)
    yield server
    server.stop()
