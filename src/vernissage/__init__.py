"""Vernissage: play picture games with friends in the browser."""

__version__ = "0.1.0"
