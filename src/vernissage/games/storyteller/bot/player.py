"""A Storyteller bot: answers whatever a turn asks of its seat."""

from collections.abc import Callable
from random import Random

from vernissage.contract.bot import Deed, Strength
from vernissage.contract.catalogue import Catalogue, Language
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.bot.choosing import Choosing
from vernissage.games.storyteller.bot.clue_choice import Telling
from vernissage.games.storyteller.commands import Command, Give, GiveHeart, Ready, Tell, Vote
from vernissage.games.storyteller.ports import Clues
from vernissage.games.storyteller.queries import Answer, Query, Suggest
from vernissage.games.storyteller.view_types import Own, Public

LIKES = 0.35  # how often it gives a heart to a clue that some found


class Player:
    """Plays any seat of any table; knows only what the table shows."""

    def __init__(self, clues: Clues, catalogue: Catalogue) -> None:
        self._telling = Telling(clues, catalogue)
        self._choosing = Choosing(clues, catalogue)

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
    ) -> Deed[Command] | None:
        if seat not in public.acting:
            return None
        if "tell" in own.may:
            ideas = {painting: ask(Suggest(painting, language)).clues for painting in own.hand}
            told = self._telling.story(public, ideas, strength, language, rng)
            return Deed(Tell(public.turn, told.painting, told.text, language, suggested=told.suggested))
        return Deed(self._answer(public, own, seat, strength, rng))

    def _answer(self, public: Public, own: Own, seat: Seat, strength: Strength, rng: Random) -> Command:
        if "give" in own.may:
            return Give(public.turn, self._choosing.gifts(public, own, strength, rng))
        if "vote" in own.may:
            return Vote(public.turn, self._choosing.votes(public, own, strength, rng))
        return _applaud(public, own, seat, rng)


def _applaud(public: Public, own: Own, seat: Seat, rng: Random) -> Command:
    turn = public.history[public.turn]
    fresh = "heart" in own.may and seat not in turn.hearts
    liked = turn.score is not None and turn.score.outcome == "some"
    return GiveHeart(public.turn) if fresh and liked and rng.random() < LIKES else Ready(public.turn)
