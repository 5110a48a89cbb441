"""Recipes for drawing each word, written by people, by level, card and number."""
