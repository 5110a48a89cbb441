"""Validates the table of notions: every line is readable, every link leads somewhere, every tag is linked."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from vernissage.clues.alike import ALIKE, unread
from vernissage.clues.moods import MOODS, read_moods
from vernissage.clues.notion import NOTIONS, BadLine, Name, Notion, lines, parse
from vernissage.contract.catalogue import Catalogue, Language, Painting, Tag
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.vocabulary import Vocabulary

FEWEST_MOODS = 3


class Report(Struct, frozen=True):
    """The result of the check. `languages`: how many notions have words in each; `linked`: how many lead to a tag."""

    notions: int
    languages: Mapping[Language, int]
    complete: int  # notions with words in every language
    linked: int
    unlinked_tags: tuple[Tag, ...]
    paintings_with_moods: int
    problems: tuple[str, ...]


def check(
    catalogue: Catalogue,
    vocabulary: Vocabulary,
    notions: Path = NOTIONS,
    moods: Path = MOODS,
    alike: Path | None = ALIKE,
) -> Report:
    """Validates the notions. Without `alike`, it does not matter whether anybody has compared their languages."""
    read, problems = _read(notions)
    names = {notion.name for _, notion in read}
    given = read_moods(moods)
    built_in = [
        painting
        for deck in sorted(path.stem for path in moods.glob("*.txt"))
        for painting in catalogue.paintings([deck])
    ]
    problems += [problem for where, notion in read for problem in _of_a_notion(where, notion, names, vocabulary)]
    problems += [f"{name} is there {count} times" for name, count in _names(read).items() if count > 1]
    problems += _of_moods(given, built_in, names)
    problems += unread([notion for _, notion in read], alike) if alike is not None else ()
    linked = {tag for _, notion in read for tag in notion.tags}
    return Report(
        notions=len(read),
        languages={language: sum(bool(notion.phrases[language]) for _, notion in read) for language in LANGUAGES},
        complete=sum(all(notion.phrases.values()) for _, notion in read),
        linked=sum(bool(notion.tags) for _, notion in read),
        unlinked_tags=tuple(sorted(set(vocabulary.names) - linked)),
        paintings_with_moods=sum(bool(given.get(painting)) for painting in built_in),
        problems=tuple(problems),
    )


def _read(folder: Path) -> tuple[list[tuple[str, Notion]], list[str]]:
    read: list[tuple[str, Notion]] = []
    problems: list[str] = []
    for where, line in lines(folder):
        try:
            read.append((where, parse(line)))
        except BadLine as problem:
            problems.append(f"{where}: {problem}")
    return read, problems


def _names(read: Sequence[tuple[str, Notion]]) -> Counter[Name]:
    return Counter(notion.name for _, notion in read)


def _of_a_notion(where: str, notion: Notion, names: Collection[Name], vocabulary: Vocabulary) -> Iterator[str]:
    yield from (f"{where}: there is no tag {tag}" for tag in notion.tags if tag not in vocabulary.names)
    yield from (f"{where}: there is no notion {name}" for name in notion.notions if name not in names)
    missing = (language for language in LANGUAGES if not notion.phrases[language])
    yield from (f"{where}: {notion.name} has no words in {language}" for language in missing)
    if not notion.tags:
        yield f"{where}: {notion.name} is linked to no tag"


def _of_moods(
    given: Mapping[Painting, Sequence[Name]], paintings: Sequence[Painting], names: Collection[Name]
) -> Iterator[str]:
    yield from (
        f"{painting} has fewer than {FEWEST_MOODS} moods"
        for painting in paintings
        if len(given.get(painting, ())) < FEWEST_MOODS
    )
    yield from (f"there is no painting {painting}" for painting in given if painting not in paintings)
    for painting, moods in given.items():
        yield from (f"{painting}: there is no notion {mood}" for mood in moods if mood not in names)
