"""The parts of the page between two hands: who won, the sides, and how it was counted."""
