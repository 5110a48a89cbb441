"""Sentences that stand in the same place, by turns: where one of them is seen, all are tried."""

from fnmatch import fnmatchcase

from tests.browser.fitting.sentences import keys

Patterns = list[list[str]]

# The shell's. A game's own are with its tests.
SHELL: Patterns = [
    # A message that stands by itself: a toast, a problem below a field, the one sentence of a page.
    [
        "refusals.*",
        "*.refusals.*",
        "shell.copied",
        "shell.save-failed",
        "shell.notify-forbidden",
        "shell.bot-plays-for",
        "shell.is-back",
        "shell.stood-up",
        "shell.seat-was-closed",
        "shell.your-seat-was-freed",
        "shell.you-host-now*",
        "shell.offline-text",
        "shell.lost-text",
    ],
    ["shell.you", "shell.host", "shell.muted", "shell.wins", "shell.seat-closed", "shell.away", "shell.stand-in"],
    ["shell.strength-easy", "shell.strength-medium", "shell.strength-strong"],
    ["shell.reaction-*"],
    ["shell.bot-name-*"],
    ["shell.stage-*", "owner.owner.unreadable"],
    ["shell.start-needs-two", "shell.host-starts", "shell.reconnecting"],
    ["shell.shut-out", "shell.table-gone", "shell.lost"],
    ["shell.name-missing", "shell.name-too-long"],
    ["decks.enough-for", "decks.too-few"],
    ["decks.intro", "decks.none-yet"],
    ["decks.saving", "decks.saved"],
]


def families(patterns: Patterns) -> list[list[str]]:
    """Their keys."""
    return [sorted(key for key in keys() if any(fnmatchcase(key, one) for one in family)) for family in patterns]
