"""Makes the small fonts of the client again: `just fonts`, once the client's packages are installed.

A first visit in English or Spanish needs about 110 letters and signs. The packages' Latin files hold three times as
many, and features that no page of ours asks for; they are fetched only where another letter is on the screen.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

CLIENT = Path(__file__).resolve().parents[1] / "client"
PACKAGES, FONTS = CLIENT / "node_modules" / "@fontsource", CLIENT / "src" / "style" / "fonts"
FACES = (
    "cormorant-latin-500-normal",
    "cormorant-latin-500-italic",
    "cormorant-latin-600-normal",
    "inter-latin-400-normal",
    "inter-latin-600-normal",
    "inter-latin-800-normal",
    "caveat-latin-600-normal",
)
# The same as the `unicode-range` of these faces in the style sheets.
SIGNS = (
    *range(0x20, 0x7F),
    *(ord(sign) for sign in "\N{NO-BREAK SPACE}¡©«°·»¿×ÁÉÍÑÓÚáèéíñóúü"),
    *(0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x202F, 0x2212),
)
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]


def main() -> None:
    for face in FACES:
        options = Options(layout_features=FEATURES, flavor="woff2", hinting=False, desubroutinize=True)
        font = load_font(str(PACKAGES / face.split("-")[0] / "files" / f"{face}.woff2"), options)
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=SIGNS)
        subsetter.subset(font)
        save_font(font, str(FONTS / f"{face}.woff2"), options)


if __name__ == "__main__":
    main()
