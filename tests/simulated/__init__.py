"""Evenings of several nodes in virtual time, with everything that can go wrong, from a seed."""
