"""How long to look for what breaks: about a minute in `./test`, the same each time; longer by `just fuzz`."""

import os

from hypothesis import HealthCheck, settings

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "0"))  # 0: the short form
SLOW = list(HealthCheck)  # that an example is big or slow is no fault here


def effort(short: int) -> settings:
    return settings(
        max_examples=EXAMPLES or short,
        derandomize=not EXAMPLES,
        deadline=None,
        suppress_health_check=SLOW,
        print_blob=True,
    )
