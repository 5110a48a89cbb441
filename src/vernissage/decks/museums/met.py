"""The Metropolitan Museum's open access, through its public collection API."""

from collections.abc import Mapping, Sequence
from urllib.parse import urlencode

from msgspec import Struct, field

from vernissage.contract.refused import Refused
from vernissage.decks.folder import tags_of
from vernissage.decks.museums.collecting import Find
from vernissage.decks.museums.fetching import Fetcher, NotThere
from vernissage.decks.vocabulary import Vocabulary

API = "https://collectionapi.metmuseum.org/public/collection/v1"


class Hits(Struct, frozen=True):
    """Answer to /search."""

    total: int = 0
    objectIDs: list[int] | None = None  # noqa: N815 - the museum's own name


class Term(Struct, frozen=True):
    term: str | None = None


class Item(Struct, frozen=True, rename="camel"):
    """Answer to /objects/<id>, as far as we need it."""

    object_id: int = field(name="objectID")
    is_public_domain: bool = False
    primary_image: str | None = ""
    primary_image_small: str | None = ""
    title: str | None = ""
    artist_display_name: str | None = ""
    object_date: str | None = ""
    accession_number: str | None = ""
    tags: list[Term] | None = None


class Met:
    """Paintings that match `words` and that the museum has put under CC0."""

    origin = "met"
    batch = 1

    def __init__(self, words: str, fetcher: Fetcher, vocabulary: Vocabulary, api: str = API) -> None:
        self.words, self.fetcher, self.vocabulary, self.api = words, fetcher, vocabulary, api
        self.question = f"met: {words}"

    def search(self) -> Sequence[str]:
        asked = urlencode({"hasImages": "true", "medium": "Paintings", "q": self.words})
        hits = self.fetcher.answer(f"{self.api}/search?{asked}", Hits)
        return [str(number) for number in hits.objectIDs or []]

    def look_up(self, keys: Sequence[str]) -> Mapping[str, Find]:
        found = {key: self._find(key) for key in keys}
        return {key: find for key, find in found.items() if find is not None}

    def _find(self, key: str) -> Find | None:
        try:
            item = self.fetcher.answer(f"{self.api}/objects/{key}", Item)
        except NotThere:
            return None
        except Refused as refused:
            if refused.code == "museum-nonsense":  # one odd record is no reason to stop
                return None
            raise
        return self._usable(item)

    def _usable(self, item: Item) -> Find | None:
        image = item.primary_image or item.primary_image_small
        if not (item.is_public_domain and image and item.title):
            return None
        terms = "; ".join(tag.term for tag in item.tags or [] if tag.term)
        return Find(
            image=image,
            title={"en": item.title},
            artist={"en": item.artist_display_name} if item.artist_display_name else {},
            year=item.object_date or "",
            licence="CC0",
            source=f"The Metropolitan Museum of Art, {item.accession_number or item.object_id}",
            tags=tags_of(terms, self.vocabulary)[0],
        )
