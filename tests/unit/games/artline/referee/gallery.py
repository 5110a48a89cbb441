"""A small gallery for the referee's cases: people on more than half of the paintings, trees on exactly half."""

from collections.abc import Iterable, Sequence
from functools import cache

from vernissage.contract.catalogue import Language, Painting, PaintingFacts
from vernissage.contract.languages import LANGUAGES
from vernissage.decks import vocabulary
from vernissage.games.artline.ports import Verdict
from vernissage.games.artline.referee import ThemeReferee
from vernissage.games.artline.setup import EDITIONS, EditionName

_MONET = ("Claude Monet", "Клод Моне", "克劳德·莫奈")
_GOGH = ("Vincent van Gogh", "Винсент Ван Гог", "文森特·梵高", "Вінсент ван Гог")
_VERMEER = ("Johannes Vermeer", "Ян Вермеер", "约翰内斯·维米尔", "Ян Вермеєр")
_SHISHKIN = ("Ivan Shishkin", "Иван Шишкин", "Iván Shishkin", "伊万·希施金", "Іван Шишкін")
_SUNRISE = (
    "Impression, Sunrise",
    "Впечатление. Восходящее солнце",
    "Impresión, sol naciente",
    "印象·日出",
    "Враження. Схід сонця",
)
_NIGHT = ("The Starry Night", "Звёздная ночь", "La noche estrellada", "星月夜", "Зоряна ніч")
_PEARL = (
    "Girl with a Pearl Earring",
    "Девушка с жемчужной серёжкой",
    "La joven de la perla",
    "戴珍珠耳环的少女",
    "Дівчина з перловою сережкою",
)
_PINES = ("Morning in a Pine Forest", "Утро в сосновом лесу", "Mañana en un bosque de pinos", "松林的早晨")
_SHOOTING = ("The Third of May", "Третье мая", "El tres de mayo", "五月三日", "Третє травня")
_PAINTINGS = (
    PaintingFacts("test/sunrise", _SUNRISE, _MONET, (1872,), frozenset({"boat", "water", "person"})),
    PaintingFacts("test/night", _NIGHT, _GOGH, (1889,), frozenset({"sky", "night", "tree"})),
    PaintingFacts("test/pearl", _PEARL, _VERMEER, (1665,), frozenset({"woman", "person"})),
    PaintingFacts("test/pines", _PINES, _SHISHKIN, (1889,), frozenset({"tree", "animal"})),
    PaintingFacts("test/shooting", _SHOOTING, ("Francisco de Goya", "戈雅"), (1814,), frozenset({"person", "night"})),
    PaintingFacts("test/feast", (), ("Jan Steen", "Ян Стен", "扬·斯滕"), (1663,), frozenset({"person", "tree"})),
    PaintingFacts("test/niagara", ("Many Objects",), ("Frederic Church",), (957,), frozenset({"water", "tree"})),
    PaintingFacts("test/loaves", (), ("Maestro de las Historias del Pan",), (), frozenset({"person"})),
)


class Gallery:
    revision = 0

    def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:  # noqa: ARG002 - there is one deck
        return [facts.painting for facts in _PAINTINGS]

    def facts(self, painting: Painting) -> PaintingFacts:
        return next(facts for facts in _PAINTINGS if facts.painting == painting)

    def deck_ids(self) -> Sequence[str]:
        return ["deck"]


@cache
def referee() -> ThemeReferee:
    known = vocabulary.load()
    words = {tag: {language: known.words(tag, language) for language in LANGUAGES} for tag in known.entries}
    return ThemeReferee(Gallery(), words)


def judge(
    text: str, language: Language = "en", *, standing: Iterable[str] = (), edition: EditionName = "louvre"
) -> Verdict:
    deck = Gallery().paintings(())
    return referee().judge(text, language, standing=standing, edition=EDITIONS[edition], line=deck[:2], deck=deck)
