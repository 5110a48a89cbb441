"""How long what a stranger sends may be. Decoders refuse what is longer before any code of ours looks at it.

These are generous: what is too long for its purpose is told so by whoever knows the purpose. Every text, list and
mapping in a message that comes in has one of them; `tests/unit/web/test_every_length_is_bounded.py` looks.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta

LONGEST_TYPED = 1_000  # characters: the time it takes to put accents in order grows with the square of their number

Name: TypeAlias = Annotated[str, Meta(max_length=200)]  # an id, a code, or one of a list
Typed: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TYPED)]  # what somebody wrote
FEW = Meta(max_length=50)  # parts of a list or mapping
MANY = Meta(max_length=1_000)
