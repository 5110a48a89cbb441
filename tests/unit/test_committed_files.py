"""What must never be committed, and what must not be stale."""

import re
import subprocess
from pathlib import Path

import pytest

import vernissage
from vernissage.config import SETTINGS, Setting
from wire import files

ROOT = Path(__file__).parents[2]
REGISTRY = re.compile(
    r"registry\.(npmjs|yarnpkg)\.|files\.pythonhosted\.|pypi\.org/simple|--(extra-)?index-url|\"resolved\":|npmmirror"
)
TOO_BIG = 400


def committed() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_no_committed_file_names_a_registry() -> None:
    own = Path(__file__).resolve()
    for path in committed():
        if path.resolve() != own:
            assert not REGISTRY.search(path.read_bytes().decode("utf-8", "replace")), path


def test_the_clients_types_are_fresh() -> None:
    for file, text in files().items():
        assert file.read_text("utf-8") == text, "run `just wire`"


def test_the_version_is_the_same_everywhere() -> None:
    assert f'version = "{vernissage.__version__}"' in (ROOT / "pyproject.toml").read_text("utf-8")


def test_python_files_stay_short_enough_to_read() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in committed()
        if path.suffix == ".py" and (lines := path.read_text("utf-8").count("\n")) > TOO_BIG
    }
    assert long == {}


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_setting_is_documented(setting: Setting) -> None:
    text = (ROOT / "docs" / "on-a-server.md").read_text("utf-8")
    assert f"`{setting.flag}`" in text
    assert f"`{setting.variable}`" in text


def test_every_refusal_is_documented() -> None:
    text = (ROOT / "docs" / "refusals.md").read_text("utf-8")
    raised = {
        code
        for path in (ROOT / "src").rglob("*.py")
        for code in re.findall(r'(?:Refused|_bye|refusal)\(\s*"([a-z][a-z0-9-]*)"', path.read_text("utf-8"))
    }
    assert {code for code in raised if f"`{code}`" not in text} == set()
