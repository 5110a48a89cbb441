"""Simulates evenings of faults: `python -m tests.simulated --seeds 100000`."""

import argparse
import gc
import logging
import sys
import time

from tests.simulated.checks import described, shortest, violations
from tests.simulated.evening import schedule, table_minutes

RARELY = (50_000, 20, 100)  # an evening is short, and what it leaves behind goes together


def main() -> int:
    parser = argparse.ArgumentParser(prog="just simulate-faults", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many evenings")
    parser.add_argument("--first", type=int, default=0, help="the first seed; one that failed, to see it again")
    wanted = parser.parse_args()
    logging.disable()
    gc.set_threshold(*RARELY)
    began, minutes = time.process_time(), 0.0
    for seed in range(wanted.first, wanted.first + wanted.seeds):
        steps = schedule(seed)
        found = violations(seed, steps)
        minutes += table_minutes(steps)
        if found:
            print(f"seed {seed}:", *found, "the shortest schedule that shows something wrong:", sep="\n  ")
            print(described(shortest(seed, steps)))
            return 1
    seconds = time.process_time() - began
    rate = f"{minutes:.0f} table-minutes in {seconds:.0f} s of one core ({minutes / seconds:.0f} per second)"
    print(f"{wanted.seeds} evenings, {rate}: nothing lost, repeated, different or leaked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
