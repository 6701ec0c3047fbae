"""Who has played what: people, games and hands in a small database, read from the journals."""
