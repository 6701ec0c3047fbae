"""Computer players at a Žiri table."""
