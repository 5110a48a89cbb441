"""What the simulations of all games share: who plays, how it is shown."""
