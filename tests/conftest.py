"""What holds for all tests."""

from hypothesis import settings

# How long an example takes says something about the machine, and nothing about the program.
settings.register_profile("ours", deadline=None)
settings.load_profile("ours")
