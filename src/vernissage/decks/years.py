"""Parses the years of a date, however it is written on a label."""

import re

_YEARS = re.compile(r"(?<!\d)(\d{3,4})(?:\s*[–—/-]\s*(?:c\.\s*)?(\d{1,4})(?!\d))?")


def years_in(text: str) -> tuple[int, ...]:
    """All years of a date: "c. 1665" is 1665, "1890–95" is 1890 and 1895, "early 16th century" none."""
    years: list[int] = []
    for first, last in _YEARS.findall(text):
        years.append(int(first))
        if last:
            years.append(_completed(first, last))
    return tuple(dict.fromkeys(years))


def _completed(first: str, last: str) -> int:
    """The full last year of a span, which often omits the digits that it shares with the first: 1890–5, 1890–95."""
    return int(first[: max(0, len(first) - len(last))] + last)
