"""Whether there is a recipe for every word, and each can be drawn."""

from tests.unit.drawing.recipes.test_composing import KNOWN
from vernissage.drawing.recipes.checking import check
from vernissage.drawing.recipes.reading import Recipes, parts_of


def test_the_report_names_what_is_missing_strange_and_wrong() -> None:
    recipes = Recipes({("1/a", 1): parts_of("owl", ""), ("1/b", 9): parts_of("owll", "")}, {})
    report = check([("1/a", 1), ("1/a", 2)], recipes, KNOWN)
    assert report.missing == (("1/a", 2),)
    assert [problem.partition(":")[0] for problem in report.problems] == ["1/b 9", "1/b 9"]
    assert report.problems[0] == "1/b 9: no card has such a word"
