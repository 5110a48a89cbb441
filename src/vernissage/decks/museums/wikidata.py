"""Imports a collection's paintings from Wikidata, the most famous first, with pictures from Wikimedia Commons."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from msgspec import Struct, field

from vernissage.contract.languages import LANGUAGES
from vernissage.decks.museums import commons
from vernissage.decks.museums.collecting import Find
from vernissage.decks.museums.entities import CHINESE, Entity, items, labels, values, year
from vernissage.decks.museums.fetching import Fetcher
from vernissage.decks.vocabulary import Vocabulary

COLLECTIONS = {
    "louvre": ("Q19675", "Louvre, Paris"),
    "hermitage": ("Q132783", "State Hermitage Museum, Saint Petersburg"),
    "tretyakov": ("Q183334", "State Tretyakov Gallery, Moscow"),
}
MOST_AT_ONCE = 50  # ids that wbgetentities takes

# A painting may belong to a department that is part of the museum.
QUESTION = """
SELECT DISTINCT ?item ?links WHERE {{
  ?item wdt:P31 wd:Q3305213 ; wdt:P195/wdt:P361? wd:{collection} ; wdt:P18 ?image ; wikibase:sitelinks ?links .
}} ORDER BY DESC(?links) ?item LIMIT {limit}
"""


class Addresses(Struct, frozen=True):
    """The addresses of the three services."""

    sparql: str = "https://query.wikidata.org/sparql"
    wikidata: str = "https://www.wikidata.org/w/api.php"
    commons: str = commons.API


class Cell(Struct, frozen=True):
    value: str


class Bindings(Struct, frozen=True):
    bindings: list[dict[str, Cell]]


class SparqlResults(Struct, frozen=True):
    """SPARQL 1.1 results in JSON."""

    results: Bindings


class Entities(Struct, frozen=True):
    """The answer to action=wbgetentities."""

    entities: dict[str, dict[str, Any]] = field(default_factory=dict)


class Wikidata:
    origin = "wikidata"
    batch = 20

    def __init__(
        self, collection: str, count: int, fetcher: Fetcher, vocabulary: Vocabulary, addresses: Addresses | None = None
    ) -> None:
        self.collection, self.museum = COLLECTIONS[collection]
        self.limit = 4 * count + 100  # many have no free picture
        self.fetcher, self.vocabulary, self.addresses = fetcher, vocabulary, addresses or Addresses()
        self.question = f"wikidata: {collection}"

    def search(self) -> Sequence[str]:
        query = QUESTION.format(collection=self.collection, limit=self.limit)
        asked = urlencode({"query": query.strip(), "format": "json"})
        answered = self.fetcher.answer(f"{self.addresses.sparql}?{asked}", SparqlResults)
        ids = [row["item"].value.rpartition("/")[2] for row in answered.results.bindings if "item" in row]
        return list(dict.fromkeys(ids))

    def look_up(self, keys: Sequence[str]) -> Mapping[str, Find]:
        paintings = self._entities(keys, "labels|claims")
        images = {key: _file(entity) for key, entity in paintings.items()}
        free = commons.free_images([name for name in images.values() if name], self.fetcher, self.addresses.commons)
        usable = {key: entity for key, entity in paintings.items() if images[key] in free and labels(entity)}
        named = self._entities(_mentioned(usable.values()), "labels")
        return {key: self._find(entity, named, free[images[key]]) for key, entity in usable.items()}

    def _find(self, entity: Entity, named: Mapping[str, Entity], image: str) -> Find:
        titles = labels(entity)
        artists = [name for key in items(entity, "P170")[:1] if (name := labels(named.get(key, {})))]
        return Find(
            image=image,
            title={"en": next(iter(titles.values())), **titles},
            artist={"en": next(iter(artists[0].values())), **artists[0]} if artists else {},
            year=year(entity),
            licence="public-domain",
            source=f"{self.museum}; Wikidata {entity.get('id', '')}".rstrip("; "),
            tags=self._tags(entity, named),
        )

    def _tags(self, entity: Entity, named: Mapping[str, Entity]) -> tuple[str, ...]:
        """The tags for what the painting depicts, as far as our vocabulary has a word for it in any language."""
        tags = (
            tag
            for key in items(entity, "P180")
            for language, label in labels(named.get(key, {})).items()
            if (tag := self.vocabulary.find(label, language)) and not self.vocabulary.entries[tag].computed
        )
        return tuple(dict.fromkeys(tags))

    def _entities(self, keys: Sequence[str], parts: str) -> dict[str, Entity]:
        entities: dict[str, Entity] = {}
        for start in range(0, len(keys), MOST_AT_ONCE):
            asked = {
                "action": "wbgetentities",
                "format": "json",
                "ids": "|".join(keys[start : start + MOST_AT_ONCE]),
                "props": parts,
                "languages": "|".join(dict.fromkeys((*LANGUAGES, *CHINESE))),
            }
            entities |= self.fetcher.answer(f"{self.addresses.wikidata}?{urlencode(asked)}", Entities).entities
        return {key: entity for key, entity in entities.items() if "missing" not in entity}


def _file(entity: Entity) -> str:
    return next((value for value in values(entity, "P18") if isinstance(value, str)), "")


def _mentioned(entities: Iterable[Entity]) -> list[str]:
    keys = (key for entity in entities for name in ("P170", "P180") for key in items(entity, name))
    return list(dict.fromkeys(keys))
