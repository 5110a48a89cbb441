"""Record the golden games of Artline again: python -m tests.golden.artline.record

Look at the diff before you commit it: it shows what the change does to a game.
"""

from pathlib import Path
from random import Random

from tests.golden.artline.playthrough import Heading, Move, Playthrough, written
from vernissage.games.artline.rules.absence import acting
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.simulation import chance

FOLDER = Path(__file__).parent
GAMES = {
    "tretyakov": Heading(Setup("tretyakov", ("wall",), season=True), players=3, paintings=30, seed=66),
    "hermitage": Heading(Setup("hermitage", ("wall",), curators=True), players=4, paintings=36, seed=41),
    "louvre": Heading(Setup("louvre", ("wall",)), players=2, paintings=24, seed=18),
}


def by_chance(heading: Heading) -> list[Move]:
    """The moves of a whole game."""
    playthrough, chooser, moves = Playthrough(heading), Random(heading.seed), []
    while not playthrough.game.is_over(playthrough.state):
        seat = chooser.choice(acting(playthrough.state))
        command = chance.move(playthrough.state, seat, chooser)
        playthrough.move(seat, command)
        moves.append((seat, command))
    return moves


def main() -> None:
    for name, heading in GAMES.items():
        lines = written(heading, by_chance(heading))
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
