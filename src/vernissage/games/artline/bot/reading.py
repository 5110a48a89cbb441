"""Reads a theme as people do: all of its parts or any of them, without something, so many, nothing else."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from vernissage.contract.catalogue import Language, Tag
from vernissage.language.tokens import Kind, Token, Tokens
from vernissage.language.understanding import TagWords

PERSON: Tag = "person"
PEOPLE: dict[Tag, int] = {"one-person": 1, "two-people": 2, "three-people": 3, "four-people": 4}
SINGLES: dict[Tag, Tag] = {"one-animal": "animal", "single-tree": "tree"}  # counted in "at least one tree"
_LETTERS: dict[Kind, str] = {
    "thing": "t",
    "number": "n",
    "several": "n",
    "comma": "c",
    "and": "a",
    "or": "o",
    "or_more": "g",
    "without": "w",
    "only": "y",
    "exactly": "x",
    "at_least": "l",
    "more_than": "m",
    "at_most": "k",
    "fewer_than": "f",
}
_CLAUSE = re.compile("(?P<joint>c?[ao]?)(?P<bound>[wyxlmkf]?)(?P<number>n?g?)(?P<thing>t?)(?P<more>g?)")


class Part(Struct, frozen=True):
    """A thing that a theme names, from `least` to `most` of it. `absent`: it must not be seen; `alone`: nothing else
    may be."""

    tag: Tag
    least: int = 1
    most: int | None = None
    absent: bool = False
    alone: bool = False


class Reading(Struct, frozen=True):
    """What a theme asks for: all parts of any of its `choices`."""

    choices: tuple[tuple[Part, ...], ...]


class _Clause(Struct, frozen=True):
    """A part with what joins it to the one before. A number whose noun stands elsewhere has an empty tag."""

    joint: str
    part: Part


class _UnclearError(Exception):
    """The words are known, but not what they mean together."""


Read: TypeAlias = Callable[[str, Language], Reading | None]


def reader(words: TagWords) -> Read:
    """Returns what reads themes; it answers `None` to those that it does not understand wholly."""
    tokens = Tokens(words)

    @lru_cache(maxsize=1024)
    def read(text: str, language: Language) -> Reading | None:
        readings = (_reading(found) for found in tokens.readings(text, language))
        return next((reading for reading in readings if reading is not None), None)

    return read


def _reading(tokens: Sequence[Token]) -> Reading | None:
    try:
        return Reading(_choices(_with_nouns(list(_clauses(_with_numbers(tokens))))))
    except _UnclearError:
        return None


def _with_numbers(tokens: Sequence[Token]) -> list[Token]:
    """Takes «двое» before another thing for a number."""
    pairs = zip(tokens, [*tokens[1:], None], strict=True)
    return [
        Token("number", number=token.number)
        if token.kind == "thing" and token.number and after and after.kind == "thing"
        else token
        for token, after in pairs
    ]


def _clauses(tokens: Sequence[Token]) -> Iterator[_Clause]:
    letters = "".join(_LETTERS[token.kind] for token in tokens)
    place = 0
    while place < len(letters):
        match = _CLAUSE.match(letters, place)
        _require(match is not None and match.end() > place)
        assert match is not None, "required"
        yield _Clause(match["joint"], _part(tokens[place : match.end()], match["bound"], "g" in match[0]))
        place = match.end()


def _part(tokens: Sequence[Token], bound: str, or_more: bool) -> Part:
    things = [token for token in tokens if token.kind == "thing"]
    numbers = [token.number for token in tokens if token.kind in ("number", "several")]
    or_more = or_more or any(token.kind == "several" for token in tokens)
    if things and any(token.article for token in tokens) and not bound and not or_more:
        numbers = []  # "un perro" is any dog
    tag = things[0].tag if things else ""
    if tag in PEOPLE:
        _require(not numbers)
        tag, numbers = PERSON, [PEOPLE[tag]]
    elif tag in SINGLES and bound in ("x", "l", "m", "k"):
        tag, numbers = SINGLES[tag], [1]
    if numbers:
        return _counted(tag, numbers[0], "l" if or_more else bound, clear=not or_more or not bound)
    _require(bool(tag) and not or_more and bound in ("", "w", "y"))
    return Part(tag, absent=bound == "w", alone=bound == "y")


def _counted(tag: Tag, number: int, bound: str, *, clear: bool) -> Part:
    ranges: dict[str, tuple[int, int | None]] = {
        "": (number, number),
        "y": (number, number),
        "x": (number, number),
        "l": (number, None),
        "m": (number + 1, None),
        "k": (0, number),
        "f": (0, number - 1),
    }
    _require(clear and number > 0 and bound in ranges)
    least, most = ranges[bound]
    return Part(tag, least, most)


def _with_nouns(clauses: list[_Clause]) -> list[_Clause]:
    """Gives numbers their nouns: "one or two people" says it after them, "a person, but only one" before."""
    whole: list[_Clause] = []
    for place, clause in enumerate(clauses):
        if clause.part.tag:
            whole.append(clause)
        elif noun := next((later.part.tag for later in clauses[place:] if later.part.tag), ""):
            whole.append(_Clause(clause.joint, replace(clause.part, tag=noun)))
        else:
            _require(len(whole) == 1 and whole[0].part == Part(whole[0].part.tag) and "o" not in clause.joint)
            whole = [_Clause("", replace(clause.part, tag=whole[0].part.tag))]
    return whole


def _choices(clauses: list[_Clause]) -> tuple[tuple[Part, ...], ...]:
    _require(bool(clauses))
    parts = tuple(clause.part for clause in clauses)
    joints = [clause.joint for clause in clauses[1:]]
    if "c" in joints and not any("o" in joint or "a" in joint for joint in joints):
        _require(parts[-1].absent)  # "hat, umbrella" may ask for both, or for either
    absent = [place for place, part in enumerate(parts) if part.absent]
    if any("o" in joint for joint in joints):
        _require(all(joint in ("o", "co", "c") for joint in joints) and "o" in joints[-1] and not absent)
        return tuple((part,) for part in parts)
    _require(clauses[0].joint in ("", "a") and (absent in ([], [len(parts) - 1]) or (absent == [0] and joints == [""])))
    return (parts,)


def _require(clear: bool) -> None:
    if not clear:
        raise _UnclearError
