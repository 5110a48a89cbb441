"""What somebody does beside the browsers, on a socket of their own."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

STRANGER = "a stranger's secret, long"


def meanwhile(strange: Coroutine[Any, Any, Any]) -> Any:
    """Carries it out beside the browsers, which have a loop of their own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, strange).result(timeout=60)
