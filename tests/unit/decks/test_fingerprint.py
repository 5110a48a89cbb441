"""Whether two pictures show the same."""

from pathlib import Path

from PIL import Image, ImageDraw, ImageEnhance

from vernissage.decks.checking import ALIKE_BITS
from vernissage.decks.fingerprint import fingerprint


def scene(*boxes: tuple[int, int, int, int]) -> Image.Image:
    """Light boxes on a ground that grows lighter to the right."""
    image = Image.linear_gradient("L").rotate(90).resize((320, 240)).convert("RGB")
    for box in boxes:
        ImageDraw.Draw(image).rectangle(box, fill="white")
    return image


def of(image: Image.Image, folder: Path) -> int:
    path = folder / "picture.png"
    image.save(path)
    found = fingerprint(path)
    assert found is not None
    return found


def apart(one: int, other: int) -> int:
    return (one ^ other).bit_count()


def test_another_size_and_other_light_are_the_same_picture(tmp_path: Path) -> None:
    image = scene((20, 20, 120, 90))
    again = ImageEnhance.Brightness(image.resize((640, 480))).enhance(0.8)
    assert apart(of(image, tmp_path), of(again, tmp_path)) < ALIKE_BITS


def test_another_picture_is_far_off(tmp_path: Path) -> None:
    one, other = scene((20, 20, 120, 90)), scene((20, 20, 120, 90)).rotate(180)
    assert apart(of(one, tmp_path), of(other, tmp_path)) > ALIKE_BITS


def test_the_transparent_mat_around_it_does_not_count(tmp_path: Path) -> None:
    image = scene((20, 20, 120, 90))
    matted = Image.new("RGBA", (400, 400))
    matted.paste(image, (40, 80))
    assert of(matted, tmp_path) == of(image, tmp_path)


def test_what_is_no_picture_has_none(tmp_path: Path) -> None:
    (tmp_path / "text.png").write_text("no picture")
    assert fingerprint(tmp_path / "text.png") is None
    assert fingerprint(tmp_path / "gone.png") is None
