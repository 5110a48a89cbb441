"""Many games of Storyteller without a table."""
