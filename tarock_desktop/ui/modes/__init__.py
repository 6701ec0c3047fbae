"""Other ways to look at the table."""
