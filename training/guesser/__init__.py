"""Trains the network of `vernissage.drawing.guessing` and measures it. Nothing here is needed to play."""
