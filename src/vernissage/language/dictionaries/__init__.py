"""Dictionaries of word forms, built in advance as files that open instantly."""
