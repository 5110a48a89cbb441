"""Strokes: their bytes, how a bot's hand draws them, and how its eye guesses what they show."""

import os

# Drawings are so small that a second thread of the linear algebra only gets in the way of the first: a guess takes
# 3 ms with one and, on a busy machine, 130 with two. It has to be said before numpy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
