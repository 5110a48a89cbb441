"""Every code that Storyteller refuses with. The client has a sentence for each."""

REFUSALS = frozenset(
    {
        "already-ready",
        "bad-setup",
        "clock-gone",
        "clue-artist",
        "clue-empty",
        "clue-title",
        "clue-too-long",
        "clue-unreadable",
        "not-a-player",
        "not-for-players",
        "not-in-hand",
        "not-shown",
        "not-your-turn",
        "own-clue",
        "own-painting",
        "seat-closed",
        "storyteller-only-tells",
        "too-few-paintings",
        "turn-gone",
        "unknown-language",
        "wrong-number-of-paintings",
        "wrong-number-of-players",
        "wrong-number-of-votes",
        "wrong-phase",
    }
)
