"""What ./play and ./test stand on: plain Python that must also say something sensible on a machine that is too old."""

import ast
import importlib
import subprocess
import sys
from pathlib import Path
from threading import Barrier
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def tool(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module(name)


@pytest.mark.parametrize("script", ["play", "test", "tools/new_enough.py"])
def test_an_old_python_can_read_what_tells_it_that_it_is_old(script: str) -> None:
    ast.parse((ROOT / script).read_text("utf-8"), feature_version=(3, 4))


def test_a_python_that_is_too_old_is_told_what_is_needed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    new_enough = tool("new_enough", monkeypatch)
    monkeypatch.setattr(sys, "version_info", (3, 9, 18))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer; this is 3\.9"):
        new_enough.or_start_again(str(tmp_path), "play")


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v20.19.0", True),
        ("v20.18.9", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.1", True),
        ("v24.0.0", True),
        ("", False),
    ],
)
def test_node_is_taken_from_the_machine_only_when_it_is_new_enough(
    version: str, enough: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tool("node", monkeypatch).is_new_enough(version) is enough


def test_the_pinned_node_is_the_one_that_the_wheels_build_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tool("node", monkeypatch).WHEEL in (ROOT / "requirements" / "node.txt").read_text("utf-8")


def test_the_pinned_packages_are_all_that_they_ask_for() -> None:
    """They are installed without looking for what else they might need."""
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_a_stamp_changes_with_every_file_and_name_and_with_nothing_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stamps = tool("stamps", monkeypatch)
    source = tmp_path / "client"
    (source / "src").mkdir(parents=True)
    (source / "src" / "a.ts").write_text("a")
    before = stamps.stamp_of([source])
    (source / "node_modules").mkdir()
    (source / "node_modules" / "x.js").write_text("x")
    assert stamps.stamp_of([source]) == before
    (source / "src" / "a.ts").write_text("b")
    changed = stamps.stamp_of([source])
    (source / "src" / "a.ts").rename(source / "src" / "b.ts")
    assert len({before, changed, stamps.stamp_of([source])}) == 3


def test_what_is_set_up_side_by_side_does_not_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    meeting = Barrier(2, timeout=60)
    tool("steps", monkeypatch).side_by_side(meeting.wait, meeting.wait)


def test_a_step_that_fails_is_told_once_the_others_have_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    steps, ended = tool("steps", monkeypatch), []

    def fail() -> None:
        raise steps.Failed("no network")

    with pytest.raises(steps.Failed, match="no network"):
        steps.side_by_side(fail, lambda: ended.append("the client"))
    assert ended == ["the client"]


def test_play_explains_itself_without_setting_anything_up() -> None:
    said = subprocess.run([sys.executable, ROOT / "play", "--help"], capture_output=True, text=True, timeout=60)
    assert said.returncode == 0
    assert all(flag in said.stdout for flag in ("--host", "--port", "--data", "--open"))


def test_a_part_that_there_is_not_is_said() -> None:
    said = subprocess.run([sys.executable, ROOT / "test", "everything"], capture_output=True, text=True, timeout=60)
    assert said.returncode == 1
    assert "knows no part 'everything'" in said.stderr


@pytest.mark.parametrize(
    ("heading", "is_rehearsal", "is_good"),
    [
        ("## 1.2.3, 2026-01-31", False, True),
        ("## 1.2.3, 2026-01-31", True, True),
        ("## 1.2.3, unreleased", False, False),
        ("## 1.2.3, unreleased", True, True),
        ("## 1.2.2, 2026-01-31", True, False),
        ("no heading", True, False),
    ],
)
def test_a_release_needs_a_dated_section_and_a_rehearsal_any_of_this_version(
    heading: str, is_rehearsal: bool, is_good: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    release, steps = tool("release", monkeypatch), tool("steps", monkeypatch)
    try:
        release.check_changelog(f"# Changelog\n\n{heading}\n", "1.2.3", is_rehearsal=is_rehearsal)
    except steps.Failed:
        assert not is_good
    else:
        assert is_good


def test_a_release_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    release, steps = tool("release", monkeypatch), tool("steps", monkeypatch)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(steps.Failed, match="needs uv"):
        release.check_uv()


def test_a_package_that_lacks_what_is_made_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    release, steps = tool("release", monkeypatch), tool("steps", monkeypatch)
    names = [f"{wanted}something" for wanted in release.IN_WHEEL]
    release.check_names(Path("a.whl"), names, release.IN_WHEEL)
    with pytest.raises(steps.Failed, match="dictionaries"):
        release.check_names(Path("a.whl"), names[:-1], release.IN_WHEEL)
