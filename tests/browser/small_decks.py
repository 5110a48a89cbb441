"""Decks so small that the pile is soon empty: a deck needs 7 paintings a player and those of the start (A2)."""

from pathlib import Path

from msgspec import structs

from tests.unit.decks.pictures import painting, saved
from vernissage.decks.catalogue import OWN_FOLDER
from vernissage.decks.model import write_deck
from vernissage.decks.own import OwnDecks

FOR_TWO, FOR_FOUR = "for-two", "for-four"
NAME = {"en": "Circles", "es": "Círculos", "ru": "Круги", "uk": "Кола", "zh": "圆"}


def make_small_decks(data: Path) -> None:
    own = OwnDecks(data)
    own.create(FOR_FOUR, NAME)
    for number in range(7 * 4 + 1):
        own.add_picture(FOR_FOUR, saved(painting(mark=number * 3)), f"{number}.jpg")
    _copy_for_two(own, data / OWN_FOLDER)


def _copy_for_two(own: OwnDecks, folder: Path) -> None:
    large = own.get(FOR_FOUR)
    small = structs.replace(large, id=FOR_TWO, paintings=large.paintings[: 7 * 2 + 1])
    write_deck(folder / FOR_TWO, small)
    for file in (folder / FOR_FOUR).glob("*.webp"):
        (folder / FOR_TWO / file.name).write_bytes(file.read_bytes())
