"""Pictures that people save."""

from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator, Page


def saves(page: Page, button: Locator, folder: Path) -> Image.Image:
    """What is saved by pressing `button`; this Chromium has no share sheet."""
    with page.expect_download() as saved:
        button.click()
    path = folder / saved.value.suggested_filename
    assert path.suffix == ".png"
    saved.value.save_as(path)
    return Image.open(path).convert("RGB")
