"""`vernissage serve` with chance from the seed: `python -m tests.browser.seeded_server TEST START [flags]`.

A line on standard input names the next test: from then on chance is that test's. The same line is the answer.
"""

import sys
from functools import partial
from threading import Thread
from unittest.mock import patch

from tests.chance import chance
from vernissage.cli import main as vernissage
from vernissage.table.shell.resources import TableResources


def main(test: str, start: str, *flags: str) -> None:
    rng = chance(test, int(start))

    def follow() -> None:
        for line in sys.stdin:
            rng.setstate(chance(line.rstrip("\n")).getstate())
            print(line, end="", flush=True)

    Thread(target=follow, daemon=True).start()
    with patch("vernissage.app.TableResources", partial(TableResources, rng=rng)):
        vernissage(["serve", *flags])


if __name__ == "__main__":
    main(*sys.argv[1:])
