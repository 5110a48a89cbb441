"""Small real pictures, good and bad, made on the spot."""

import io
import struct
import zlib

from PIL import Image, ImageDraw


def painting(width: int = 320, height: int = 240, colour: str = "navy", mark: int = 0) -> Image.Image:
    """A plain ground with a shape on it; another `mark` is another picture."""
    image = Image.new("RGB", (width, height), colour)
    draw = ImageDraw.Draw(image)
    draw.ellipse((width // 4, height // 4, width // 2 + mark, height // 2 + mark), fill="orange")
    return image


def saved(image: Image.Image, format: str = "JPEG", **options: object) -> bytes:
    file = io.BytesIO()
    image.save(file, format, **options)
    return file.getvalue()


def png_that_claims(width: int, height: int) -> bytes:
    """A few bytes that would unpack to a giant."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(b"\0" * 999))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
