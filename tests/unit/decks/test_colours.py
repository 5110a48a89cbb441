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
    spread = {"light-above", "dark-above", "light-middle", "dark-middle", "one-side-lighter", "soft-contrast"}
    temper = {"warm-colours", "cool-colours", "vivid-colours", "muted-colours", "colourful", "few-colours"}
    assert {f"mostly-{name}" for name in names} | light | spread | temper == load().computed


def halves(one: str, other: str, *, beside: bool = False) -> Image.Image:
    """Two colours, `one` above `other`, or left of it."""
    picture = Image.new("RGB", (120, 120), other)
    picture.paste(one, (0, 0, 60, 120) if beside else (0, 0, 120, 60))
    return picture


def framed(rim: str, middle: str) -> Image.Image:
    picture = Image.new("RGB", (120, 120), rim)
    picture.paste(middle, (30, 30, 90, 90))
    return picture


@pytest.mark.parametrize(
    ("picture", "tag"),
    [
        (halves("white", "#333333"), "light-above"),
        (halves("#333333", "white"), "dark-above"),
        (halves("white", "#333333", beside=True), "one-side-lighter"),
        (framed("#333333", "white"), "light-middle"),
        (framed("white", "#333333"), "dark-middle"),
        (framed("#777777", "#888888"), "soft-contrast"),
        (framed("#777777", "#888888"), "muted-colours"),
        (framed("#c05020", "#e09030"), "warm-colours"),
        (framed("#2050c0", "#3090b0"), "cool-colours"),
        (framed("#d01010", "#1040e0"), "vivid-colours"),
    ],
)
def test_where_the_light_is_and_how_warm_the_colours_are(picture: Image.Image, tag: str) -> None:
    assert tag in computed_tags(picture)


def test_an_even_grey_has_no_light_side() -> None:
    spread = {"light-above", "dark-above", "light-middle", "dark-middle", "one-side-lighter"}
    assert spread.isdisjoint(computed_tags(Image.new("RGB", (90, 60), "#808080")))
