"""The systemd unit and the container file in deploy/: what they name is there, and the unit gives little away."""

import re
import subprocess
import tomllib
from pathlib import Path

from vernissage.config import SETTINGS

ROOT = Path(__file__).parents[2]
UNIT, CONTAINER = ROOT / "deploy" / "vernissage.service", (ROOT / "deploy" / "Containerfile").read_text("utf-8")
LEFT_OUT = (ROOT / ".dockerignore").read_text("utf-8").split()
EXPOSURE = 1.5  # of 10, at most, as `systemd-analyze security` rates it; 1.3 as docs/on-a-server.md says


def test_the_unit_gives_the_server_its_folder_and_the_network_and_little_else() -> None:
    words = [
        "systemd-analyze",
        "security",
        "--offline=true",
        f"--threshold={EXPOSURE * 10:.0f}",
        "--no-pager",
        str(UNIT),
    ]
    rated = subprocess.run(words, capture_output=True, text=True, check=False)
    assert rated.returncode == 0, rated.stdout + rated.stderr


def test_systemd_understands_every_line_of_the_unit() -> None:
    """It says so of what it does not know; the program itself need not be installed here."""
    said = subprocess.run(["systemd-analyze", "verify", UNIT], capture_output=True, text=True, check=False).stderr
    about_it = [line for line in said.splitlines() if UNIT.name in line and "is not executable" not in line]
    assert about_it == []


def test_both_set_what_can_be_set() -> None:
    for text in (UNIT.read_text("utf-8"), CONTAINER):
        flags, variables = (
            re.findall(r" (--[a-z-]+)\b(?= |$)", _of_server(text)),
            re.findall(r"VERNISSAGE_[A-Z]+", text),
        )
        assert set(flags) <= {setting.flag for setting in SETTINGS}
        assert set(variables) <= {setting.variable for setting in SETTINGS}


def _of_server(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if "vernissage serve" in line)


def test_the_container_is_built_with_all_that_the_package_needs_and_nothing_of_ours() -> None:
    assert "COPY . /source" in CONTAINER
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(re.findall(r"/source\[(\w+)\]", CONTAINER)) <= project["optional-dependencies"].keys()
    needed = [project["readme"], *project["license-files"], "hatch_build.py", "tools", "src", "client", "requirements"]
    for name in needed:
        assert (ROOT / name).exists()
        assert not {name, f"/{name}"} & set(LEFT_OUT)
    assert {".git", ".venv", "/data", "**/node_modules"} <= set(LEFT_OUT)
