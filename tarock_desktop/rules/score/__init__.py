"""From the facts of a hand to payments."""
