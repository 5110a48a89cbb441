"""Guests who play Artline."""

import pytest

from tests.browser.artline.curator import Curator
from tests.browser.person import Person


@pytest.fixture
def guests() -> type[Person]:
    return Curator
