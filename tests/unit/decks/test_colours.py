import pytest
from PIL import Image, ImageDraw

from tests.unit.decks.pictures import painting
from vernissage.decks.colours import computed_tags, dominant_colour
from vernissage.decks.vocabulary import load


@pytest.mark.parametrize(
    ("colour", "tag"),
    [("#2060d0", "mostly-blue"), ("#3a8c3a", "mostly-green"), ("#c02020", "mostly-red"), ("#f0c830", "mostly-yellow"),
     ("#6b4a2b", "mostly-brown"), ("#888888", "mostly-grey"), ("#fafafa", "mostly-white")],
)  # fmt: skip
def test_the_colour_that_rules_is_named(colour: str, tag: str) -> None:
    assert [found for found in computed_tags(painting(colour=colour)) if found.startswith("mostly-")] == [tag]


def test_dark_and_bright_are_told_apart() -> None:
    assert {"dark-picture", "dark-background"} <= set(computed_tags(painting(colour="#0a0a0c")))
    assert {"bright-picture", "light-background"} <= set(computed_tags(painting(colour="#f4f4f4")))


def test_stripes_of_the_rainbow_are_colourful_and_one_colour_is_few() -> None:
    rainbow = Image.new("RGB", (120, 80))
    draw = ImageDraw.Draw(rainbow)
    for at, colour in enumerate(("red", "orange", "yellow", "green", "blue", "purple")):
        draw.rectangle((at * 20, 0, at * 20 + 19, 80), fill=colour)
    assert "colourful" in computed_tags(rainbow)
    assert "few-colours" in computed_tags(Image.new("RGB", (50, 50), "#405060"))


def test_black_beside_white_is_a_strong_contrast() -> None:
    image = Image.new("RGB", (100, 100), "black")
    image.paste("white", (50, 0, 100, 100))
    assert "strong-contrast" in computed_tags(image)


def test_the_dominant_colour_is_the_most_frequent_one() -> None:
    assert dominant_colour(painting(colour="#204080")) == "#204080"


def test_everything_that_can_be_measured_is_in_the_vocabulary() -> None:
    names = {"blue", "green", "red", "yellow", "brown", "grey", "white"}
    light = {"dark-picture", "bright-picture", "dark-background", "light-background", "strong-contrast"}
    assert {f"mostly-{name}" for name in names} | light | {"colourful", "few-colours"} == load().computed
