"""What pictures may mean: notions in five languages, and which painting somebody's clue is about."""
