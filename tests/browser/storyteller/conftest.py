"""Guests who play Storyteller."""

import pytest

from tests.browser.person import Person
from tests.browser.storyteller.guest import Guest


@pytest.fixture
def guests() -> type[Person]:
    return Guest
