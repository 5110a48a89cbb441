"""Opens pictures that strangers made: whatever is wrong with one gets a code, and costs neither memory nor time."""

import io
import struct
import warnings
import zlib
from collections.abc import Iterator
from contextlib import contextmanager

from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError

from vernissage.contract.refused import Refused
from vernissage.decks.own import MOST_BYTES
from vernissage.decks.rendering import LARGE, SMALLEST

FORMATS = ("JPEG", "PNG", "WEBP", "AVIF")
SUFFIXES = (".jpg", ".jpeg", ".png", ".webp", ".avif")
MOST_PIXELS = 60_000_000  # a camera's picture, and 180 MB while it is opened

OTHER_SUFFIXES = (".gif", ".bmp", ".tif", ".tiff", ".heic", ".jp2", ".svg", ".pdf")  # refused, with a word about it
warnings.filterwarnings("ignore", category=Image.DecompressionBombWarning)  # `_check_header` refuses sooner

_OTHER_KINDS = {  # real pictures that we do not take, told apart from what is no picture at all
    b"GIF8": "GIF",
    b"BM": "BMP",
    b"II*\0": "TIFF",
    b"MM\0*": "TIFF",
    b"%PDF": "PDF",
    b"\0\0\0\x0cjP": "JPEG 2000",
    b"<svg": "SVG",
}


def open_picture(content: bytes) -> Image.Image:
    """An upright RGB picture without metadata. Raises `Refused`: `picture-too-large`, `not-a-picture`,
    `picture-format`, `picture-animated`, `picture-too-many-pixels`, `picture-too-small` or `picture-broken`."""
    if len(content) > MOST_BYTES:
        raise Refused("picture-too-large", bytes=len(content), most=MOST_BYTES)
    with _guarded(content):
        image = Image.open(io.BytesIO(content), formats=FORMATS)
        _check_header(image)
        image.draft(None, (2 * LARGE, 2 * LARGE))  # a JPEG opens at a fraction of its size when that is enough
        image.load()
        return _plain(image)


@contextmanager
def _guarded(content: bytes) -> Iterator[None]:
    """Says in our codes what Pillow says in exceptions."""
    try:
        yield
    except UnidentifiedImageError:
        raise _unknown(content) from None
    except Image.DecompressionBombError:
        raise Refused("picture-too-many-pixels", most=MOST_PIXELS) from None
    except _BROKEN:
        raise Refused("picture-broken") from None


_BROKEN = (  # what Pillow's decoders are known to raise on spoilt files
    OSError, SyntaxError, ValueError, EOFError, IndexError, KeyError, TypeError, OverflowError, RuntimeError,
    MemoryError, struct.error, zlib.error, ImageCms.PyCMSError,
)  # fmt: skip


def _unknown(content: bytes) -> Refused:
    for beginning, kind in _OTHER_KINDS.items():
        if content.startswith(beginning):
            return Refused("picture-format", format=kind, formats=list(FORMATS))
    if content[4:8] == b"ftyp" and content[8:12] in (b"heic", b"heix", b"mif1"):
        return Refused("picture-format", format="HEIC", formats=list(FORMATS))
    return Refused("not-a-picture")


def _check_header(image: Image.Image) -> None:
    """All that can be known before a single pixel is unpacked."""
    width, height = image.size
    if width * height > MOST_PIXELS:
        raise Refused("picture-too-many-pixels", width=width, height=height, most=MOST_PIXELS)
    if min(width, height) < SMALLEST:
        raise Refused("picture-too-small", width=width, height=height, least=SMALLEST)
    if image.format in ("PNG", "WEBP", "AVIF") and getattr(image, "is_animated", False):
        raise Refused("picture-animated")  # phones put several stills into one JPEG: the first is the picture


def _plain(image: Image.Image) -> Image.Image:
    upright = _eight_bit(ImageOps.exif_transpose(image))
    upright = _in_srgb(upright, image.info.get("icc_profile"))
    if "A" in upright.getbands() or "transparency" in upright.info:
        return _on_white(upright.convert("RGBA"))
    return _bare(upright.convert("RGB"))


def _eight_bit(image: Image.Image) -> Image.Image:
    """Sixteen bits a pixel come as integers that a plain conversion would cut off instead of scaling down."""
    if image.mode.startswith("I;16"):
        image = image.convert("I")
    return image.point(lambda value: value / 257).convert("L") if image.mode == "I" else image


def _in_srgb(image: Image.Image, profile: bytes | None) -> Image.Image:
    """The colours as they were meant; a profile that makes no sense is left aside."""
    if not profile or image.mode not in ("RGB", "CMYK", "L"):
        return image
    try:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        turned = ImageCms.profileToProfile(image, source, ImageCms.createProfile("sRGB"), outputMode="RGB")
    except (ImageCms.PyCMSError, OSError, ValueError):
        return image
    return turned or image


def _on_white(image: Image.Image) -> Image.Image:
    ground = Image.new("RGB", image.size, "white")
    ground.paste(image, mask=image.getchannel("A"))
    return ground


def _bare(image: Image.Image) -> Image.Image:
    """The same pixels, with nothing that came along."""
    clean = Image.new("RGB", image.size)
    clean.paste(image)
    return clean
