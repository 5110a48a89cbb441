"""Simulates games of Storyteller without a table."""
