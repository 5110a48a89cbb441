"""English sentences for what the decks refuse: the command line has no browser to say them."""

from collections.abc import Mapping
from typing import Any

from vernissage.contract.refused import Refused

SENTENCES = {
    "not-a-picture": "this is not a picture",
    "picture-format": "{format} pictures are not supported; save it as JPEG, PNG, WebP or AVIF",
    "picture-too-large": "the file has {megabytes} MB, {most_mega} MB is the most",
    "picture-too-many-pixels": "the picture has too many pixels: {most_mega} megapixels is the most",
    "picture-too-small": "the picture is {width} × {height}, the shorter side must have at least {least}",
    "picture-broken": "the picture is broken or cut off",
    "picture-animated": "the picture is animated; use a still one",
    "picture-already-there": "the deck has this picture already, as {painting}",
    "deck-full": "the deck is full: {most} paintings is the most",
    "too-many-decks": "there are too many decks: {most} is the most",
    "unknown-deck": "there is no deck called {deck}",
    "unknown-language": "{language} is not one of the five languages: en, ru, es, zh, uk",
    "unknown-painting": "there is no painting called {painting}",
    "unknown-tag": "the vocabulary has no tag called {tag}",
    "too-many-tags": "a painting can have at most {most} tags",
    "tag-is-measured": "{tag} is measured from the picture and can't be set by hand",
    "deck-exists": "there is a deck called {deck} already; give another with --id",
    "deck-built-in": "{deck} is built in: it stays as it is, and a deck of yours needs another id",
    "deck-broken": "the file deck.json of {deck} cannot be read",
    "bad-deck-id": "{deck} is no id: small letters, digits and hyphens, 64 at most",
    "bad-title": "a name or title has 1 to {most} letters",
    "table-not-utf8": "{file} is not written in UTF-8; save it as “CSV UTF-8”",
    "museum-offline": "cannot reach {address}: is this machine online? Run the same command again to resume",
    "museum-timeout": "{address} does not answer in time; run the same command again to resume",
    "museum-busy": "{address} is busy ({status}); run the same command again later to resume",
    "museum-error": "{address} refuses ({status})",
    "museum-nonsense": "{address} gave an unexpected answer: {why}",
    "museum-found-nothing": "nothing was found for {question}",
}


def sentence(refused: Refused) -> str:
    words = SENTENCES.get(refused.code)
    return words.format(**refused.facts, **_in_millions(refused.facts)) if words else refused.code


def _in_millions(facts: Mapping[str, Any]) -> dict[str, str]:
    """Bytes and pixels as people count them."""
    numbers = {"megabytes": facts.get("bytes"), "most_mega": facts.get("most")}
    return {name: f"{number / 1e6:g}" for name, number in numbers.items() if isinstance(number, int)}
