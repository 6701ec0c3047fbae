"""Where table, panels and prompts lie in the window."""
