"""Views of decks, as browsers get them: `decks` makes them and `web` sends them."""

from typing import Annotated

from msgspec import Struct

from vernissage.contract.sizes import MANY, SHORT_LIST, Name, Typed


class PaintingCard(Struct, frozen=True):
    """How a painting is shown. The three pictures are addresses; `card` and `thumb` are 4:3 with a transparent mat."""

    id: str
    title: dict[str, str]  # by language; at least "en"
    artist: dict[str, str]
    year: str
    width: int  # of `large`
    height: int
    colour: str  # "#rrggbb", before the picture has loaded
    thumb: str
    card: str
    large: str
    tags: tuple[str, ...]  # most telling first; names in GET /api/vocabulary/{language}


class DeckSummary(Struct, frozen=True):
    """A row of GET /api/decks."""

    id: str
    name: dict[str, str]
    paintings: int
    tagged: bool


class DeckCards(Struct, frozen=True):
    """GET /api/decks/{id}"""

    id: str
    name: dict[str, str]
    paintings: tuple[PaintingCard, ...]


class Credit(Struct, frozen=True):
    """A row of GET /api/credits: where a painting comes from and why it is free."""

    painting: str
    artist: dict[str, str]
    title: dict[str, str]
    package: str  # with its version; empty for decks of your own
    museum: dict[str, str]  # by language; nothing where nobody knows who holds the painting
    licence: str


class OwnDeckRow(Struct, frozen=True):
    """One of the owner's decks; `first`: a few of its paintings."""

    id: str
    name: dict[str, str]
    paintings: int
    tagged: int  # how many of them have tags that somebody gave
    first: tuple[PaintingCard, ...]


class OwnDeckList(Struct, frozen=True):
    """GET /api/owner/decks"""

    decks: tuple[OwnDeckRow, ...]
    most_decks: int
    most_paintings: int  # in a deck
    most_bytes: int  # of a picture


class OwnPainting(Struct, frozen=True):
    """A painting for its owner: `given` tags can be changed, `measured` ones cannot."""

    id: str  # in its deck
    card: PaintingCard
    given: tuple[str, ...]
    measured: tuple[str, ...]


class OwnDeck(Struct, frozen=True):
    """GET /api/owner/decks/{id}"""

    id: str
    name: dict[str, str]
    paintings: tuple[OwnPainting, ...]


class PaintingWords(Struct, frozen=True):
    """PATCH /api/owner/decks/{id}/paintings/{painting}: what is missing stays as it is."""

    title: Annotated[dict[Name, Typed], SHORT_LIST] | None = None
    artist: Annotated[dict[Name, Typed], SHORT_LIST] | None = None
    year: Typed | None = None
    tags: Annotated[tuple[Name, ...], MANY] | None = None
