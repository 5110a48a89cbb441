"""Validates every deck: each painting is there, free and named, and has enough tags to play well."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct

from vernissage.contract.languages import LANGUAGES
from vernissage.decks.catalogue import Decks, facts_of
from vernissage.decks.credits import REASONS
from vernissage.decks.fingerprint import fingerprint
from vernissage.decks.model import StoredDeck, StoredPainting
from vernissage.decks.vocabulary import Vocabulary

ENOUGH_PAINTINGS = 112  # the largest edition
ENOUGH_TAGS = 14
ENOUGH_PAIRS = 0.9
RARE = 1 / 3  # of the deck: a tag on more paintings than this makes no theme
ENOUGH_WORDS = 300
ALIKE_BITS = 24  # of the 128 of a fingerprint; different paintings in the built-in decks differ in 32 and more
FREE_FILES = Path(__file__).parent / "builtin" / "free-files.json"


class Report(Struct, frozen=True):
    """The report of `decks check --json` on one deck. `median_tags` counts the tags given by people; `pairs_sharing` is
    the share (0–1) of pairs of paintings that have a tag in common, one rare enough to be a theme."""

    deck: str
    paintings: int
    median_tags: float
    pairs_sharing: float
    problems: tuple[str, ...]


def check_all(decks: Decks) -> tuple[Report, ...]:
    spoilt = (Report(name, 0, 0, 0.0, ("deck.json cannot be read",)) for name in decks.spoilt)
    return (*(check(deck, decks) for deck in decks.decks()), *spoilt)


def check(deck: StoredDeck, decks: Decks) -> Report:
    tags = median(len(set(painting.tags)) for painting in deck.paintings) if deck.paintings else 0
    pairs = pairs_sharing(deck, decks.vocabulary)
    problems = [*_pictures(deck, decks.folder(deck.id)), *_tags(deck, decks.vocabulary), *_twice(deck)]
    if deck.origin == "built-in":
        problems += [*_size(deck, tags, pairs), *_rights(deck), *_titles(deck), *_alike(deck, decks.folder(deck.id))]
        problems += words_lacking(decks.vocabulary)
    return Report(deck.id, len(deck.paintings), tags, round(pairs, 4), tuple(problems))


def pairs_sharing(deck: StoredDeck, vocabulary: Vocabulary) -> float:
    seen = [facts_of(deck.id, painting, vocabulary).tags for painting in deck.paintings]
    counts = Counter(tag for tags in seen for tag in tags)
    themes = {tag for tag, count in counts.items() if count <= RARE * len(seen)}
    rare = [tags & themes for tags in seen]
    pairs = list(combinations(rare, 2))
    return sum(not first.isdisjoint(second) for first, second in pairs) / len(pairs) if pairs else 0.0


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
    for painting in deck.paintings:
        for name in (painting.pictures.thumb, painting.pictures.card, painting.pictures.large):
            if not (folder / name).is_file():
                yield f"{painting.id}: picture {name} is missing"


def _rights(deck: StoredDeck) -> Iterator[str]:
    free = set(msgspec.json.decode(FREE_FILES.read_bytes(), type=list[str]))
    for painting in deck.paintings:
        if painting.licence not in REASONS:
            yield f"{painting.id}: licence {painting.licence!r} is no reason to call it free"
        if not painting.source.strip():
            yield f"{painting.id}: no source"
        if painting.package.startswith("aquarelle ") and Path(painting.file).name not in free:
            yield f"{painting.id}: {painting.file} is not among the free files of its package"


def _titles(deck: StoredDeck) -> Iterator[str]:
    for painting in deck.paintings:
        for what, words in (("title", painting.title), ("artist", painting.artist)):
            for language in LANGUAGES:
                if not words.get(language, "").strip():
                    yield f"{painting.id}: no {what} in {language}"
    for language in LANGUAGES:
        if not deck.name.get(language):
            yield f"the deck has no name in {language}"


def _tags(deck: StoredDeck, vocabulary: Vocabulary) -> Iterator[str]:
    for painting in deck.paintings:
        for tag in (*painting.tags, *painting.computed):
            if tag not in vocabulary:
                yield f"{painting.id}: tag {tag} is not in the vocabulary"
        for tag in painting.tags:
            if tag in vocabulary and vocabulary.entries[tag].computed:
                yield f"{painting.id}: tag {tag} is measured, not given by hand"


def _twice(deck: StoredDeck) -> Iterator[str]:
    for what, values in _identities(deck.paintings):
        for value, count in Counter(values).items():
            if value and count > 1:
                yield f"{count} paintings have the same {what}: {value}"


def _alike(deck: StoredDeck, folder: Path) -> Iterator[str]:
    """Finds the same painting twice, from different photographs, with different files and perhaps titles."""
    thumbs = {painting.id: folder / painting.pictures.thumb for painting in deck.paintings}
    prints = {painting: fingerprint(thumb) for painting, thumb in thumbs.items() if thumb.is_file()}
    for (painting, bits), (twin, twin_bits) in combinations(prints.items(), 2):
        if bits is not None and twin_bits is not None and (bits ^ twin_bits).bit_count() <= ALIKE_BITS:
            yield f"{painting} and {twin} look the same"


def _identities(paintings: Iterable[StoredPainting]) -> Iterator[tuple[str, list[str]]]:
    yield "id", [painting.id for painting in paintings]
    yield "picture", [painting.pictures.large.rpartition(".webp")[0].rpartition(".")[2] for painting in paintings]
    yield "package file", [f"{painting.package} {painting.file}" for painting in paintings if painting.package]
    yield "title, artist and year", [_label(painting) for painting in paintings if painting.artist and painting.year]


def _label(painting: StoredPainting) -> str:
    return f"{painting.title.get('en', '')}, {painting.artist.get('en', '')}, {painting.year}"
