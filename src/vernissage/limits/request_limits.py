"""How much one connection or one address may ask for."""

from functools import partial

from vernissage.bus.port import Bus
from vernissage.limits.bucket import Allowance, Rate
from vernissage.limits.code_guard import CodeGuard
from vernissage.limits.hits import Budget, Hits
from vernissage.limits.shared_allowance import SharedAllowance
from vernissage.runtime.port import Timers

GUESSES = Rate(0.2, 20)
WORDS = Rate(0.5, 10)


class RequestLimits:
    """What all nodes together allow by address: tables opened, cards looked at for what bots do not know, and wrong
    codes, passes and owner's keys tried. Each has its own limit, so that somebody who guesses codes can't lock others
    out."""

    def __init__(self, tables_per_minute: int, timers: Timers, hits: Hits, bus: Bus | None = None) -> None:
        def allowance(name: str, budget: Budget, rate: Rate = GUESSES) -> Allowance:
            missed = partial(hits.count, budget)
            if bus is None:
                return Allowance(rate.per_second, rate.at_once, now, missed)
            return SharedAllowance(name, rate, now, bus, missed)

        def now() -> float:
            return timers.now() / 1000

        self.opening = allowance("opening", "tables", Rate(tables_per_minute / 60, tables_per_minute))
        self.words = allowance("words", "words", WORDS)
        missed = partial(hits.count, "codes")
        self.codes = CodeGuard(allowance("codes", "codes").of, timers, missed)
        self.codes_over_http = CodeGuard(allowance("codes-over-http", "codes").of, timers, missed)
        self.passes = allowance("passes", "passes")
        self.keys = allowance("keys", "owner-keys")
