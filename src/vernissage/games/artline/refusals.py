"""Every code that Artline refuses with, or that its referee objects with. The client has a sentence for each."""

BY_RULES = frozenset(
    {
        "already-answered",
        "already-settled",
        "already-voted",
        "argument-length",
        "bad-number-of-players",
        "bad-setup",
        "cell-not-adjacent",
        "cell-not-free",
        "cell-off-table",
        "clock-stopped",
        "explained-before",
        "explanation-length",
        "game-over",
        "must-show-hand",
        "not-a-player",
        "not-an-opponent",
        "not-for-players",
        "not-in-hand",
        "not-in-this-variant",
        "not-sure-yet",
        "not-your-placement",
        "not-your-turn",
        "nothing-to-explain",
        "nothing-to-hurry",
        "nothing-to-object",
        "nothing-to-vote",
        "objection-missing",
        "placement-gone",
        "refused-before",
        "seat-not-open",
        "theme-missing",
        "theme-not-wanted",
        "theme-refused",
        "theme-unchanged",
        "themes-must-differ",
        "too-few-paintings",
        "unknown-language",
        "wrong-phase",
    }
)

# A doubt has a code too: it is told to the player, who may go on.
BY_REFEREE = frozenset(
    {
        "theme-artist",
        "theme-artist-doubt",
        "theme-empty",
        "theme-fits-most",
        "theme-interpretation",
        "theme-near-repeat",
        "theme-negation",
        "theme-not-one-line",
        "theme-repeats",
        "theme-style",
        "theme-style-doubt",
        "theme-title",
        "theme-too-broad",
        "theme-too-long",
        "theme-year",
    }
)
REFUSALS = BY_RULES | BY_REFEREE
