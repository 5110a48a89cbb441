"""Guesses what a drawing shows from its ink alone, with a small network that needs nothing but numpy."""
