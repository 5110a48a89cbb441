"""Downloads decks from museums that offer their pictures to everyone."""
