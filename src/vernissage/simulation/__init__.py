"""Simulations: what those of all games share, who plays and how the result is shown."""
