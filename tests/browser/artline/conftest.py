"""Guests who play Artline, and museums that are there already."""

from collections.abc import Iterator

import pytest

from tests.browser.artline.curator import Curator
from tests.browser.artline.museums import MUSEUMS, store
from tests.browser.person import Person
from tests.browser.server import Server
from tests.chance import current_test


@pytest.fixture
def guests() -> type[Person]:
    return Curator


@pytest.fixture(scope="session")
def all_museums(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("museums")
    store(data, MUSEUMS)
    server = Server(data)
    yield server
    server.stop()


@pytest.fixture
def museums(all_museums: Server) -> Server:
    """A server with the tables of `MUSEUMS`."""
    all_museums.deal_for(current_test())
    return all_museums
