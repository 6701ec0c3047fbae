"""What is seen before a game: welcome, choice of a table, the first page."""
