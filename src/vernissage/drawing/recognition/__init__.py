"""Guessing what a drawing shows from its ink alone, among given words. Needs numpy and nothing else."""
