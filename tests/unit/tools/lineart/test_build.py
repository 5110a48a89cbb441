"""Pictograms are made from a package that is pinned by its hash."""

from pathlib import Path

import msgspec
import pytest

from lineart import build, openmoji
from tests.unit.tools.shop import tarball
from vernissage.drawing.pictograms import read

LINE = b'<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1L9 9" fill="none" stroke="#000"/></svg>'


def entry(name: str, code: str) -> openmoji.Entry:
    return openmoji.Entry(code, name, "animal-bird", "bird", "", "")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a package with two birds has been fetched to."""
    birds = [entry("owl", "A"), entry("duck", "B")]
    files = {openmoji.LIST: msgspec.json.encode(birds), **{openmoji.file_of(bird): LINE for bird in birds}}
    (tmp_path / "openmoji.tgz").write_bytes(tarball(files))
    monkeypatch.setattr(build, "archive", lambda *_: tmp_path / "openmoji.tgz")
    return tmp_path


def test_only_what_recipes_name_is_written_with_its_licence(cache: Path) -> None:
    build.build({"owl"}, cache, out=cache / "built" / "lineart.json")
    assert [*read(cache / "built" / "lineart.json")] == ["owl"]
    assert "CC BY-SA 4.0" in (cache / "built" / "LICENSE").read_text("utf-8")


def test_a_name_that_the_package_lacks_is_said(cache: Path) -> None:
    with pytest.raises(SystemExit, match="no pictogram bowl"):
        build.build({"owl", "bowl"}, cache, out=cache / "built" / "lineart.json")


def test_whoever_writes_recipes_has_them_all_and_they_are_made_once(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert {*read(build.everything(cache))} == {"owl", "duck"}
    monkeypatch.setattr(build, "archive", lambda *_: cache / "gone.tgz")
    assert {*read(build.everything(cache))} == {"owl", "duck"}
