"""QR codes of links to tables."""

import io

import segno


def svg(text: str) -> bytes:
    """Dark on light with a quiet zone, whatever the page's colours: that is what phones read best."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return out.getvalue()


def for_terminal(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
