"""QR codes for the terminal; the client draws its own."""

import io

import segno


def for_terminal(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
