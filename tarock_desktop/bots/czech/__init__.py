"""Computer players at the Czech tournament table."""
