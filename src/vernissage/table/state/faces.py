"""Names of the faces that players choose and bots have. The client draws them."""

from typing import Literal, TypeAlias

PersonFace: TypeAlias = Literal[
    "beret",
    "pearl",
    "straw",
    "ruff",
    "bowler",
    "turban",
    "curls",
    "beard",
    "bonnet",
    "glasses",
    "braids",
    "crown",
    "moustache",
    "scarf",
    "helmet",
    "veil",
    "cat",
    "fox",
    "owl",
    "bear",
]
BotFace: TypeAlias = Literal["mannequin", "bust", "mask", "tin", "puppet", "urn", "sphinx", "automaton"]
Face: TypeAlias = PersonFace | BotFace
BOT_FACES: tuple[BotFace, ...] = ("mannequin", "bust", "mask", "tin", "puppet", "urn", "sphinx", "automaton")
