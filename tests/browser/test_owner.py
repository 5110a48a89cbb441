"""The owner finds a table among all and deletes it; a wrong link opens nothing."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Served
from tests.browser.server import ANY_GAME
from tests.browser.sizes import loses_nothing_in_any_language

pytestmark = pytest.mark.browser


def test_the_owner_finds_a_table_and_deletes_it(page: Page, served: Served) -> None:
    page.goto(f"{served.address}/owner#owner={'A' * 43}")
    expect(page.get_by_role("alert")).to_have_text(re.compile("not the right link"))
    codes = [page.request.post(f"{served.address}/api/tables", data={"game": ANY_GAME}).json()["code"] for _ in "ab"]
    page.get_by_label("Owner link").fill(served.owner_link)
    page.get_by_role("button", name="Continue").click()
    for code in codes:
        expect(page.get_by_role("link", name=code)).to_be_visible()
    page.get_by_role("button", name=f"Delete table {codes[0]}").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("link", name=codes[0])).to_have_count(0)
    expect(page.get_by_role("link", name=codes[1])).to_be_visible()
    assert page.request.get(f"{served.address}/api/tables/{codes[0]}").status == 404
    loses_nothing_in_any_language(page, "the owner's page")
