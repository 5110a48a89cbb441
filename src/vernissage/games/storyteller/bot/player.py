"""One bot's answer to whatever a turn asks of its seat."""

from collections.abc import Callable, Sequence
from math import log
from random import Random

from vernissage.core.bot import Deed, Strength
from vernissage.core.catalogue import Language, Painting
from vernissage.core.not_yet import patiently
from vernissage.core.seat import Seat
from vernissage.games.storyteller.bot.telling import story
from vernissage.games.storyteller.commands import Command, Give, GiveHeart, Ready, Tell, Vote
from vernissage.games.storyteller.ports import Clues
from vernissage.games.storyteller.queries import Answer, Query
from vernissage.games.storyteller.view_types import Own, Public

EYES: dict[Strength, float] = {"easy": 2.2, "medium": 1.2, "strong": 0.4}  # how differently each sees a painting
LIKES = 0.35  # how often it gives a heart to a clue that some found


class Player:
    """Plays any seat of any table; remembers nothing between two moves."""

    def __init__(self, clues: Clues) -> None:
        self._clues = clues

    def move(
        self,
        public: Public,
        own: Own,
        seat: Seat,
        *,
        strength: Strength,
        language: Language,
        rng: Random,
        ask: Callable[[Query], Answer],
        left: int | None = None,  # noqa: ARG002 - it never takes long
    ) -> Deed | None:
        if seat not in public.acting:
            return None
        return Deed(self._command(public, own, seat, strength, language, rng, ask))

    def _command(
        self,
        public: Public,
        own: Own,
        seat: Seat,
        strength: Strength,
        language: Language,
        rng: Random,
        ask: Callable[[Query], Answer],
    ) -> Command:
        if "tell" in own.may:
            before = {past.clue.text for past in public.history.values() if past.clue}
            told = story(self._clues, own.hand, strength, language, rng, ask, before)
            return Tell(public.turn, told.painting, told.text, language, suggested=told.suggested)
        if "give" in own.may:
            return Give(public.turn, self._best(public, own.hand, public.gifts_each, strength, rng))
        if "vote" in own.may:
            return Vote(public.turn, self._ballot(public, own, strength, rng))
        return _applaud(public, own, seat, rng)

    def _best(
        self, public: Public, paintings: Sequence[Painting], count: int, strength: Strength, rng: Random
    ) -> tuple[Painting, ...]:
        """What suits the clue best, seen with its own eyes: no two people look alike, and an easy bot looks away."""
        assert public.clue is not None, "there is a clue in every phase but the first"
        clue = public.clue
        odds = patiently(lambda: self._clues.match(clue.text, clue.language, paintings))
        seen = {one: log(odd) + rng.gauss(0, EYES[strength]) for one, odd in zip(paintings, odds, strict=True)}
        return tuple(sorted(paintings, key=lambda painting: -seen[painting])[:count])

    def _ballot(self, public: Public, own: Own, strength: Strength, rng: Random) -> tuple[Painting, ...]:
        """One who is strong is content with a single vote where a second one would cost a point (S7)."""
        wanted = 1 if strength == "strong" else public.votes_each
        return self._best(public, own.votable, wanted, strength, rng)


def _applaud(public: Public, own: Own, seat: Seat, rng: Random) -> Command:
    turn = public.history[public.turn]
    fresh = "heart" in own.may and seat not in turn.hearts
    liked = turn.score is not None and turn.score.outcome == "some"
    return GiveHeart(public.turn) if fresh and liked and rng.random() < LIKES else Ready(public.turn)
