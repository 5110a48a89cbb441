"""A player who makes random legal moves."""

from random import Random

from vernissage.contract.seat import Seat
from vernissage.games.storyteller.commands import Command, Give, GiveHeart, Ready, Tell, Vote
from vernissage.games.storyteller.state import State
from vernissage.games.storyteller.view import own


def move(state: State, seat: Seat, rng: Random) -> Command | None:
    """Chooses one of the moves that `seat` may make now, if there is any."""
    seen, turn = own(state, seat), state.turn.number
    if not seen.may:
        return None
    match rng.choice(seen.may):
        case "tell":
            painting = rng.choice(seen.hand)
            return Tell(turn, painting, f"en {painting} {rng.randrange(3)}", "en", suggested=rng.random() < 0.5)
        case "give":
            return Give(turn, tuple(rng.sample(seen.hand, state.gifts_each)))
        case "vote":
            most = min(state.votes_each, len(seen.votable))
            return Vote(turn, tuple(rng.sample(seen.votable, rng.randint(1, most))))
        case "heart":
            return GiveHeart(turn)
        case "ready":
            return Ready(turn)
