"""An Artline bot: answers whatever the game asks of its seat."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random

from vernissage.contract.bot import Deed, Strength
from vernissage.contract.catalogue import Catalogue, Language, Painting, Tag
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.seat import Seat
from vernissage.games.artline.bot.candidates import Candidate, candidates, helpful
from vernissage.games.artline.bot.choosing import least_useful, ranked
from vernissage.games.artline.bot.eyes import Eyes
from vernissage.games.artline.bot.naming import options
from vernissage.games.artline.bot.reading import reader
from vernissage.games.artline.bot.seen import Seen
from vernissage.games.artline.commands import (
    Accept,
    Command,
    Decide,
    Decline,
    Discard,
    Lay,
    Object,
    Rename,
    ShowHand,
    TakeBack,
    Vote,
)
from vernissage.games.artline.queries import Answer, Consider, Considered, Query
from vernissage.games.artline.rules.objecting import LONGEST_ARGUMENT
from vernissage.games.artline.values import Cell, Contested, Line, Objection, Reason
from vernissage.games.artline.view_types import Own, PlacementView, Public

Ask = Callable[[Query], Answer]
_UNKNOWN = ("zyxw", "щъы", "龘")


class Player:
    """Plays any seat of any table; between two moves it remembers only the decks it has seen."""

    def __init__(
        self,
        catalogue: Catalogue,
        names: Mapping[Tag, Mapping[Language, Sequence[str]]],
        broader: Mapping[Tag, frozenset[Tag]],
        dull: frozenset[Tag] = frozenset(),
    ) -> None:
        self._catalogue = catalogue
        self._read = reader(names)
        self._eyes = lru_cache(maxsize=16)(
            lambda _revision, decks: Eyes(catalogue, decks, names, broader, dull, self._read)
        )

    def prepare(self) -> None:
        """Reads the words of all languages, which takes a few tenths of a second."""
        for language in LANGUAGES:
            for text in _UNKNOWN:
                self._read(text, language)

    def move(
        self,
        public: Public,
        own: Own,
        seat: Seat,
        *,
        strength: Strength,
        language: Language,
        rng: Random,
        ask: Ask,
        left: int | None = None,  # noqa: ARG002 - it never takes long
    ) -> Deed[Command] | None:
        if seat not in public.acting:
            return None
        command = self._command(Seen(public, own), seat, strength, language, rng, ask)
        return None if command is None else Deed(command)

    def _command(
        self, seen: Seen, seat: Seat, strength: Strength, language: Language, rng: Random, ask: Ask
    ) -> Command | None:
        eyes = self._eyes(self._catalogue.revision, seen.public.setup.decks)
        match seen.public.phase:
            case "window":
                return _judge(seen, seat, strength, eyes, language)
            case "vote":
                return _vote(seen, seat, eyes)
            case "mend":
                return _mend(seen, eyes, language, ask)
            case "neighbour":
                return _help(seen, eyes, strength, language, rng, ask)
            case "must-discard":
                return Discard(least_useful(seen, eyes), sure=True)
            case "turn":
                return _take_turn(seen, eyes, strength, language, rng, ask)
            case _:
                return None


def _take_turn(seen: Seen, eyes: Eyes, strength: Strength, language: Language, rng: Random, ask: Ask) -> Command:
    lay = _best_lay(seen, eyes, strength, language, rng, ask)
    if lay is not None:
        return lay
    if "show-hand" in seen.own.may:
        return ShowHand()
    return Discard(least_useful(seen, eyes), sure=True)


def _help(seen: Seen, eyes: Eyes, strength: Strength, language: Language, rng: Random, ask: Ask) -> Command:
    """Lays for the neighbour without giving an exhibition away; a strong bot does not help at all (A32)."""
    if strength == "strong":
        return Decline()
    plain, exhibitions = helpful(seen, eyes)
    lay = _best_of(plain, seen, eyes, "easy", language, rng, ask)
    return lay or _best_of(exhibitions, seen, eyes, "easy", language, rng, ask) or Decline()


def _best_lay(seen: Seen, eyes: Eyes, strength: Strength, language: Language, rng: Random, ask: Ask) -> Lay | None:
    return _best_of(candidates(seen, eyes), seen, eyes, strength, language, rng, ask)


def _best_of(
    options: list[Candidate], seen: Seen, eyes: Eyes, strength: Strength, language: Language, rng: Random, ask: Ask
) -> Lay | None:
    for choice in ranked(options, seen, eyes, strength, rng):
        themes = {line: eyes.name(tag, language) for line, tag in choice.themes.items()}
        lay = Lay(choice.candidate.painting, choice.candidate.cell, themes, language)
        if not _was_refused(seen, lay) and _is_allowed(lay, ask):
            return lay
    return None


def _is_allowed(lay: Lay, ask: Ask) -> bool:
    return not lay.themes or _referee_agrees(lay.painting, lay.cell, lay.themes, lay.language, ask)


def _referee_agrees(painting: Painting, cell: Cell, themes: dict[Line, str], language: Language, ask: Ask) -> bool:
    answer = ask(Consider(cell, themes, language, painting))
    assert isinstance(answer, Considered), "the answer to a Consider"
    return all(verdict.verdict != "refused" for verdict in answer.verdicts.values())


def _was_refused(seen: Seen, lay: Lay) -> bool:
    """Whether the painting was refused there under a standing theme; the referee remembers refused new ones (A22)."""
    refused = [(past.painting, past.cell) for past in seen.public.refused if past.theme is None]
    return (lay.painting, lay.cell) in refused


def _judge(seen: Seen, seat: Seat, strength: Strength, eyes: Eyes, language: Language) -> Command | None:
    """Objects only if it is sure and nobody else has, and says what it sees instead; an easy bot never does."""
    placement = seen.public.placement
    assert placement is not None
    if placement.answers.get(seat) != "none":
        return None
    if strength != "easy":
        for line in placement.lines:
            why = _objection(seen, placement, line, eyes, language)
            if why is not None:
                return Object(placement.id, (why,), placement.naming)
    return Accept(placement.id, placement.naming)


def _objection(seen: Seen, placement: PlacementView, line: Line, eyes: Eyes, language: Language) -> Objection | None:
    """What is surely wrong in `line`, if the bot may say so and nobody has."""
    refused = _refused_by_referee(placement, line)
    if refused is not None and _is_unsaid(seen, placement, line, "not-allowed"):
        return Objection("not-allowed", line, refused.facts.get("word", ""))
    wrong = _misfit(seen, placement, line, eyes)
    if wrong is not None and _is_unsaid(seen, placement, line, "does-not-fit"):
        return Objection("does-not-fit", line, eyes.telling(wrong, language)[:LONGEST_ARGUMENT])
    return None


def _is_unsaid(seen: Seen, placement: PlacementView, line: Line, reason: Reason) -> bool:
    """Whether the bot may object so, and nobody has: else there will be a vote anyway."""
    said = {(objection.reason, objection.line) for given in placement.objections.values() for objection in given}
    return reason in seen.own.may_object.get(line, ()) and (reason, line) not in said


def _refused_by_referee(placement: PlacementView, line: Line) -> Contested | None:
    """Why the referee refused a theme that was put to the table all the same: of that a bot is sure (A17)."""
    theme = placement.themes.get(line)
    return theme.contested if theme else None


def _misfit(seen: Seen, placement: PlacementView, line: Line, eyes: Eyes) -> Painting | None:
    """Finds a painting that surely misses the theme: in a new gallery, also the one that hung there before (A12)."""
    theme = seen.theme(line)
    judged = (placement.painting, *(seen.paintings(line) if line in placement.themes else ()))
    return next((painting for painting in judged if theme and eyes.surely_misses(painting, theme)), None)


def _vote(seen: Seen, seat: Seat, eyes: Eyes) -> Command | None:
    """Votes like a friend: against only what it is sure of."""
    placement, vote = seen.public.placement, seen.public.vote
    assert placement is not None
    assert vote is not None
    if seat == placement.seat:
        return Decide(placement.id)  # a bot has answered at once
    if seen.own.ballot is not None and seat not in vote.asked_again:
        return None
    match vote.reason:
        case "does-not-fit":
            keep = _misfit(seen, placement, vote.line, eyes) is None
        case "not-allowed":
            keep = _refused_by_referee(placement, vote.line) is None
        case "unclear":
            keep = True
    return Vote(placement.id, vote.line, keep, vote.reason, placement.naming)


def _mend(seen: Seen, eyes: Eyes, language: Language, ask: Ask) -> Command:
    """Tries another name for what was not accepted, else takes the painting back."""
    placement, mend = seen.public.placement, seen.public.mend
    assert placement is not None
    assert mend is not None
    named = frozenset(tag for line in placement.lines if (theme := seen.theme(line)) for tag in theme.understood)
    kept = {line: theme.text for line, theme in placement.themes.items()}
    hanging = (*seen.paintings(mend.line), placement.painting)
    for tag in options(eyes, hanging, seen.taken() | named, seen.own.hand):
        themes = {**kept, mend.line: eyes.name(tag, language)}
        if _referee_agrees(placement.painting, placement.cell, themes, language, ask):
            return Rename(placement.id, themes, language)
    return TakeBack(placement.id)
