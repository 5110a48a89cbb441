"""Trains the network of `vernissage.drawing.recognition` and measures it. Nothing here is needed to play."""
