"""Learning: lessons as data, a table apart from the game, and what judges the answers."""
