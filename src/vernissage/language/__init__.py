"""Words as people write them: spelling, endings, dictionaries, what they mean, and whom they name."""
