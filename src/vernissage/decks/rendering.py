"""Renders a picture in the three sizes that the server offers, as WebP, under names with a hash of the content."""

import hashlib
import io
from pathlib import Path

from PIL import Image, ImageOps

from vernissage.decks.colours import dominant_colour
from vernissage.decks.model import Pictures, write_atomically

THUMB, CARD = (200, 150), (640, 480)  # 4:3, whatever the picture's own shape
LARGE = 1600  # pixels of the longest side
SMALLEST = 64  # pixels of the shortest side of a picture worth looking at


def render(image: Image.Image, folder: Path, name: str) -> Pictures:
    """Writes an RGB picture in three sizes; the file names begin with `name`."""
    large = image.copy()
    large.thumbnail((LARGE, LARGE), Image.Resampling.LANCZOS)
    return Pictures(
        thumb=_write(on_mat(image, THUMB), folder, f"{name}-thumb", 80),
        card=_write(on_mat(image, CARD), folder, f"{name}-card", 84),
        large=_write(large, folder, name, 86),
        width=large.width,
        height=large.height,
        colour=dominant_colour(image),
    )


def on_mat(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Puts the whole picture in the middle of a transparent mat; the page behind it gives the mat its colour."""
    fitted = ImageOps.contain(image, size, Image.Resampling.LANCZOS)
    if fitted.size == size:
        return fitted
    mat = Image.new("RGBA", size, (0, 0, 0, 0))
    mat.paste(fitted, ((size[0] - fitted.width) // 2, (size[1] - fitted.height) // 2))
    return mat


def _write(image: Image.Image, folder: Path, name: str, quality: int) -> str:
    file = io.BytesIO()
    image.save(file, "WEBP", quality=quality, method=5)  # nothing but pixels: no EXIF, no profile
    content = file.getvalue()
    hashed = f"{name}.{hashlib.sha256(content).hexdigest()[:12]}.webp"
    write_atomically(folder / hashed, content)
    return hashed
