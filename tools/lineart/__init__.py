"""Converts pictograms to strokes, from the SVG files of a package, when the program is built."""
