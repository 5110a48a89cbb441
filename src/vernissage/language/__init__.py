"""Natural language: spelling, word endings, dictionaries, the meaning of words, and artists' names."""
