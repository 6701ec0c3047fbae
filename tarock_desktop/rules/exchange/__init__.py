"""Between bid and play: talon, called cards, discards; giving or selling the game instead."""
