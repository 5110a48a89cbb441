"""Simulates games of Pictomania without a table, a clock or a network, to count what happens in them."""
