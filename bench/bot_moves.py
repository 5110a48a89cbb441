"""How long a strong bot thinks in a full museum: `python bench/bot_moves.py [games]`.

Prints the median and the longest move of a strong bot once the museum is full (its last third of a game), beside the
same for an easy one in the same run, since machines differ.
"""

import sys
from random import Random
from statistics import median
from time import perf_counter

from vernissage.cli import built_in_resources
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Command, Lay
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.simulation.bots import hall_of_bots
from vernissage.games.artline.simulation.playing import Hall
from vernissage.games.artline.state import State
from vernissage.simulation.playing import Mover, play

FULL = 20  # paintings on the wall


def timed(player: Mover[State, Command], times: list[float]) -> Mover[State, Command]:
    def move(state: State, seat: Seat, rng: Random) -> Command | None:
        begun = perf_counter()
        command = player(state, seat, rng)
        if isinstance(command, Lay) and len(state.museum.hung) >= FULL:
            times.append(perf_counter() - begun)
        return command

    return move


def main(games: int) -> None:
    hall = hall_of_bots(built_in_resources())
    times: dict[str, list[float]] = {"strong": [], "easy": []}
    players = {kind: timed(hall.players[kind], times[kind]) for kind in times}
    for number in range(games):
        play(Hall(hall.game, players), Setup(edition="louvre"), ("strong", "easy") * 3, Random(number))
    for kind, taken in times.items():
        print(f"{kind}: {len(taken)} moves, median {median(taken) * 1000:.1f} ms, longest {max(taken) * 1000:.1f} ms")
    print(f"strong to easy: {median(times['strong']) / median(times['easy']):.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
