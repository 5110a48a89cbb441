"""Files of recipes, as they are read."""

from pathlib import Path

import pytest

from vernissage.drawing.recipes.reading import BadRecipe, used_pictograms, written


def test_files_are_read_by_level_card_and_number(tmp_path: Path) -> None:
    (tmp_path / "level-2.toml").write_text('[figures]\nbow = "line 1 1 2 2"\n[birds]\n1 = "owl"\n3 = ["bow", "owl"]\n')
    recipes = written(tmp_path)
    assert set(recipes.words) == {("2/birds", 1), ("2/birds", 3)}
    assert used_pictograms(recipes) == {"owl"}


@pytest.mark.parametrize("text", ['[birds]\n8 = "owl"', "birds = 3", "[birds", '[birds]\n1 = { pic = "a", x = 1 }'])
def test_a_file_that_is_not_in_order_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "level-1.toml").write_text(text)
    with pytest.raises(BadRecipe):
        written(tmp_path)


def test_two_figures_of_one_name_are_refused(tmp_path: Path) -> None:
    for name in ("figures", "level-1"):
        (tmp_path / f"{name}.toml").write_text('[figures]\nbow = "line 1 1 2 2"\n')
    with pytest.raises(BadRecipe, match="bow"):
        written(tmp_path)
