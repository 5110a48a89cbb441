"""How much one connection or one address may ask for."""

from vernissage.core.bucket import Allowance
from vernissage.runtime.port import Timers
from vernissage.web.guessing import Guessing

GUESSES = (0.2, 20)  # per second, and at once


class Limits:
    """What the whole server allows by address: tables opened, and wrong codes, passes and owner's keys tried. Each has
    its own, so that whoever tries codes keeps nobody from what they know."""

    def __init__(self, tables_per_minute: int, timers: Timers) -> None:
        def guesses() -> Allowance:
            return Allowance(*GUESSES, now)

        def now() -> float:
            return timers.now() / 1000

        self.opening = Allowance(tables_per_minute / 60, tables_per_minute, now)
        self.codes = Guessing(guesses().of, timers)
        self.codes_over_http = Guessing(guesses().of, timers)
        self.passes = guesses()
        self.keys = guesses()
