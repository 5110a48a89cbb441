"""Log lines as JSON."""

import json
import logging
import sys

from vernissage.runtime.log_lines import JsonLines


def record(exc_info: object = None) -> logging.LogRecord:
    return logging.LogRecord("vernissage.table", logging.WARNING, __file__, 1, "table %s is slow", ("ABCDE",), exc_info)  # type: ignore[arg-type]


def test_a_line_is_one_object() -> None:
    line = JsonLines().format(record())
    assert "\n" not in line
    found = json.loads(line)
    assert (found["level"], found["logger"], found["message"]) == ("warning", "vernissage.table", "table ABCDE is slow")
    assert found["at"].endswith("+00:00")


def test_an_error_stays_on_its_line() -> None:
    try:
        raise ValueError("wörds")
    except ValueError:
        line = JsonLines().format(record(sys.exc_info()))
    assert "\n" not in line
    assert "ValueError: wörds" in json.loads(line)["error"]
