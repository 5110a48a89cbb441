"""How a game rewrites events that an earlier version of the program has stored."""

from collections.abc import Callable
from typing import Any, TypeAlias

Body: TypeAlias = dict[str, Any]  # an event as plain JSON: its struct may not exist any more
Rewriting: TypeAlias = Callable[[Body], Body]
NewRewriting: TypeAlias = Callable[[], Rewriting]  # called anew for each game, which may have to be counted along
