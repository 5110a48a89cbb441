"""Record the golden games of Storyteller again: python -m tests.golden.storyteller.record

Look at the diff before you commit it: it shows what the change does to a game.
"""

from pathlib import Path
from random import Random

from tests.golden.storyteller.playthrough import Heading, Move, Playthrough, written
from tests.property.storyteller.games import choice_by_chance
from vernissage.games.storyteller.setup import Setup

FOLDER = Path(__file__).parent
WALL = ("wall",)
GAMES = {
    "three": Heading(Setup(decks=WALL, goal=40), players=3, paintings=42, seed=30),
    "six": Heading(Setup(decks=WALL, rounds=1, vote_seconds=0), players=6, paintings=84, seed=31),
    "eight": Heading(Setup(decks=WALL, goal=15), players=8, paintings=112, seed=23),
}


def by_chance(heading: Heading) -> list[Move]:
    """The moves of a whole game, and what befalls it."""
    playthrough, chooser, moves = Playthrough(heading), Random(heading.seed), list[Move]()
    while not playthrough.game.is_over(playthrough.state):
        chosen = choice_by_chance(playthrough.game, playthrough.state, chooser)
        if chosen is not None:
            playthrough.move(*chosen)
            moves.append(chosen)
    return moves


def main() -> None:
    for name, heading in GAMES.items():
        lines = written(heading, by_chance(heading))
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
