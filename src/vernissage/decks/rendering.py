"""A picture in the three sizes that we serve, as WebP, under names made from their content."""

import hashlib
import io
from pathlib import Path

from PIL import Image, ImageOps

from vernissage.decks.colours import dominant_colour
from vernissage.decks.model import Pictures, write_atomically

THUMB, CARD = (200, 150), (640, 480)  # 4:3, whatever the picture's own shape
LARGE = 1600  # longest side
SMALLEST = 64  # shortest side of a picture worth looking at


def render(image: Image.Image, folder: Path, name: str) -> Pictures:
    """Writes the three sizes of an RGB picture; `name` begins their file names."""
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
    """The whole picture in the middle; the rest is transparent, so that the table gives the mat its colour."""
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
