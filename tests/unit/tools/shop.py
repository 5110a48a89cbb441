"""A registry with one package, and everything that is needed to build a deck from it."""

import hashlib
import io
import sys
import tarfile
from pathlib import Path

from deck_building.build import build_all
from tests.unit.decks.pictures import painting, saved

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
