"""Simulations: what those of all games share, such as players, options and how results are shown."""
