"""Vernissage: a table in the browser for picture games."""
