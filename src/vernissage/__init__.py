"""Vernissage: a table in the browser for picture games."""

__version__ = "0.1.0"
