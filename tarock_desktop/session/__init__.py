"""A table in use: people and computer players, the journal, and who may see what."""
