"""Guessing what a drawing shows from its ink alone, among given words. Needs numpy and nothing else."""

import os

# The network is so small that a second thread of the linear algebra only gets in the way of the first: a guess takes
# 3 ms with one and, on a busy machine, 130 with two. It has to be said before numpy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
