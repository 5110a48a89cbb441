"""Dependencies of games: pictures, vocabulary and word cards."""

from collections.abc import Callable

from msgspec import Struct

from vernissage.contract.catalogue import Catalogue
from vernissage.contract.vocabulary import Vocabulary
from vernissage.contract.wordbook import SpokenBook


class Resources(Struct, frozen=True):
    """Pictures, the words for what can be seen on them, and word cards. A game takes what it needs.

    `later`: runs a function in a worker thread once the server is up; outside a server, nobody runs it. `bots_pause`:
    bots take their time, as people do.
    """

    catalogue: Catalogue
    vocabulary: Vocabulary
    book: SpokenBook
    later: Callable[[Callable[[], None]], None] = lambda _work: None
    bots_pause: bool = True
