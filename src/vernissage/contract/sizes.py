"""Maximum lengths of what strangers send. Decoders refuse anything longer before our own code looks at it.

These are generous: code that knows what a text is for checks it again. Every text, list and mapping in an incoming
message has one of them, as `tests/unit/web/http/test_every_length_is_bounded.py` checks.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta

LONGEST_TYPED = 1_000  # characters: the time it takes to put accents in order grows with the square of their number

Name: TypeAlias = Annotated[str, Meta(max_length=200)]  # an id, a code, or one of a list
Typed: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TYPED)]  # what somebody wrote
SHORT_LIST = Meta(max_length=50)  # parts of a list or mapping
MANY = Meta(max_length=1_000)
