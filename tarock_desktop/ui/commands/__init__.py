"""What the window can do, each thing under one name."""
