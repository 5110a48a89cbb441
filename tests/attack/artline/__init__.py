"""Attacks on what only this game lets people send."""
