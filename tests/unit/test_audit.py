"""`just audit` takes nothing but a whole report for an answer: what is not known must not look clean."""

import json
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.unit.test_tools import tool

# As npm and pip-audit answer.
NPM_CLEAN = {"auditReportVersion": 2, "vulnerabilities": {}, "metadata": {"dependencies": {"total": 300}}}
NPM_KNOWN = {**NPM_CLEAN, "vulnerabilities": {"minimist": {"via": [{"url": "GHSA-vh95"}, "mkdirp"]}}}
NPM_UNREACHABLE = {"message": "405 Method Not Allowed - POST …/advisories/bulk", "method": "POST", "error": {}}
PIP_CLEAN = {"dependencies": [{"name": "click", "version": "8", "vulns": []}], "fixes": []}
PIP_KNOWN = {"dependencies": [{"name": "urllib3", "version": "1.24.1", "vulns": [{"id": "PYSEC-1"}]}], "fixes": []}
PIP_SKIPPED = {"dependencies": [{"name": "click", "skip_reason": "not found on the index"}], "fixes": []}
NOTHING = ""


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    loaded = tool("audit", monkeypatch)
    monkeypatch.setattr(loaded, "_install", lambda: None)
    monkeypatch.setattr(loaded.playing, "node_environment", lambda: {"PATH": "/usr/bin"})  # it may install Node
    monkeypatch.setattr(loaded.shutil, "which", lambda *_words, **_more: "npm")
    return loaded


def ended(audit: ModuleType, monkeypatch: pytest.MonkeyPatch, *answers: Any) -> Any:
    """How it ends when pip-audit says the first two of `answers` and npm the others, however they exit."""
    coming = iter(answers)

    def told(_command: object, _cwd: Path) -> "subprocess.CompletedProcess[str]":
        answer = next(coming)
        said = answer if isinstance(answer, str) else json.dumps(answer)
        return subprocess.CompletedProcess([], 1, said, "npm error audit endpoint returned an error")

    monkeypatch.setattr(audit, "_told", told)
    with pytest.raises(SystemExit) as exit:
        audit.main()
    return exit.value.code


def test_clean_is_what_both_have_looked_at_and_found_clean(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended(audit, monkeypatch, PIP_KNOWN, PIP_CLEAN, NPM_KNOWN, NPM_CLEAN) == 0
    assert "No known hole." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("answers", "named"),
    [
        ((PIP_KNOWN, PIP_KNOWN, NPM_KNOWN, NPM_CLEAN), "Python: urllib3: PYSEC-1"),
        ((PIP_KNOWN, PIP_CLEAN, NPM_KNOWN, NPM_KNOWN), "client: minimist: GHSA-vh95, mkdirp"),
    ],
)
def test_holes_are_named(
    audit: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    answers: tuple[Any, ...],
    named: str,
) -> None:
    assert ended(audit, monkeypatch, *answers) == 1
    assert named in capsys.readouterr().out


@pytest.mark.parametrize(
    "answers",
    [
        (PIP_CLEAN,),  # does not know what everybody knows
        (NOTHING,),
        (PIP_KNOWN, NOTHING),
        (PIP_KNOWN, PIP_SKIPPED),
        (PIP_KNOWN, {"dependencies": []}),
        (PIP_KNOWN, PIP_CLEAN, NPM_CLEAN),
        (PIP_KNOWN, PIP_CLEAN, NPM_UNREACHABLE),
        (PIP_KNOWN, PIP_CLEAN, NOTHING),
        (PIP_KNOWN, PIP_CLEAN, "[]"),
        (PIP_KNOWN, PIP_CLEAN, NPM_KNOWN, NPM_UNREACHABLE),
        (PIP_KNOWN, PIP_CLEAN, NPM_KNOWN, "<html>a proxy</html>"),
    ],
)
def test_no_report_is_no_answer(audit: ModuleType, monkeypatch: pytest.MonkeyPatch, answers: tuple[Any, ...]) -> None:
    assert "Nothing is known" in ended(audit, monkeypatch, *answers)
