"""Strokes: how they are encoded, how a bot draws them, and how it recognises what they show."""

import os

# Drawings are so small that a second thread of linear algebra only gets in the way of the first: a guess takes 3 ms
# with one thread and, on a busy machine, 130 ms with two. This must be set before numpy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
