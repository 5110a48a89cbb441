"""Decks from museums that give their pictures to everyone, for people with internet."""
