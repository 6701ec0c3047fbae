"""Computer players at a Königrufen table."""
