"""The game as the window sees it: its session as signals, and what is to be shown."""
