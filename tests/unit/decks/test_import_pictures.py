import io
from pathlib import Path

import pytest
from PIL import Image

from tests.unit.decks.pictures import painting, png_that_claims, saved
from vernissage.contract.refused import Refused
from vernissage.decks.import_pictures import open_picture
from vernissage.decks.own import MOST_BYTES
from vernissage.decks.rendering import render

STILL, OTHER = painting(), painting(colour="green")
UPSIDE_DOWN, SIDEWAYS, ORIENTATION, GPS = 3, 6, 0x0112, 0x8825


def code_of(content: bytes) -> str:
    with pytest.raises(Refused) as refused:
        open_picture(content)
    return refused.value.code


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP", "AVIF"])
def test_the_four_formats_are_taken(format: str) -> None:
    opened = open_picture(saved(STILL, format))
    assert (opened.mode, opened.size) == ("RGB", (320, 240))


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not-a-picture"),
        (b"<html>hello</html>", "not-a-picture"),
        (saved(STILL, "GIF"), "picture-format"),
        (saved(STILL, "TIFF"), "picture-format"),
        (saved(STILL, "BMP"), "picture-format"),
        (b"\xff\xd8\xff" + b"\0" * MOST_BYTES, "picture-too-large"),
        (png_that_claims(50_000, 50_000), "picture-too-many-pixels"),
        (png_that_claims(9_000, 9_000), "picture-too-many-pixels"),
        (saved(painting(20, 400)), "picture-too-small"),
        (saved(STILL)[:900], "picture-broken"),
        (saved(STILL, "PNG")[:300], "picture-broken"),
        (png_that_claims(300, 300), "picture-broken"),
        (saved(STILL, "PNG", save_all=True, append_images=[OTHER]), "picture-animated"),
        (saved(STILL, "WEBP", save_all=True, append_images=[OTHER]), "picture-animated"),
        (saved(STILL, "AVIF", save_all=True, append_images=[OTHER]), "picture-animated"),
    ],
)
def test_each_bad_picture_gets_its_own_word(content: bytes, code: str) -> None:
    assert code_of(content) == code


def _outcome(content: bytes) -> str:
    try:
        return open_picture(content).mode
    except Refused as refused:
        return refused.code


def test_whatever_is_cut_off_or_scrambled_is_refused_and_never_crashes() -> None:
    for format in ("JPEG", "PNG", "WEBP", "AVIF"):
        whole = saved(STILL, format)
        for at in range(0, len(whole), max(1, len(whole) // 40)):
            for content in (whole[:at], whole[:at] + b"\xff\0\xa5" + whole[at + 3 :]):
                assert _outcome(content) in ("RGB", "picture-broken", "not-a-picture", "picture-too-many-pixels")


@pytest.mark.parametrize(("turned", "size"), [(SIDEWAYS, (240, 320)), (UPSIDE_DOWN, (320, 240))])
def test_a_picture_that_was_taken_turned_stands_upright(turned: int, size: tuple[int, int]) -> None:
    exif = Image.Exif()
    exif[ORIENTATION] = turned
    opened = open_picture(saved(STILL, exif=exif))
    assert opened.size == size
    assert opened.getexif().get(ORIENTATION) is None


def test_where_a_picture_was_taken_is_not_kept(tmp_path: Path) -> None:
    exif = Image.Exif()
    exif.get_ifd(GPS)[1] = "N"
    exif[0x010E] = "our address"
    content = saved(STILL, exif=exif, comment=b"our address")
    assert b"our address" in content
    made = render(open_picture(content), tmp_path, "home")
    for name in (made.thumb, made.card, made.large):
        written = (tmp_path / name).read_bytes()
        assert b"our address" not in written
        assert not Image.open(io.BytesIO(written)).getexif()


def test_colours_of_print_are_turned_into_colours_of_screens() -> None:
    opened = open_picture(saved(Image.new("CMYK", (100, 100), (0, 255, 255, 0))))
    red, green, blue = opened.getpixel((50, 50))  # type: ignore[misc]
    assert red > 180 > 90 > max(green, blue)


def test_sixteen_bits_keep_their_greys() -> None:
    deep = Image.new("I;16", (100, 100), 32768)
    assert open_picture(saved(deep, "PNG")).getpixel((5, 5)) == (127, 127, 127)


def test_transparent_parts_of_a_palette_become_white() -> None:
    image = Image.new("P", (100, 100), 0)
    image.putpalette([255, 0, 0, 0, 0, 255])
    image.paste(1, (50, 0, 100, 100))
    opened = open_picture(saved(image, "PNG", transparency=0))
    assert opened.getpixel((10, 10)) == (255, 255, 255)
    assert opened.getpixel((90, 10)) == (0, 0, 255)


def test_several_stills_in_one_jpeg_give_the_first() -> None:
    content = saved(STILL, "MPO", save_all=True, append_images=[OTHER])
    assert open_picture(content).size == (320, 240)
