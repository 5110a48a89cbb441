"""Record the golden games anew: python -m tests.golden.record

Look at the difference before you commit it: it is what the change does to a game.
"""

from pathlib import Path
from random import Random

from tests.golden.artline import playthrough as artline
from tests.golden.pictomania import playthrough as pictomania
from vernissage.core.game import CloseSeat, HurryOn, SeatAway, SeatBack, TimeUp
from vernissage.games.artline.clock import acting
from vernissage.games.artline.setup import ArtlineSetup
from vernissage.games.artline.simulation import chance
from vernissage.games.pictomania.setup import OwnCard, PictomaniaSetup
from vernissage.games.pictomania.simulation import chance as pictomania_chance
from vernissage.games.pictomania.simulation.playing import who_moves

FOLDER = Path(__file__).parent
ARTLINE = {
    "tretyakov": artline.Heading(ArtlineSetup("tretyakov", ("wall",), season=True), players=3, paintings=30, seed=66),
    "hermitage": artline.Heading(ArtlineSetup("hermitage", ("wall",), curators=True), players=4, paintings=36, seed=41),
    "louvre": artline.Heading(ArtlineSetup("louvre", ("wall",)), players=2, paintings=24, seed=18),
}
OWN = tuple(OwnCard(2, tuple(f"word {card}{number}" for number in range(1, 8))) for card in "abcdefgh")
PICTOMANIA = {
    "three": pictomania.Heading(PictomaniaSetup(), players=3, cards=4, seed=3),
    "four": pictomania.Heading(PictomaniaSetup(rounds=2, learning=True), players=4, cards=9, seed=4),
    "five": pictomania.Heading(PictomaniaSetup(rounds=2, hurry=True, seconds=0), players=5, cards=9, seed=5),
    "six": pictomania.Heading(
        PictomaniaSetup(rounds=2, levels=(2, 2), own_cards=OWN, own_only=True), players=6, cards=9, seed=6
    ),
}
FATES = 0.06  # how often something happens that nobody at the table does


def artline_by_chance(heading: artline.Heading) -> list[artline.Move]:
    """The moves of a whole game."""
    playthrough, chooser, moves = artline.Playthrough(heading), Random(heading.seed), []
    while not playthrough.game.is_over(playthrough.state):
        seat = chooser.choice(acting(playthrough.state))
        command = chance.move(playthrough.state, seat, chooser)
        playthrough.move(seat, command)
        moves.append((seat, command))
    return moves


def pictomania_by_chance(heading: pictomania.Heading) -> list[pictomania.Move]:
    """The moves of a whole game, and what befalls it."""
    playthrough, chooser, moves = pictomania.Playthrough(heading), Random(heading.seed), list[pictomania.Move]()
    while not playthrough.game.is_over(playthrough.state):
        move = _fate(playthrough, chooser) if chooser.random() < FATES else _move(playthrough, chooser)
        if move is not None:
            playthrough.move(*move)
            moves.append(move)
    return moves


def _move(playthrough: pictomania.Playthrough, chooser: Random) -> pictomania.Move | None:
    waited_on = playthrough.game.waiting(playthrough.state)
    if set(waited_on.seats) <= playthrough.state.away:
        return (None, TimeUp(waited_on.clock.key)) if waited_on.clock else _fate(playthrough, chooser)
    seat = who_moves(playthrough.game, playthrough.state, chooser)
    command = None if seat in playthrough.state.away else pictomania_chance.move(playthrough.state, seat, chooser)
    return (seat, command) if command is not None else None


def _fate(playthrough: pictomania.Playthrough, chooser: Random) -> pictomania.Move | None:
    state = playthrough.state
    if state.away and chooser.random() < 0.5:
        return None, SeatBack(min(state.away))
    fate = chooser.random()
    if fate < 0.3 and len(state.open_seats) > 4:
        return None, CloseSeat(chooser.choice(state.open_seats))
    if fate < 0.6:
        return None, SeatAway(chooser.choice(state.open_seats))
    if state.phase != "drawing":
        return None, HurryOn()
    clock = playthrough.game.waiting(state).clock
    return (None, TimeUp(clock.key)) if clock and fate > 0.9 else None


def main() -> None:
    for name, heading in ARTLINE.items():
        lines = artline.written(heading, artline_by_chance(heading))
        (FOLDER / "artline" / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")
    for title, begun in PICTOMANIA.items():
        lines = pictomania.written(begun, pictomania_by_chance(begun))
        (FOLDER / "pictomania" / f"{title}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
