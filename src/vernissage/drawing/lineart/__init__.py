"""Pictograms as strokes: read from the SVG files of a package once, when the program is built."""
