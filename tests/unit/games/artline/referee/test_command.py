"""`vernissage dev themes check`."""

import json

import pytest
from click.testing import CliRunner

from vernissage.cli import main


def _check(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["dev", "themes", "check", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("--lang", "ru", "--standing", "лодка", "лодки"),
            {"verdict": "refused", "code": "theme-repeats", "understood": ["boat"]},
        ),
        (
            ("--lang", "en", "--standing", "dog", "--standing", "cat", "a boat on the water"),
            {"verdict": "ok", "code": None, "understood": ["boat", "water"]},
        ),
        (("--lang", "es", "Cuadro de Monet"), {"verdict": "refused", "code": "theme-artist"}),
        (("--edition", "tretyakov", "still life"), {"verdict": "doubt", "code": "theme-style-doubt"}),
        (("--edition", "louvre", "still life"), {"verdict": "refused", "code": "theme-style"}),
    ],
)
def test_the_command_prints_the_verdict_as_json(arguments: tuple[str, ...], said: dict[str, object]) -> None:
    printed = json.loads(_check(*arguments, "--json"))
    assert set(printed) == {"verdict", "code", "understood"}
    assert printed | said == printed


def test_the_command_says_the_reason_in_a_line() -> None:
    line = _check("--lang", "ru", "--standing", "лодка", "лодки")
    assert line == "refused (theme-repeats, theme: лодка); understood: boat\n"
