"""What is seen before a game, and the tour of the first hand."""
