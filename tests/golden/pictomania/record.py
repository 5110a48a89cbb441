"""Record the golden games of Pictomania again: python -m tests.golden.pictomania.record

Look at the diff before you commit it: it shows what the change does to a game.
"""

from pathlib import Path
from random import Random

from tests.golden.pictomania.playthrough import Heading, Move, Playthrough, written
from vernissage.contract.game import CloseSeat, HurryOn, SeatAway, SeatBack, TimeUp
from vernissage.games.pictomania.setup import OwnCard, Setup
from vernissage.games.pictomania.simulation.chance import move
from vernissage.games.pictomania.simulation.playing import who_moves

FOLDER = Path(__file__).parent
OWN = tuple(OwnCard(2, tuple(f"word {card}{number}" for number in range(1, 8))) for card in "abcdefgh")
GAMES = {
    "three": Heading(Setup(), players=3, cards=4, seed=15),
    "four": Heading(Setup(rounds=2, learning=True), players=4, cards=9, seed=4),
    "five": Heading(Setup(rounds=2, hurry=True, seconds=0), players=5, cards=9, seed=5),
    "six": Heading(Setup(rounds=2, levels=(2, 2), own_cards=OWN, own_only=True), players=6, cards=9, seed=6),
}
FATES = 0.06  # how often something happens that nobody at the table does


def by_chance(heading: Heading) -> list[Move]:
    """The moves of a whole game, and what befalls it."""
    playthrough, chooser, moves = Playthrough(heading), Random(heading.seed), list[Move]()
    while not playthrough.game.is_over(playthrough.state):
        chosen = _fate(playthrough, chooser) if chooser.random() < FATES else _move(playthrough, chooser)
        if chosen is not None:
            playthrough.move(*chosen)
            moves.append(chosen)
    return moves


def _move(playthrough: Playthrough, chooser: Random) -> Move | None:
    waited_on = playthrough.game.waiting(playthrough.state)
    if set(waited_on.seats) <= playthrough.state.away:
        return (None, TimeUp(waited_on.clock.key)) if waited_on.clock else _fate(playthrough, chooser)
    seat = who_moves(playthrough.game, playthrough.state, chooser)
    command = None if seat in playthrough.state.away else move(playthrough.state, seat, chooser)
    return (seat, command) if command is not None else None


def _fate(playthrough: Playthrough, chooser: Random) -> Move | None:
    state = playthrough.state
    if state.away and chooser.random() < 0.5:
        return None, SeatBack(min(state.away))
    fate = chooser.random()
    if fate < 0.3 and len(state.open_seats) > 4:
        return None, CloseSeat(chooser.choice(state.open_seats))
    if fate < 0.6:
        return None, SeatAway(chooser.choice(state.open_seats))
    if state.phase != "drawing":
        return None, HurryOn(state.step)
    clock = playthrough.game.waiting(state).clock
    return (None, TimeUp(clock.key)) if clock and fate > 0.9 else None


def main() -> None:
    for name, heading in GAMES.items():
        lines = written(heading, by_chance(heading))
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
