"""Simulates games of Artline without a table, a clock or a network, to count what happens in them."""
