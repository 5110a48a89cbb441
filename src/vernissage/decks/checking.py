"""Looks over every deck: is each painting there, free, named, and can enough be seen on it to play well?"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct

from vernissage.decks.catalogue import Decks, facts_of
from vernissage.decks.credits import REASONS
from vernissage.decks.fingerprint import fingerprint
from vernissage.decks.languages import LANGUAGES
from vernissage.decks.model import StoredDeck, StoredPainting
from vernissage.decks.vocabulary import Vocabulary

ENOUGH_PAINTINGS = 112  # the largest edition
ENOUGH_TAGS = 14
ENOUGH_PAIRS = 0.9
RARE = 1 / 3  # of the deck: a tag that holds for more is no theme
ENOUGH_WORDS = 300
ALIKE = 24  # of 128 bits of a fingerprint; strangers in our decks differ in 32 and more
FREE_FILES = Path(__file__).parent / "builtin" / "free-files.json"


class Report(Struct, frozen=True):
    """What `decks check --json` tells about one deck. `median_tags` counts what was seen by looking, `pairs_sharing` is
    the share (0–1) of all pairs of paintings with a tag in common that is rare enough to be a theme."""

    deck: str
    paintings: int
    median_tags: float
    pairs_sharing: float
    problems: tuple[str, ...]


def check_all(decks: Decks) -> tuple[Report, ...]:
    spoilt = (Report(name, 0, 0, 0.0, ("deck.json cannot be read",)) for name in decks.spoilt)
    return (*(check(deck, decks) for deck in decks.decks()), *spoilt)


def check(deck: StoredDeck, decks: Decks) -> Report:
    tags = median(len(set(one.tags)) for one in deck.paintings) if deck.paintings else 0
    pairs = pairs_sharing(deck, decks.vocabulary)
    problems = [*_pictures(deck, decks.folder(deck.id)), *_tags(deck, decks.vocabulary), *_twice(deck)]
    if deck.origin == "built-in":
        problems += [*_size(deck, tags, pairs), *_rights(deck), *_titles(deck), *_alike(deck, decks.folder(deck.id))]
        problems += words_lacking(decks.vocabulary)
    return Report(deck.id, len(deck.paintings), tags, round(pairs, 4), tuple(problems))


def pairs_sharing(deck: StoredDeck, vocabulary: Vocabulary) -> float:
    seen = [facts_of(deck.id, one, vocabulary).tags for one in deck.paintings]
    counts = Counter(tag for tags in seen for tag in tags)
    themes = {tag for tag, count in counts.items() if count <= RARE * len(seen)}
    rare = [tags & themes for tags in seen]
    pairs = list(combinations(rare, 2))
    return sum(not one.isdisjoint(other) for one, other in pairs) / len(pairs) if pairs else 0.0


def words_lacking(vocabulary: Vocabulary) -> Iterator[str]:
    if len(vocabulary.entries) < ENOUGH_WORDS:
        yield f"vocabulary: {len(vocabulary.entries)} tags, expected {ENOUGH_WORDS} or more"
    for tag, entry in vocabulary.entries.items():
        for language in LANGUAGES:
            if not any(word.strip() for word in entry.words(language)):
                yield f"vocabulary: {tag} has no word in {language}"
        for broader in entry.broader:
            if broader not in vocabulary:
                yield f"vocabulary: {tag} implies {broader}, which is not there"


def _size(deck: StoredDeck, tags: float, pairs: float) -> Iterator[str]:
    if len(deck.paintings) < ENOUGH_PAINTINGS:
        yield f"{len(deck.paintings)} paintings, expected {ENOUGH_PAINTINGS} or more"
    if tags < ENOUGH_TAGS:
        yield f"the median painting has {tags:g} tags, expected {ENOUGH_TAGS} or more"
    if pairs < ENOUGH_PAIRS:
        yield f"{pairs:.1%} of all pairs share a tag, expected {ENOUGH_PAIRS:.0%} or more"


def _pictures(deck: StoredDeck, folder: Path) -> Iterator[str]:
    for one in deck.paintings:
        for name in (one.pictures.thumb, one.pictures.card, one.pictures.large):
            if not (folder / name).is_file():
                yield f"{one.id}: picture {name} is missing"


def _rights(deck: StoredDeck) -> Iterator[str]:
    free = set(msgspec.json.decode(FREE_FILES.read_bytes(), type=list[str]))
    for one in deck.paintings:
        if one.licence not in REASONS:
            yield f"{one.id}: licence {one.licence!r} is no reason to call it free"
        if not one.source.strip():
            yield f"{one.id}: no source"
        if one.package.startswith("aquarelle ") and Path(one.file).name not in free:
            yield f"{one.id}: {one.file} is not among the free files of its package"


def _titles(deck: StoredDeck) -> Iterator[str]:
    for one in deck.paintings:
        for what, words in (("title", one.title), ("artist", one.artist)):
            for language in LANGUAGES:
                if not words.get(language, "").strip():
                    yield f"{one.id}: no {what} in {language}"
    for language in LANGUAGES:
        if not deck.name.get(language):
            yield f"the deck has no name in {language}"


def _tags(deck: StoredDeck, vocabulary: Vocabulary) -> Iterator[str]:
    for one in deck.paintings:
        for tag in (*one.tags, *one.computed):
            if tag not in vocabulary:
                yield f"{one.id}: tag {tag} is not in the vocabulary"
        for tag in one.tags:
            if tag in vocabulary and vocabulary.entries[tag].computed:
                yield f"{one.id}: tag {tag} is measured, not given by hand"


def _twice(deck: StoredDeck) -> Iterator[str]:
    for what, values in _identities(deck.paintings):
        for value, count in Counter(values).items():
            if value and count > 1:
                yield f"{count} paintings have the same {what}: {value}"


def _alike(deck: StoredDeck, folder: Path) -> Iterator[str]:
    """The same painting from another photograph has another file and may have another title."""
    present = [one for one in deck.paintings if (folder / one.pictures.thumb).is_file()]
    prints = {one.id: fingerprint(folder / one.pictures.thumb) for one in present}
    for (one, first), (other, second) in combinations(prints.items(), 2):
        if first is not None and second is not None and (first ^ second).bit_count() <= ALIKE:
            yield f"{one} and {other} look the same"


def _identities(paintings: Iterable[StoredPainting]) -> Iterator[tuple[str, list[str]]]:
    yield "id", [one.id for one in paintings]
    yield "picture", [one.pictures.large.rpartition(".webp")[0].rpartition(".")[2] for one in paintings]
    yield "package file", [f"{one.package} {one.file}" for one in paintings if one.package]
    yield "title, artist and year", [_label(one) for one in paintings if one.artist and one.year]


def _label(one: StoredPainting) -> str:
    return f"{one.title.get('en', '')}, {one.artist.get('en', '')}, {one.year}"
