"""Pictures of Wikimedia Commons: only those whose page says that they are free."""

from typing import Any

import pytest

from tests.unit.decks.museums.server import Town, always, hasty
from vernissage.decks.museums.commons import free_images


def page(title: str, **said: str) -> dict[str, Any]:
    facts = {key: {"value": value} for key, value in said.items()}
    return {"title": title, "imageinfo": [{"thumburl": f"https://thumb/{title}", "extmetadata": facts}]}


def found(town: Town, *pages: dict[str, Any], files: tuple[str, ...] = ("Boat.jpg",), **more: Any) -> dict[str, str]:
    town.routes["/api"] = always({"query": {"pages": list(pages), **more}})
    return dict(free_images(files, hasty(), f"{town.address}/api"))


@pytest.mark.parametrize(
    "said",
    [{"License": "pd"}, {"License": "cc0", "Copyrighted": "True"}, {"LicenseShortName": "Public domain"}],
)
def test_public_domain_and_cc0_are_free(town: Town, said: dict[str, str]) -> None:
    assert found(town, page("File:Boat.jpg", **said)) == {"Boat.jpg": "https://thumb/File:Boat.jpg"}


@pytest.mark.parametrize(
    "said", [{}, {"License": "cc-by-sa-4.0"}, {"LicenseShortName": "Public domain", "Copyrighted": "True"}]
)
def test_silence_is_no_permission(town: Town, said: dict[str, str]) -> None:
    assert found(town, page("File:Boat.jpg", **said)) == {}


def test_a_file_is_found_under_the_name_that_was_asked_for(town: Town) -> None:
    renamed = [{"from": "File:my_boat.jpg", "to": "File:My boat.jpg"}]
    answer = found(town, page("File:My boat.jpg", License="pd"), files=("my_boat.jpg",), normalized=renamed)
    assert answer == {"my_boat.jpg": "https://thumb/File:My boat.jpg"}


def test_nothing_is_asked_about_no_file(town: Town) -> None:
    assert free_images([], hasty(), f"{town.address}/api") == {}
    assert not town.asked
