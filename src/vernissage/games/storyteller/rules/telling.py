"""Telling: the storyteller gives a clue (S2, S12, S13)."""

from collections.abc import Iterator
from itertools import islice

from vernissage.contract.catalogue import Language, Painting
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.contract.text import bounded, cleaned, visible
from vernissage.games.storyteller.commands import Tell
from vernissage.games.storyteller.events import Event, Told
from vernissage.games.storyteller.ports import Clues, Idea, Printed
from vernissage.games.storyteller.queries import Suggest, Suggested
from vernissage.games.storyteller.state import State
from vernissage.games.storyteller.values import Clue

MOST_IDEAS = 6
MAX_CLUE_LENGTH = 120  # S2
ROOM = 4  # a clue may be sent this many times too long: spaces are trimmed, accents may be separate characters


def tell(state: State, seat: Seat, command: Tell, clues: Clues, printed: Printed) -> list[Event]:
    _check_may_tell(state, seat, command.painting)
    _check_language(command.language)
    text = _clean_clue(command.text)
    cited = printed.cited(text, command.language, command.painting)
    if cited == "title":
        raise Refused("clue-title")
    if cited == "artist":
        raise Refused("clue-artist")
    clue = Clue(text, command.language, _in_all_languages(state, command, text, clues, printed))
    return [Told(seat, clue, command.painting)]


def suggest(state: State, seat: Seat, query: Suggest, clues: Clues, printed: Printed) -> Suggested:
    _check_may_tell(state, seat, query.painting)
    _check_language(query.language)
    ideas = _ideas(state, query.painting, query.language, clues, printed)
    return Suggested(tuple(idea.words[query.language] for idea in islice(ideas, MOST_IDEAS)))


def clues_so_far(state: State) -> frozenset[str]:
    """Collects all clues so far in every language, and those of earlier games: nobody tells the same story twice."""
    told = [turn.clue for turn in state.turns if turn.clue]
    return frozenset((*state.told, *(text for clue in told for text in (clue.text, *clue.words.values()))))


def _check_may_tell(state: State, seat: Seat, painting: Painting) -> None:
    if state.phase != "clue":
        raise Refused("wrong-phase", phase=state.phase)
    if seat != state.turn.teller:
        raise Refused("not-your-turn", turn=state.turn.teller)
    if painting not in state.hands[seat]:
        raise Refused("not-in-hand", painting=painting)


def _in_all_languages(state: State, command: Tell, text: str, clues: Clues, printed: Printed) -> dict[Language, str]:
    if not command.suggested:
        return {}
    ideas = _ideas(state, command.painting, command.language, clues, printed)
    return next((idea.words for idea in ideas if idea.words[command.language] == text), {})


def _ideas(state: State, painting: Painting, language: Language, clues: Clues, printed: Printed) -> Iterator[Idea]:
    """Leaves out ideas that name the title or the artist in any reader's language (S13)."""
    for idea in clues.tell(painting, language, clues_so_far(state)):
        if not any(printed.cited(words, reader, painting) for reader, words in idea.words.items()):
            yield idea


def _clean_clue(text: str) -> str:
    """Cleans a clue; raises `Refused` (S2, S13)."""
    clue = cleaned(bounded(text, ROOM * MAX_CLUE_LENGTH, "clue-too-long", MAX_CLUE_LENGTH))
    if clue is None:
        raise Refused("clue-unreadable")
    if not clue:
        raise Refused("clue-empty")
    if visible(clue) > MAX_CLUE_LENGTH or len(clue) > 2 * MAX_CLUE_LENGTH:
        raise Refused("clue-too-long", limit=MAX_CLUE_LENGTH)
    return clue


def _check_language(language: Language) -> None:
    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language)
